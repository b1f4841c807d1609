import * as limits from '@convoca/sdk/limits'
import { isSecureUrl } from '@convoca/sdk/text'
import { z } from 'zod'
import { noProfanity, noProfanityInUrl } from './profanity.ts'
import { lengthOf } from './text-limits.ts'

/** A sponsor (docs/product.md#sponsors). Empty optional fields are sent as null. */
export const sponsorSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Nome obrigatório')
    .superRefine(lengthOf('O nome deve', limits.SponsorInput.name))
    .superRefine(noProfanity('Nome')),
  url: z
    .string()
    .trim()
    .superRefine(lengthOf('O site deve', limits.SponsorInput.url))
    .refine((text) => text === '' || text.startsWith('https://'), {
      error: 'O site deve começar com https://',
      abort: true,
    })
    .refine((text) => text === '' || isSecureUrl(text), 'Endereço inválido')
    .superRefine(noProfanityInUrl('Site')),
  description: z
    .string()
    .trim()
    .superRefine(lengthOf('A descrição deve', limits.SponsorInput.description))
    .superRefine(noProfanity('Descrição')),
  isActive: z.boolean(),
})

export type SponsorValues = z.input<typeof sponsorSchema>

export const emptySponsor: SponsorValues = { name: '', url: '', description: '', isActive: true }

/** Maps the values to the request. */
export function toSponsorInput(values: SponsorValues) {
  const { name, url, description, isActive } = sponsorSchema.parse(values)
  return {
    name,
    url: url === '' ? null : url,
    description: description === '' ? null : description,
    is_active: isActive,
  }
}
