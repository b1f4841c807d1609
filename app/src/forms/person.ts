import * as limits from '@convoca/sdk/limits'
import {
  ageOn,
  isBrazilianPhone,
  isCpf,
  isForeignPhone,
  isLookalikeEmail,
  isNick,
  minimumAge,
  toAsciiEmail,
} from '@convoca/sdk/text'
import { dateTextToIso } from '@convoca/ui'
import { z } from 'zod'
import { noProfanity } from './profanity.ts'
import { lengthOf } from './text-limits.ts'

export const required = 'Campo obrigatório'
export const genders = ['MALE', 'FEMALE', 'OTHER', 'NOT_INFORMED'] as const

/** A text that must be filled in. */
export const requiredText = () => z.string().trim().min(1, required)

/** An address, also of a domain with accents or in another alphabet. */
export const email = () =>
  requiredText()
    .refine((text) => toAsciiEmail(text) !== null, 'E-mail inválido')
    .refine(
      (text) => !isLookalikeEmail(text),
      'O domínio do e-mail mistura letras que se confundem com outras',
    )

/** The age in full years; NaN for an invalid date. */
const ageAt = (typed: string) => ageOn(dateTextToIso(typed) ?? '', new Date())
const isPastDate = (typed: string) => ageAt(typed) >= 0 && ageAt(typed) < 130
const isOldEnough = (typed: string) => !(ageAt(typed) < minimumAge)

/** The fields that registration and the profile form ask of a person (docs/product.md#accounts), as typed. */
export const personFields = {
  name: requiredText()
    .superRefine(lengthOf('O nome deve', limits.RegisterInput.name))
    .superRefine(noProfanity('Nome')),
  nick: requiredText()
    .superRefine(lengthOf('O nick deve', limits.RegisterInput.nick))
    .refine(isNick, 'Use só letras, números, hífen e sublinhado')
    .superRefine(noProfanity('Nick')),
  cpf: requiredText().refine(isCpf, 'CPF inválido'),
  phone: requiredText()
    .refine((text) => !isForeignPhone(text), 'Use um telefone do Brasil, com DDD')
    .refine(isBrazilianPhone, 'Telefone inválido'),
  birth: requiredText()
    .refine(isPastDate, 'Data inválida')
    .refine(isOldEnough, `É preciso ter pelo menos ${minimumAge} anos para se cadastrar`),
}
