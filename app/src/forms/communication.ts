import * as limits from '@convoca/sdk/limits'
import { z } from 'zod'
import { noProfanity } from './profanity.ts'
import { lengthOf } from './text-limits.ts'

const required = 'Campo obrigatório'
const kinds = ['INFO', 'WARNING', 'URGENT', 'PRIVATE'] as const

const fields = z.object({
  kind: z.enum(kinds),
  recipientId: z.string(),
  title: z
    .string()
    .trim()
    .min(1, required)
    .superRefine(lengthOf('O título deve', limits.CommunicationInput.title)),
  body: z
    .string()
    .trim()
    .min(1, required)
    .superRefine(lengthOf('A mensagem deve', limits.CommunicationInput.body)),
})

/** A communication (docs/product.md#communications). */
export const communicationSchema = fields
  .refine(({ kind, recipientId }) => kind !== 'PRIVATE' || recipientId !== '', {
    path: ['recipientId'],
    error: 'Escolha quem vai receber',
  })
  // Profanity is checked in what the team reads, not in private messages.
  .superRefine(({ kind, title, body }, context) => {
    if (kind === 'PRIVATE') return
    noProfanity('Título', ['title'])(title, context)
    noProfanity('Mensagem', ['body'])(body, context)
  })

export type CommunicationValues = z.infer<typeof communicationSchema>

/** Maps the values to the request. */
export function toCommunicationInput(values: CommunicationValues) {
  const { kind, recipientId, title, body } = communicationSchema.parse(values)
  const isPrivate = kind === 'PRIVATE'
  return { title, body, messageType: kind, isGlobal: !isPrivate, recipientId: isPrivate ? recipientId : null }
}
