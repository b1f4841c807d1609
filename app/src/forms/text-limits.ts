import { countCharacters, countVisible } from '@convoca/sdk/text'
import type { z } from 'zod'

type Check = (text: string, context: z.RefinementCtx<string>) => void

/** A limit of a field, which `@convoca/sdk/limits` has. */
interface Limit {
  min?: number
  max: number
}

/**
 * A check of `superRefine`: at most `max` characters, as the server counts them. zod's own `max` counts
 * UTF-16 units, of which an emoji has two or more.
 */
export const atMost =
  (max: number, message: string): Check =>
  (text, context) => {
    if (countCharacters(text) > max) context.addIssue({ code: 'custom', message, input: text })
  }

/** A check of `superRefine`: at least `min` characters that can be seen, as the server counts them. */
export const atLeast =
  (min: number, message: string, count = countVisible): Check =>
  (text, context) => {
    if (count(text) < min) context.addIssue({ code: 'custom', message, input: text })
  }

/**
 * Checks, for `superRefine`, that a text is as long as the contract allows. The sentence begins with its subject and verb, `O nome deve`. A text that must
 * only be there has a sentence of its own.
 */
export const lengthOf =
  (subject: string, { min = 0, max }: Limit, count = countVisible): Check =>
  (text, context) => {
    if (min > 1) atLeast(min, `${subject} ter no mínimo ${min} caracteres`, count)(text, context)
    atMost(max, `${subject} ter no máximo ${max} caracteres`)(text, context)
  }
