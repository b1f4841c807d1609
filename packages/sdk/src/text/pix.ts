import { isBrazilianPhone, isCpf, onlyDigits, phoneDigits } from './cpf-phone.ts'
import { isEmail, toAsciiEmail } from './email.ts'

/** Pix key types. */
export type PixKeyType = 'CPF' | 'EMAIL' | 'PHONE' | 'KEYRANDOM'

const randomKey = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

const checks: Readonly<Record<PixKeyType, (key: string) => boolean>> = {
  CPF: isCpf,
  EMAIL: (key) => isEmail(key) && (toAsciiEmail(key) ?? '').length <= 77,
  PHONE: isBrazilianPhone,
  KEYRANDOM: (key) => randomKey.test(key),
}

/** Whether a key fits its type: a CPF, an e-mail of at most 77 characters, a phone, or a random UUID. */
export function isPixKey(type: PixKeyType, key: string): boolean {
  return checks[type](key.trim())
}

const masks: Readonly<Record<PixKeyType, (key: string) => string>> = {
  CPF: (key) => onlyDigits(key).replace(/^\d{3}(\d{3})(\d{3})\d{2}$/, '***.$1.$2-**'),
  EMAIL: (key) => key.replace(/^(.).*@/, '$1***@'),
  PHONE: (key) => phoneDigits(key).replace(/^(\d{2})\d+(\d{4})$/, '($1) *****-$2'),
  KEYRANDOM: (key) => key.replace(/^(.{4}).*(.{4})$/, '$1…$2'),
}

/** The masked key, displayed until its owner reveals it. */
export function maskPixKey(type: PixKeyType, key: string): string {
  return masks[type](key.trim())
}
