import { countCharacters, countVisible, findProfanity } from '@convoca/sdk/text'
import { type FieldError, fieldError } from '../errors.ts'

/** A text that may be left out; one that has nothing to read is left out too. */
export function cleanOptional(
  text: string | null | undefined,
  clean: (text: string) => string,
): string | null {
  const cleaned = clean(text ?? '')
  return cleaned === '' ? null : cleaned
}

/** Lengths count again once a text is clean, since that changes them: three zero-width characters are no name. */
export function lengthErrors(
  path: string,
  text: string | null,
  { min = 0, max = Infinity }: { min?: number; max?: number },
): FieldError[] {
  const length = countCharacters(text ?? '')
  if (countVisible(text ?? '') < min)
    return [fieldError(path, 'TOO_SHORT', `must have at least ${min} characters`)]
  return length > max ? [fieldError(path, 'TOO_LONG', `must have at most ${max} characters`)] : []
}

export function profanityErrors(path: string, text: string | null, find = findProfanity): FieldError[] {
  if (text === null || find(text) === null) return []
  return [fieldError(path, 'PROFANITY', 'must be free of offensive words')]
}
