import { onlyDigits, phoneDigits } from '@convoca/sdk/text'
import { dateTextToIso } from '@convoca/ui'
import { z } from 'zod'
import { newPassword, samePasswords } from './password.ts'
import { email, genders, personFields } from './person.ts'

const accountFields = {
  ...personFields,
  email: email(),
  gender: z.enum(genders, { error: 'O campo Gênero é obrigatório' }),
}

/** The rest of a first social log-in: no password. */
export const socialRegistrationSchema = z.object(accountFields)

export type SocialRegistrationValues = Omit<z.input<typeof socialRegistrationSchema>, 'gender'> & {
  gender: (typeof genders)[number] | ''
}

/** Digits only and an ISO date. */
function toPerson<Person extends { cpf: string; phone: string; birth: string }>(person: Person) {
  return {
    ...person,
    cpf: onlyDigits(person.cpf),
    phone: phoneDigits(person.phone),
    birth: dateTextToIso(person.birth) ?? person.birth,
  }
}

export const toSocialRegistration = (values: SocialRegistrationValues) =>
  toPerson(socialRegistrationSchema.parse(values))

/** Registration (docs/product.md#accounts). Values are as typed; `toRegistration` maps them to the request. */
export const registerSchema = z
  .object({
    ...accountFields,
    password: newPassword,
    passwordConfirm: z.string().min(1, 'O campo Confirmar Senha é obrigatório.'),
  })
  .refine(...samePasswords)

export type RegisterValues = Omit<z.input<typeof registerSchema>, 'gender'> & {
  gender: (typeof genders)[number] | ''
}

/** The request: digits only, an ISO date, and without passwordConfirm (docs/product.md#accounts). */
export function toRegistration(values: RegisterValues) {
  const { passwordConfirm: _, ...rest } = registerSchema.parse(values)
  return { ...toPerson(rest), provider: null }
}
