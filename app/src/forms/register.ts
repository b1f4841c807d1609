import { isBrazilianPhone, isCpf, isNick, onlyDigits } from '@convoca/sdk/text'
import { dateTextToIso } from '@convoca/ui'
import { z } from 'zod'

const required = 'Campo obrigatório'
const genders = ['MALE', 'FEMALE', 'OTHER', 'NOT_INFORMED'] as const
/** Minimum age in years (product.md §3). */
const minimumAge = 16

const text = () => z.string().trim().min(1, required)

function isPastDate(typed: string) {
  const iso = dateTextToIso(typed)
  return iso !== null && iso >= '1900-01-01' && new Date(iso) < new Date()
}

function isOldEnough(typed: string) {
  const iso = dateTextToIso(typed)
  if (iso === null) return true
  const birthday = new Date(iso)
  birthday.setFullYear(birthday.getFullYear() + minimumAge)
  return birthday <= new Date()
}

/** Registration (part 1 §5 and §8). Values are what the person typed; `toRegistration` makes them the request. */
export const registerSchema = z
  .object({
    name: text()
      .min(3, 'O nome deve ter no mínimo 3 caracteres')
      .max(50, 'O nome deve ter no máximo 50 caracteres'),
    nick: text()
      .min(3, 'O nick deve ter no mínimo 3 caracteres')
      .max(20, 'O nick deve ter no máximo 20 caracteres')
      .refine(isNick, 'Use só letras, números, hífen e sublinhado'),
    email: text().pipe(z.email('E-mail inválido')),
    cpf: text().refine((value) => isCpf(onlyDigits(value)), 'CPF inválido'),
    phone: text().refine((value) => isBrazilianPhone(onlyDigits(value)), 'Telefone inválido'),
    birth: text()
      .refine(isPastDate, 'Data inválida')
      .refine(isOldEnough, `É preciso ter pelo menos ${minimumAge} anos para se cadastrar`),
    gender: z.enum(genders, { error: 'O campo Gênero é obrigatório' }),
    password: z
      .string()
      .min(1, required)
      .min(8, 'Senha deve ter no mínimo 8 caracteres')
      .max(128, 'Senha deve ter no máximo 128 caracteres'),
    passwordConfirm: z.string().min(1, 'O campo Confirmar Senha é obrigatório.'),
  })
  .refine(({ password, passwordConfirm }) => password === passwordConfirm, {
    path: ['passwordConfirm'],
    error: 'As senhas devem ser iguais',
    // Said as soon as both are typed, not only once every other field is right.
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
    phone: onlyDigits(rest.phone),
    birth: dateTextToIso(birth) ?? birth,
    provider: null,
  }
}
