import { z } from 'zod'
import { isGiven } from './identity.ts'
import type { Proof } from './identity.ts'
import { email, required } from './person.ts'

/** Another address for the account, and a proof that its owner asks for it. */
export const emailChangeSchema = z.object({
  email: email(),
  proof: z.custom<Proof>().refine(isGiven, required),
})
