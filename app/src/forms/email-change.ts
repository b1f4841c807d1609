import { z } from 'zod'
import { isGiven } from './identity.ts'
import type { Proof } from './identity.ts'
import { required } from './person.ts'

/** Another address for the account, and who asks for it. */
export const emailChangeSchema = z.object({
  email: z.string().trim().min(1, required).pipe(z.email('E-mail inválido')),
  proof: z.custom<Proof>().refine(isGiven, required),
})
