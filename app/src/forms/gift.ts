import * as limits from '@convoca/sdk/limits'
import { z } from 'zod'
import { noProfanity } from './profanity.ts'
import { lengthOf } from './text-limits.ts'

/** The entry of a team as a gift, whose message is optional. */
export const giftSchema = z.object({
  registrationId: z.string().min(1, 'Escolha o time'),
  message: z
    .string()
    .trim()
    .superRefine(lengthOf('A mensagem deve', limits.GiftInput.message))
    .superRefine(noProfanity('Mensagem')),
})

export type GiftValues = z.input<typeof giftSchema>

export function toGiftInput(values: GiftValues) {
  const { registrationId, message } = giftSchema.parse(values)
  return { registrationId, message: message === '' ? null : message }
}
