import type { RegisterValues } from './register.ts'

/** Apart from the schema, which loads once the form is used. */
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
