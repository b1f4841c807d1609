import { z } from 'zod'
import { required } from './person.ts'

/** Another address for the account, and the password or a mailed code. */
export const emailChangeSchema = z.object({
  email: z.string().trim().min(1, required).pipe(z.email('E-mail inválido')),
  secret: z.string().trim().min(1, required),
})
