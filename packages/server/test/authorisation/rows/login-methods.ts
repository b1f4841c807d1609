import { Secret } from 'otpauth'
import { PASSWORD } from '../../registrations.ts'
import { totpCode } from '../../two-step.ts'
import { type Rows, everybody, nothing, signedIn } from '../row.ts'
import type { Scenario } from '../scenario.ts'

const password = () => ({ body: { password: PASSWORD } })
const proof = ({ ways }: Scenario) => ({
  body: { password: PASSWORD, code: ways.manager.recoveryCodes[0] ?? '' },
})
const setupCode = ({ ways: { setupSecret } }: Scenario): string =>
  totpCode(new Secret({ buffer: new Uint8Array(setupSecret).buffer }).base32, new Date())

/** Everybody has their own: whoever asks gets nobody else's. */
export const loginMethodRows = {
  readTwoStep: { call: nothing, outcomes: signedIn(200) },
  startTwoStep: {
    call: password,
    outcomes: signedIn(200, { manager: 'TWO_STEP_ENABLED', admin: 'TWO_STEP_ENABLED' }),
  },
  enableTwoStep: {
    call: (scenario) => ({ body: { code: setupCode(scenario) } }),
    outcomes: signedIn('TWO_STEP_NOT_ENABLED', {
      owner: 200,
      manager: 'TWO_STEP_ENABLED',
      admin: 'TWO_STEP_ENABLED',
    }),
  },
  renewRecoveryCodes: {
    call: proof,
    outcomes: signedIn('TWO_STEP_NOT_ENABLED', { manager: 200, admin: 'CODE_INVALID' }),
  },
  disableTwoStep: {
    call: proof,
    outcomes: signedIn('TWO_STEP_NOT_ENABLED', { manager: 204, admin: 'CODE_INVALID' }),
  },
  // The holder of the challenge has shown the password.
  completeLogin: {
    call: ({ ways }) => ({
      body: { challenge: ways.challenge, code: ways.manager.recoveryCodes[1] ?? '' },
    }),
    outcomes: everybody(200),
  },
  listPasskeys: { call: nothing, outcomes: signedIn(200) },
  startPasskey: { call: password, outcomes: signedIn(200) },
  addPasskey: {
    call: ({ ways }) => ({ body: { name: 'Celular', credential: ways.registration } }),
    outcomes: signedIn('CHALLENGE_INVALID', { owner: 201 }),
  },
  renamePasskey: {
    call: ({ ways }) => ({ path: { id: ways.passkeyId }, body: { name: 'Celular' } }),
    outcomes: signedIn('PASSKEY_NOT_FOUND', { owner: 200 }),
  },
  removePasskey: {
    call: ({ ways }) => ({ path: { id: ways.passkeyId }, body: { password: PASSWORD } }),
    outcomes: signedIn('PASSKEY_NOT_FOUND', { owner: 204 }),
  },
  startPasskeyLogin: { call: nothing, outcomes: everybody(200) },
  // The holder of the authenticator is the owner.
  loginByPasskey: {
    call: ({ ways }) => ({ body: { credential: ways.assertion } }),
    outcomes: everybody(200),
  },
} satisfies Rows
