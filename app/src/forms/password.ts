import * as limits from '@convoca/sdk/limits'
import { countCharacters } from '@convoca/sdk/text'
import { z } from 'zod'
import { email, required } from './person.ts'
import { atMost, lengthOf } from './text-limits.ts'

const notTooLong = atMost(limits.RegisterInput.password.max, 'Senha deve ter no máximo 128 caracteres')

/** A password that somebody chooses (docs/product.md#accounts). */
export const newPassword = z
  .string()
  .min(1, required)
  .superRefine(lengthOf('Senha deve', limits.RegisterInput.password, countCharacters))

interface Confirmed {
  password: string
  passwordConfirm: string
}

/**
 * Arguments of `refine` that report different passwords as soon as both are typed, even while other fields
 * are invalid.
 */
export const samePasswords: [(values: Confirmed) => boolean, z.core.$ZodCustomParams] = [
  ({ password, passwordConfirm }: Confirmed) => password === passwordConfirm,
  {
    path: ['passwordConfirm'],
    error: 'As senhas devem ser iguais',
    when: ({ value }) => {
      const { password, passwordConfirm } = value as Partial<Confirmed>
      return Boolean(password) && Boolean(passwordConfirm)
    },
  },
]

/** The new password of a mailed link, whose e-mail must be valid when it is there. */
export const passwordResetSchema = z
  .object({
    email: z.union([z.literal(''), email()], { error: 'E-mail inválido' }),
    password: newPassword,
    passwordConfirm: z.string().min(1, required),
  })
  .refine(...samePasswords)

/** The new password of a signed-in user. */
export const passwordChangeSchema = z
  .object({
    currentPassword: z.string().min(1, required).superRefine(notTooLong),
    password: newPassword,
    passwordConfirm: z.string().min(1, required),
  })
  .refine(...samePasswords)
