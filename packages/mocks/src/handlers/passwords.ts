import type { Schemas } from '@convoca/sdk'
import type { MockDatabase, UserRecord } from '../mock-database.ts'
import { MockProblem } from '../problem.ts'
import { requireIdentity } from './access.ts'
import { requireUser, type Handlers } from './handler.ts'

type Ids =
  | 'resetPassword'
  | 'changePassword'
  | 'listRecoveryWaysIn'
  | 'createPassword'
  | 'updatePassword'
  | 'confirmEmail'

/** A mailed token that the mocks refuse as already used. */
const usedToken = 'expired'

const recoveryWays: Schemas['RecoveryWayIn'][] = [
  {
    id: '01989d2e-6a53-7c11-9a55-2f4f0c9d0901',
    kind: 'PASSKEY',
    name: 'Notebook de casa',
    added_at: '2026-11-18T22:00:00.000Z',
    fate: 'ENDS_UNLESS_KEPT',
  },
  {
    id: 'TWO_STEP',
    kind: 'TWO_STEP',
    name: null,
    added_at: '2026-11-12T20:00:00.000Z',
    fate: 'ENDS_UNLESS_KEPT',
  },
  { id: 'STEAM', kind: 'STEAM', name: 'fer_aim', added_at: '2025-03-02T20:00:00.000Z', fate: 'STAYS' },
]

function endOtherSessions(
  { database, token }: { database: MockDatabase; token: string | null },
  user: UserRecord,
): void {
  database.sessions = database.sessions.filter(
    (session) => session.userId !== user.id || session.token === token,
  )
}

export const passwordHandlers: Handlers<Ids> = {
  // The same whether or not somebody has this e-mail.
  resetPassword: () => undefined,
  changePassword({ input: { body }, database }) {
    const email = body.email?.toLowerCase() ?? database.users[0]?.email
    const user = database.users.find((one) => one.email.toLowerCase() === email)
    if (!user || body.token === usedToken) throw new MockProblem('LINK_INVALID')
    user.password = body.password
    database.sessions = database.sessions.filter((session) => session.userId !== user.id)
    return undefined
  },
  // The mailed link names no account here: one of an account that somebody may have been at.
  listRecoveryWaysIn({ input: { body } }) {
    if (body.token === usedToken) throw new MockProblem('LINK_INVALID')
    return recoveryWays
  },
  createPassword(context) {
    const user = requireUser(context)
    const { password, ...proof } = context.input.body
    if (user.password !== '') throw new MockProblem('WRONG_PASSWORD')
    requireIdentity(context.database, user, proof)
    user.password = password
    endOtherSessions(context, user)
    return undefined
  },
  updatePassword(context) {
    const user = requireUser(context)
    const { currentPassword, password } = context.input.body
    if (user.password !== currentPassword) throw new MockProblem('WRONG_PASSWORD')
    user.password = password
    endOtherSessions(context, user)
    return undefined
  },
  confirmEmail({ input: { body } }) {
    if (body.token === usedToken) throw new MockProblem('LINK_INVALID')
    return undefined
  },
}
