import {
  ageOn,
  isBrazilianPhone,
  isCpf,
  isNick,
  limits,
  minimumAge,
  onlyDigits,
  phoneDigits,
} from '@convoca/sdk/text'
import { dateTextToIso } from '@convoca/ui'
import { z } from 'zod'
import { noProfanity } from './profanity.ts'

const required = 'Campo obrigatório'
const genders = ['MALE', 'FEMALE', 'OTHER', 'NOT_INFORMED'] as const
const text = () => z.string().trim().min(1, required)

/** The age in full years; NaN for an invalid date. */
const ageAt = (typed: string) => ageOn(dateTextToIso(typed) ?? '', new Date())
const isPastDate = (typed: string) => ageAt(typed) >= 0 && ageAt(typed) < 130
const isOldEnough = (typed: string) => !(ageAt(typed) < minimumAge)

/** Registration (part 1 §5 and §8). Values are as typed; `toRegistration` maps them to the request. */
export const registerSchema = z
  .object({
    name: text()
      .min(limits.userName.min, 'O nome deve ter no mínimo 3 caracteres')
      .max(limits.userName.max, 'O nome deve ter no máximo 50 caracteres')
      .superRefine(noProfanity('Nome')),
    nick: text()
      .min(limits.nick.min, 'O nick deve ter no mínimo 3 caracteres')
      .max(limits.nick.max, 'O nick deve ter no máximo 20 caracteres')
      .refine(isNick, 'Use só letras, números, hífen e sublinhado')
      .superRefine(noProfanity('Nick')),
    email: text().pipe(z.email('E-mail inválido')),
    cpf: text().refine(isCpf, 'CPF inválido'),
    phone: text().refine(isBrazilianPhone, 'Telefone inválido'),
    birth: text()
      .refine(isPastDate, 'Data inválida')
      .refine(isOldEnough, `É preciso ter pelo menos ${minimumAge} anos para se cadastrar`),
    gender: z.enum(genders, { error: 'O campo Gênero é obrigatório' }),
    password: z
      .string()
      .min(1, required)
      .min(limits.password.min, 'Senha deve ter no mínimo 8 caracteres')
      .max(limits.password.max, 'Senha deve ter no máximo 128 caracteres'),
    passwordConfirm: z.string().min(1, 'O campo Confirmar Senha é obrigatório.'),
  })
  .refine(({ password, passwordConfirm }) => password === passwordConfirm, {
    path: ['passwordConfirm'],
    error: 'As senhas devem ser iguais',
    // Reported as soon as both are typed, even while other fields are invalid.
    when: ({ value }) => {
      const { password, passwordConfirm } = value as Partial<Record<string, unknown>>
      return Boolean(password) && Boolean(passwordConfirm)
    },
  })

export type RegisterValues = Omit<z.input<typeof registerSchema>, 'gender'> & {
  gender: (typeof genders)[number] | ''
}

export const emptyRegistration: RegisterValues = {
  name: '',
  nick: '',
  email: '',
  cpf: '',
  phone: '',
  birth: '',
  gender: 'NOT_INFORMED',
  password: '',
  passwordConfirm: '',
}

/** The request: digits only, an ISO date, and without passwordConfirm (part 1 §5). */
export function toRegistration(values: RegisterValues) {
  const { passwordConfirm: _, birth, ...rest } = registerSchema.parse(values)
  return {
    ...rest,
    cpf: onlyDigits(rest.cpf),
    phone: phoneDigits(rest.phone),
    birth: dateTextToIso(birth) ?? birth,
    provider: null,
  }
}
