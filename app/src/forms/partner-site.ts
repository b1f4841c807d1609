import * as limits from '@convoca/sdk/limits'
import { z } from 'zod'
import { atLeast, atMost } from './text-limits.ts'

export const splitOrigins = (text: string): string[] =>
  text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((origin) => origin.replace(/\/$/, ''))

const isOrigin = (text: string): boolean =>
  /^(?:https:\/\/[^/?#@\s]+|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?)$/i.test(text) && URL.canParse(text)

/** A site as typed; one origin on each line. */
export const partnerSiteSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Campo obrigatório')
    .superRefine(atLeast(limits.PartnerSiteInput.name.min, 'Mínimo de 3 caracteres'))
    .superRefine(atMost(limits.PartnerSiteInput.name.max, 'Máximo de 50 caracteres')),
  origins: z
    .string()
    .trim()
    .min(1, 'Campo obrigatório')
    .refine(
      (text) => splitOrigins(text).every(isOrigin),
      'Cada endereço começa com https:// e não tem caminho',
    )
    .refine((text) => splitOrigins(text).length <= 10, 'Máximo de 10 endereços'),
})
