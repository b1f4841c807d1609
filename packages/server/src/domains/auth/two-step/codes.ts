import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

const PERIOD = 30
const issuer = 'Convoca'
/** The alphabet leaves out letters and digits that look alike. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTVWXYZ'

function createTotp(secret: Buffer, label: string): TOTP {
  const key = new Secret({ buffer: new Uint8Array(secret).buffer })
  return new TOTP({ issuer, label, secret: key, algorithm: 'SHA1', digits: 6, period: PERIOD })
}

/** The secret as an authenticator app needs it. */
export function describeSecret(secret: Buffer, email: string): { secret: string; uri: string } {
  const totp = createTotp(secret, email)
  return { secret: totp.secret.base32, uri: totp.toString() }
}

/**
 * The time step whose code this is, of the present one and the one before it; null where it is neither's. A code of the next
 * step would be accepted before the app shows it, and for longer than somebody needs to type one.
 */
export function findStep(secret: Buffer, code: string, now: Date): number | null {
  const totp = createTotp(secret, '')
  const present = Math.floor(now.getTime() / 1000 / PERIOD)
  for (const step of [present, present - 1])
    if (totp.validate({ token: code, timestamp: step * PERIOD * 1000, window: 0 }) !== null) return step
  return null
}

const part = (): string => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')

/** Creates `count` different codes. */
export function createRecoveryCodes(count: number): string[] {
  const codes = new Set<string>()
  while (codes.size < count) codes.add(`${part()}-${part()}`)
  return [...codes]
}

export const isTotpCode = (code: string): boolean => /^\d{6}$/.test(code)

/** The code as it is hashed, however it was typed. */
export const normaliseRecoveryCode = (code: string): string => code.replace('-', '').toUpperCase()
