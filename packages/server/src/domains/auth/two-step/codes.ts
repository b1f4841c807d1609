import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

const PERIOD = 30
const issuer = 'Convoca'
/** Without letters and digits that look alike. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTVWXYZ'

function createTotp(secret: Buffer, label: string): TOTP {
  const key = new Secret({ buffer: new Uint8Array(secret).buffer })
  return new TOTP({ issuer, label, secret: key, algorithm: 'SHA1', digits: 6, period: PERIOD })
}

/** What an authenticator app needs. */
export function describeSecret(secret: Buffer, email: string): { secret: string; uri: string } {
  const totp = createTotp(secret, email)
  return { secret: totp.secret.base32, uri: totp.toString() }
}

/** The time step whose code this is, of the present one and those beside it; null where it is none of theirs. */
export function findStep(secret: Buffer, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = createTotp(secret, '').validate({ token: code, timestamp, window: 1 })
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD) + delta
}

const part = (): string => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')

/** So many different ones. */
export function createRecoveryCodes(count: number): string[] {
  const codes = new Set<string>()
  while (codes.size < count) codes.add(`${part()}-${part()}`)
  return [...codes]
}

export const isTotpCode = (code: string): boolean => /^\d{6}$/.test(code)

/** As it is hashed, however it was typed. */
export const normaliseRecoveryCode = (code: string): string => code.replace('-', '').toUpperCase()
