import * as limits from '@convoca/sdk/limits'
import { formatCpf, formatPhone, onlyDigits, phoneDigits } from '@convoca/sdk/text'
import { dateTextToIso, isoToDateText } from '@convoca/ui'
import { z } from 'zod'
import type { ProfileInput } from '../atoms/profile.ts'
import type { OwnProfile } from '../atoms/session.ts'
import { genders, personFields } from './person.ts'
import { noProfanity } from './profanity.ts'
import { lengthOf } from './text-limits.ts'

/** The profile form (docs/product.md#profile). Values are as typed; `toProfileInput` maps them to the request. */
export const profileSchema = z.object({
  ...personFields,
  gender: z.enum(genders).or(z.literal('')),
  about: z
    .string()
    .trim()
    .superRefine(lengthOf('O texto deve', limits.ProfileInput.about))
    .superRefine(noProfanity('Sobre')),
})

export type ProfileValues = z.input<typeof profileSchema>

export const toProfileValues = (entity: OwnProfile['entity']): ProfileValues => ({
  name: entity.name,
  nick: entity.nick,
  phone: formatPhone(entity.phone),
  gender: entity.gender ?? '',
  cpf: formatCpf(entity.cpf),
  about: entity.about ?? '',
  birth: isoToDateText(entity.birth),
})

/** The request: digits only, an ISO date, and null for what is empty (docs/product.md#profile). */
export function toProfileInput(id: string, values: ProfileValues): ProfileInput {
  const { gender, about, birth, ...rest } = profileSchema.parse(values)
  return {
    ...rest,
    id,
    gender: gender === '' ? null : gender,
    about: about === '' ? null : about,
    cpf: onlyDigits(rest.cpf),
    phone: phoneDigits(rest.phone),
    birth: dateTextToIso(birth) ?? birth,
  }
}
