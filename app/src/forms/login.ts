import { z } from 'zod'

const required = 'Campo obrigatório.'

/** Log-in (part 1 §5). */
export const loginSchema = z.object({
  email: z.string().trim().min(1, required).pipe(z.email('E-mail inválido')),
  password: z.string().min(1, required),
})

export const emptyLogin = { email: '', password: '' }
