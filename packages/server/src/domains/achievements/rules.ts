import { cleanName, findProfanity } from '@convoca/sdk/text'
import type { Schemas } from '../../contract/types.ts'
import { DomainError, type FieldError } from '../errors.ts'
import { cleanDescription } from '../teams/rules.ts'

const DAY = 24 * 60 * 60 * 1000

function profanityErrors(path: string, text: string | null): FieldError[] {
  if (text === null || findProfanity(text) === null) return []
  return [{ path, code: 'PROFANITY', message: `${path} must be free of offensive words` }]
}

function orNull(text: string | null | undefined, clean: (text: string) => string): string | null {
  const cleaned = clean(text ?? '')
  return cleaned === '' ? null : cleaned
}

/** An achievement as it is stored; an empty text is none. Nobody has won tomorrow, wherever the day is. */
export function checkAchievement(input: Schemas['AchievementInput'], now: Date): Schemas['AchievementInput'] {
  const achievement = {
    title: cleanName(input.title),
    description: orNull(input.description, cleanDescription),
    placement: input.placement,
    date: input.date,
    game_id: input.game_id,
    championship: orNull(input.championship, cleanName),
  }
  const fieldErrors = [
    ...profanityErrors('title', achievement.title),
    ...profanityErrors('description', achievement.description),
    ...profanityErrors('championship', achievement.championship),
  ]
  if ([...achievement.title].length < 3) {
    fieldErrors.push({ path: 'title', code: 'TOO_SHORT', message: 'title must have at least 3 characters' })
  }
  if (achievement.date > new Date(now.getTime() + DAY).toISOString().slice(0, 10)) {
    fieldErrors.push({ path: 'date', code: 'OUT_OF_RANGE', message: 'date must not be in the future' })
  }
  if (fieldErrors.length > 0) throw new DomainError('VALIDATION_FAILED', { fieldErrors })
  return achievement
}
