import { isStaffNick } from '@convoca/contract/rules'
import { RegisterInput } from '@convoca/sdk/limits'
import { ageOn, cleanName, isBrazilianPhone, isCpf, minimumAge } from '@convoca/sdk/text'
import { DomainError, type ErrorCode, type FieldError } from '../../errors.ts'
import { profanityErrors } from '../text-rules.ts'
import { isCommonPassword } from './common-passwords.ts'
import { toNewEmail } from './email-address.ts'

const OLDEST_AGE = 120

export interface Registration {
  name: string
  nick: string
  cpf: string
  phone: string
  email: string
  gender: 'MALE' | 'FEMALE' | 'OTHER' | 'NOT_INFORMED' | null
  birth: string
  password: string
}

/** The calendar day in São Paulo, `YYYY-MM-DD`: that is where a birthday counts. */
export function dayInBrazil(now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(now)
}

/** The latest birth of somebody who is at least `age` years old today. */
export function latestBirth(age: number, now: Date): string {
  const today = dayInBrazil(now)
  return `${Number(today.slice(0, 4)) - age}${today.slice(4)}`
}

function checkName(given: string): FieldError[] {
  const name = cleanName(given)
  const { length } = [...name]
  const { min, max } = RegisterInput.name
  if (length < min)
    return [{ path: 'name', code: 'TOO_SHORT', message: `name must be at least ${min} characters long` }]
  if (length > max)
    return [{ path: 'name', code: 'TOO_LONG', message: `name must be at most ${max} characters long` }]
  if (!/\p{L}/u.test(name))
    return [{ path: 'name', code: 'INVALID_FORMAT', message: 'name must be written with letters' }]
  return profanityErrors('name', name)
}

function checkNick(nick: string): FieldError[] {
  if (isStaffNick(nick)) return [{ path: 'nick', code: 'TAKEN', message: 'nick is already in use' }]
  return profanityErrors('nick', nick)
}

function checkBirth(birth: string, now: Date): FieldError[] {
  const today = dayInBrazil(now)
  const age = ageOn(birth, new Date(`${today}T00:00:00`))
  if (birth >= today || Number.isNaN(age) || age > OLDEST_AGE) {
    return [{ path: 'birth', code: 'OUT_OF_RANGE', message: 'birth must be a real past date' }]
  }
  if (age < minimumAge) {
    return [{ path: 'birth', code: 'UNDERAGE', message: `birth must be at least ${minimumAge} years ago` }]
  }
  return []
}

export function refuseCommonPassword(password: string, own: readonly string[]): void {
  if (!isCommonPassword(password, own)) return
  throw new DomainError('PASSWORD_TOO_COMMON', { fieldErrors: [tooCommon] })
}

const tooCommon: FieldError = {
  path: 'password',
  code: 'TOO_COMMON',
  message: 'password must be harder to guess',
}

/** Codes of the problem when every field error has the same code, for those that have one. */
const problemCodes: Readonly<Partial<Record<FieldError['code'], ErrorCode>>> = {
  UNDERAGE: 'UNDERAGE',
  TAKEN: 'NICK_TAKEN',
  TOO_COMMON: 'PASSWORD_TOO_COMMON',
  PROFANITY: 'PROFANITY',
}

/** The fields of a person in a registration and the profile form. */
export type PersonFields = Pick<Registration, 'name' | 'nick' | 'cpf' | 'phone' | 'birth'>

/** The rules that a schema cannot express. */
export function personErrors(input: PersonFields, now: Date): FieldError[] {
  const fieldErrors: FieldError[] = [
    ...checkName(input.name),
    ...checkBirth(input.birth, now),
    ...checkNick(input.nick),
  ]
  if (!isCpf(input.cpf))
    fieldErrors.push({ path: 'cpf', code: 'INVALID_VALUE', message: 'cpf must be a valid CPF' })
  if (!isBrazilianPhone(input.phone)) {
    fieldErrors.push({
      path: 'phone',
      code: 'INVALID_VALUE',
      message: 'phone must be a Brazilian phone with area code',
    })
  }
  return fieldErrors
}

/** Throws one error with every invalid field. */
export function refusePerson(fieldErrors: readonly FieldError[]): void {
  const [first] = fieldErrors
  if (first === undefined) return
  const code = fieldErrors.every((error) => error.code === first.code) ? problemCodes[first.code] : undefined
  throw new DomainError(code ?? 'VALIDATION_FAILED', { fieldErrors })
}

/** Checks a registration and cleans its name. */
export function checkRegistration(input: Registration, now: Date): Registration {
  const fieldErrors = personErrors(input, now)
  if (isCommonPassword(input.password, [input.nick, input.email])) {
    fieldErrors.push(tooCommon)
  }
  refusePerson(fieldErrors)
  return { ...input, email: toNewEmail('email', input.email), name: cleanName(input.name) }
}
