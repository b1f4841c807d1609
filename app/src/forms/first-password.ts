import { z } from 'zod'
import { isGiven } from './identity.ts'
import type { Proof } from './identity.ts'
import { newPassword, samePasswords } from './password.ts'
import { required } from './person.ts'

/** The first password of a signed-in user, and a proof that its owner asks for it. */
export const firstPasswordSchema = z
  .object({
    proof: z.custom<Proof>().refine(isGiven, required),
    password: newPassword,
    passwordConfirm: z.string().min(1, required),
  })
  .refine(...samePasswords)
