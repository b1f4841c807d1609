import { mostPasskeys, recoveryCodeCount } from '@convoca/contract/rules'
import type { Schemas } from '@convoca/sdk'
import type { MockDatabase, UserRecord, WaysInRecord } from '../mock-database.ts'
import { MockProblem } from '../problem.ts'
import { requireIdentity } from './access.ts'
import { requireUser, type Context, type Handlers } from './handler.ts'
import { openSession } from './sessions.ts'

/** The code of every authenticator app that the mocks know. */
const mockTotpCode = '123456'

/** The challenge of a log-in of this user. */
const challengeOf = ({ id }: UserRecord) => `desafio-${id}`.replaceAll('-', '').padEnd(43, '0').slice(0, 43)

const minutesLater = (at: string, minutes: number) =>
  new Date(Date.parse(at) + minutes * 60_000).toISOString()

/** The staff has two-step log-in, without which its calls are refused. */
function waysInOf(database: MockDatabase, { id }: UserRecord): WaysInRecord {
  const { waysIn, adminIds } = database
  const twoStep = adminIds.has(id) ? database.now() : null
  const known = waysIn.get(id) ?? { twoStep, recoveryCodes: [], passkeys: [] }
  waysIn.set(id, known)
  return known
}

/** A session, or the challenge of a user with two-step log-in. */
export function finishLogin(
  context: Context<'login' | 'loginByPasskey'>,
  user: UserRecord,
): Schemas['Token'] | Schemas['SecondStep'] {
  const { database, input } = context
  if (waysInOf(database, user).twoStep === null) return openSession(database, user.id)
  if (input.body.secondStep !== true) throw new MockProblem('TWO_STEP_REQUIRED')
  context.status = 202
  return { challenge: challengeOf(user), expires_at: minutesLater(database.now(), 5) }
}

const wrong = (code: 'CODE_INVALID' | 'WRONG_PASSWORD', path: string) =>
  new MockProblem(code, [{ path, code: 'INVALID_VALUE', message: `${path} is wrong` }])

function consumeCode(ways: WaysInRecord, code: string): void {
  const typed = code.toUpperCase()
  if (code !== mockTotpCode && !ways.recoveryCodes.includes(typed)) throw wrong('CODE_INVALID', 'code')
  ways.recoveryCodes = ways.recoveryCodes.filter((each) => each !== typed)
}

function requirePassword(user: UserRecord, password: string | undefined): void {
  if (user.password !== password) throw wrong('WRONG_PASSWORD', 'password')
}

/** `AAAA-0000` and so on. */
function newRecoveryCodes(ways: WaysInRecord): Schemas['RecoveryCodes'] {
  const letter = String.fromCodePoint(65 + (ways.recoveryCodes.length % 26))
  ways.recoveryCodes = Array.from(
    { length: recoveryCodeCount },
    (_, index) => `${letter.repeat(4)}-${String(index).padStart(4, '0')}`,
  )
  return { recoveryCodes: ways.recoveryCodes }
}

type TwoStepIds =
  | 'readTwoStep'
  | 'startTwoStep'
  | 'enableTwoStep'
  | 'renewRecoveryCodes'
  | 'disableTwoStep'
  | 'completeLogin'

function requireEnabled(context: Context<'renewRecoveryCodes' | 'disableTwoStep'>): WaysInRecord {
  const user = requireUser(context)
  const ways = waysInOf(context.database, user)
  if (ways.twoStep === null) throw new MockProblem('TWO_STEP_NOT_ENABLED')
  requirePassword(user, context.input.body.password)
  consumeCode(ways, context.input.body.code)
  return ways
}

export const twoStepHandlers: Handlers<TwoStepIds> = {
  readTwoStep(context) {
    const { twoStep, recoveryCodes } = waysInOf(context.database, requireUser(context))
    return { enabled: twoStep !== null, enabled_at: twoStep, recoveryCodesLeft: recoveryCodes.length }
  },
  startTwoStep(context) {
    const user = requireUser(context)
    if (waysInOf(context.database, user).twoStep !== null) throw new MockProblem('TWO_STEP_ENABLED')
    requireIdentity(context.database, user, context.input.body)
    const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
    const account = encodeURIComponent(user.email)
    const uri = `otpauth://totp/Convoca:${account}?issuer=Convoca&secret=${secret}&algorithm=SHA1&digits=6&period=30`
    return { secret, uri }
  },
  enableTwoStep(context) {
    const ways = waysInOf(context.database, requireUser(context))
    if (ways.twoStep !== null) throw new MockProblem('TWO_STEP_ENABLED')
    if (context.input.body.code !== mockTotpCode) throw wrong('CODE_INVALID', 'code')
    ways.twoStep = context.database.now()
    return newRecoveryCodes(ways)
  },
  renewRecoveryCodes: (context) => newRecoveryCodes(requireEnabled(context)),
  disableTwoStep(context) {
    Object.assign(requireEnabled(context), { twoStep: null, recoveryCodes: [] })
    return undefined
  },
  completeLogin({ input: { body }, database }) {
    const user = database.users.find((one) => challengeOf(one) === body.challenge)
    if (!user) throw new MockProblem('CHALLENGE_INVALID')
    consumeCode(waysInOf(database, user), body.code)
    return openSession(database, user.id)
  },
}

type PasskeyIds =
  | 'listPasskeys'
  | 'startPasskey'
  | 'addPasskey'
  | 'renamePasskey'
  | 'removePasskey'
  | 'startPasskeyLogin'
  | 'loginByPasskey'

const mockChallenge = 'bW9ja2VkLWNoYWxsZW5nZS1vZi0zMi1ieXRlcy1oZXJl'
const rp = { id: 'localhost', name: 'Convoca' }

function findPasskey(context: Context<'renamePasskey' | 'removePasskey'>) {
  const ways = waysInOf(context.database, requireUser(context))
  const passkey = ways.passkeys.find(({ id }) => id === context.input.id)
  if (!passkey) throw new MockProblem('PASSKEY_NOT_FOUND')
  return { ways, passkey }
}

/** No signature is checked: every response of an authenticator is right. */
export const passkeyHandlers: Handlers<PasskeyIds> = {
  listPasskeys: (context) => waysInOf(context.database, requireUser(context)).passkeys,
  startPasskey(context) {
    const user = requireUser(context)
    requireIdentity(context.database, user, context.input.body)
    if (waysInOf(context.database, user).passkeys.length >= mostPasskeys)
      throw new MockProblem('PASSKEY_LIMIT')
    return {
      rp,
      user: { id: user.id.replaceAll('-', ''), name: user.nick, displayName: user.nick },
      challenge: mockChallenge,
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
      timeout: 60_000,
      excludeCredentials: [],
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'preferred',
      },
      attestation: 'none',
    }
  },
  addPasskey(context) {
    const { database, input } = context
    const { passkeys } = waysInOf(database, requireUser(context))
    const passkey = {
      id: database.nextId('session'),
      name: input.body.name,
      created_at: database.now(),
      last_used_at: null,
      provesIdentity: false,
    }
    passkeys.unshift(passkey)
    return passkey
  },
  renamePasskey(context) {
    return Object.assign(findPasskey(context).passkey, { name: context.input.body.name })
  },
  removePasskey(context) {
    const { ways, passkey } = findPasskey(context)
    const { database, input } = context
    requireIdentity(database, requireUser(context), input.body)
    ways.passkeys = ways.passkeys.filter((one) => one !== passkey)
    return undefined
  },
  startPasskeyLogin: () => ({
    challenge: mockChallenge,
    rpId: rp.id,
    timeout: 60_000,
    userVerification: 'preferred',
  }),
  // Whoever comes by a passkey is the first demo player.
  loginByPasskey(context) {
    const [user] = context.database.users
    if (!user) throw new MockProblem('PASSKEY_INVALID')
    return finishLogin(context, user)
  },
}
