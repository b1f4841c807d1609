import { toAsciiEmail } from '@convoca/sdk/text'

/** Log-in (docs/product.md#log-ins). */
export interface LoginValues {
  email: string
  password: string
}

export const emptyLogin: LoginValues = { email: '', password: '' }

export const required = 'Campo obrigatório.'

/** The error of an address as typed, if any. */
export function validateEmail(typed: string): string | undefined {
  const address = typed.trim()
  if (address === '') return required
  return toAsciiEmail(address) !== null ? undefined : 'E-mail inválido'
}

export type LoginErrors = Partial<Record<keyof LoginValues, string>>

/**
 * The errors by field. Written by hand: for these two fields the visitor of /auth would load a schema and a form library,
 * a quarter of the page's script.
 */
export function validateLogin({ email, password }: LoginValues): LoginErrors {
  const errors: LoginErrors = {}
  const emailError = validateEmail(email)
  if (emailError !== undefined) errors.email = emailError
  if (password === '') errors.password = required
  return errors
}
