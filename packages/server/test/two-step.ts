import { Secret, TOTP } from 'otpauth'
import type { Person, TestServer } from './harness.ts'
import { PASSWORD } from './registrations.ts'

/** The code of an authenticator app with this secret (base32). */
export function totpCode(secret: string, at: Date): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 })
  return totp.generate({ timestamp: at.getTime() })
}

/** Six digits that are no code of this step, the one before or the one after. */
export function findWrongCode(secret: string, at: Date): string {
  const right = [-30_000, 0, 30_000].map((apart) => totpCode(secret, new Date(at.getTime() + apart)))
  return ['111111', '222222', '333333', '444444'].find((code) => !right.includes(code)) ?? ''
}

export function secretBytes(base32: string): Uint8Array {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...base32].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Uint8Array.from({ length: bits.length / 8 }, (_, index) =>
    Number.parseInt(bits.slice(index * 8, index * 8 + 8), 2),
  )
}

export interface TwoStepUser extends Person {
  secret: string
  recoveryCodes: string[]
}

/** Sets two-step log-in up, as the settings do. */
export async function enableTwoStep(server: TestServer, person: Person): Promise<TwoStepUser> {
  const { token } = person
  const setup = await server.call('startTwoStep', { token, body: { password: PASSWORD } })
  const code = totpCode(setup.body.secret, server.services.now())
  const enabled = await server.call('enableTwoStep', { token, body: { code } })
  if (enabled.status !== 200) throw new Error(`Not enabled: ${JSON.stringify(enabled.body)}`)
  return { ...person, secret: setup.body.secret, recoveryCodes: enabled.body.recoveryCodes }
}
