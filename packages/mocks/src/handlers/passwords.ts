import { MockProblem } from '../problem.ts'
import { requireUser, type Handlers } from './handler.ts'

type Ids =
  | 'socialLogin'
  | 'resetPassword'
  | 'changePassword'
  | 'updatePassword'
  | 'confirmEmail'
  | 'readConfig'

/** A mailed token that the mocks refuse as already used. */
const usedToken = 'expired'

export const passwordHandlers: Handlers<Ids> = {
  socialLogin({ input: { body }, database }) {
    if (body.providerType === 'FACEBOOK') throw new MockProblem('PROVIDER_NOT_CONFIGURED')
    // Whoever comes by a provider is the second demo player, whose profile is complete.
    const user = database.users[1]
    if (!user) throw new MockProblem('TOKEN_INVALID')
    const id = database.nextId('session')
    const token = id.replaceAll('-', '').padEnd(43, '0')
    database.sessions.push({ id, token, userId: user.id, at: database.now() })
    return { token, missing: [] }
  },
  // The same whether or not somebody has this e-mail.
  resetPassword: () => undefined,
  changePassword({ input: { body }, database }) {
    const user = database.users.find((one) => one.email.toLowerCase() === body.email.toLowerCase())
    if (!user || body.token === usedToken) throw new MockProblem('TOKEN_INVALID')
    user.password = body.password
    database.sessions = database.sessions.filter((session) => session.userId !== user.id)
    return undefined
  },
  updatePassword(context) {
    const { database, token } = context
    const user = requireUser(context)
    const { currentPassword, password } = context.input.body
    if (user.password !== currentPassword) throw new MockProblem('WRONG_PASSWORD')
    user.password = password
    database.sessions = database.sessions.filter(
      (session) => session.userId !== user.id || session.token === token,
    )
    return undefined
  },
  confirmEmail({ input: { body } }) {
    if (body.token === usedToken) throw new MockProblem('TOKEN_EXPIRED')
    return undefined
  },
  readConfig: () => ({
    providers: [
      { providerType: 'GOOGLE', clientId: 'convoca-demo.apps.example' },
      { providerType: 'STEAM', clientId: null },
    ],
    requireVerifiedEmail: false,
    minimumAge: 16,
  }),
}
