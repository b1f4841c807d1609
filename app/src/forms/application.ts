import * as limits from '@convoca/sdk/limits'
import { z } from 'zod'
import { noProfanity } from './profanity.ts'
import { lengthOf } from './text-limits.ts'

/** An application to a team, whose message is optional. */
export const applicationSchema = z.object({
  message: z
    .string()
    .trim()
    .superRefine(lengthOf('A mensagem deve', limits.ApplicationInput.message))
    .superRefine(noProfanity('Mensagem para o time')),
})

export const emptyApplication = { message: '' }

export function toApplicationInput(values: typeof emptyApplication, vacancyId: string | null) {
  const { message } = applicationSchema.parse(values)
  return { message: message === '' ? null : message, vacancyId }
}
