import { isForeignPhone, isPixKey } from '@convoca/sdk/text'
import { z } from 'zod'
import { requiredText } from './person.ts'

const types = ['CPF', 'EMAIL', 'PHONE', 'KEYRANDOM'] as const

const invalidTexts: Record<(typeof types)[number], string> = {
  CPF: 'CPF inválido',
  EMAIL: 'E-mail inválido',
  PHONE: 'Telefone inválido',
  KEYRANDOM: 'Chave aleatória inválida',
}

/** A Pix key as typed, checked by its type. */
export const pixKeySchema = z
  .object({ type: z.enum(types, { error: 'Campo obrigatório' }), key: requiredText() })
  .superRefine(({ type, key }, context) => {
    if (type === 'PHONE' && isForeignPhone(key))
      context.addIssue({ code: 'custom', path: ['key'], message: 'Use um telefone do Brasil, com DDD' })
    else if (!isPixKey(type, key))
      context.addIssue({ code: 'custom', path: ['key'], message: invalidTexts[type] })
  })

export interface PixKeyValues {
  type: (typeof types)[number] | ''
  key: string
}
