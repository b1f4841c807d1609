import { minimumAge } from '@convoca/sdk/text'
import type { Schemas } from '@convoca/sdk'
import type { MockDatabase, UserRecord } from '../mock-database.ts'
import { MockProblem } from '../problem.ts'
import { validateRegistration } from './accounts.ts'
import { requireIdentity } from './access.ts'
import { requireUser, type Context, type Handlers } from './handler.ts'
import { openSession } from './sessions.ts'

type Ids =
  | 'readConfig'
  | 'startSocialLogin'
  | 'socialLogin'
  | 'completeSocialLogin'
  | 'linkSocialLogin'
  | 'listLinkedAccounts'
  | 'linkAccount'
  | 'unlinkAccount'

/** A provider's token that the mocks refuse. */
const refusedToken = 'refused'
/** That of somebody without an account, and of somebody whose e-mail has one. */
const newToken = 'new'
const knownToken = 'known'

const missing = ['nick', 'cpf', 'phone', 'gender', 'birth'] as const

const pages: Record<Schemas['SocialProvider'], string> = {
  GOOGLE: 'https://accounts.google.com/gsi/client',
  FACEBOOK: 'https://www.facebook.com/v23.0/dialog/oauth',
  STEAM: 'https://steamcommunity.com/openid/login',
}

function beginRegistration(database: MockDatabase, hasAccount: boolean): Schemas['SocialToken'] {
  const token = database.nextId('session').replaceAll('-', '').padEnd(43, '1')
  const email = hasAccount ? (database.users[0]?.email ?? null) : 'luana.reis@convoca.example'
  database.socialRegistrations.push({ token, email })
  return { token, missing: [...missing], registration: { name: 'Luana Reis', email, hasAccount } }
}

/** Uses a registration up, once `finish` has succeeded. */
function finishRegistration(
  database: MockDatabase,
  token: string,
  finish: (email: string | null) => UserRecord,
): { token: string } {
  const registration = database.socialRegistrations.find((one) => one.token === token)
  if (!registration) throw new MockProblem('SOCIAL_LOGIN_INVALID')
  const user = finish(registration.email)
  database.socialRegistrations = database.socialRegistrations.filter((one) => one !== registration)
  return openSession(database, user.id)
}

function requireOwnAccount(context: Context<'listLinkedAccounts' | 'linkAccount' | 'unlinkAccount'>) {
  const user = requireUser(context)
  if (context.input.id !== user.id) throw new MockProblem('FORBIDDEN')
  const own = context.database.linkedAccounts.filter(({ userId }) => userId === user.id)
  return { user, own }
}

export const socialHandlers: Handlers<Ids> = {
  readConfig: () => ({
    providers: [
      { providerType: 'GOOGLE', clientId: 'convoca-demo.apps.example' },
      { providerType: 'FACEBOOK', clientId: '2718281828' },
      { providerType: 'STEAM', clientId: null },
    ],
    requireVerifiedEmail: false,
    minimumAge,
  }),
  startSocialLogin: ({ input: { body } }) => ({ url: pages[body.providerType], nonce: 'n'.repeat(43) }),
  socialLogin({ input: { body }, database }) {
    if (body.token === refusedToken) throw new MockProblem('INVALID_CREDENTIALS')
    if (body.token === newToken) return beginRegistration(database, false)
    if (body.token === knownToken) return beginRegistration(database, true)
    // Whoever else comes by a provider is the second demo player, whose profile is complete.
    const user = database.users[1]
    if (!user) throw new MockProblem('INVALID_CREDENTIALS')
    return { ...openSession(database, user.id), missing: [] }
  },
  completeSocialLogin: ({ input: { body }, database }) =>
    finishRegistration(database, body.token, () => {
      const { token: _, deviceId: _deviceId, ...person } = body
      validateRegistration(database, person)
      const id = database.nextId('player')
      const user = { ...person, id, password: '', about: '', color: '#7c3aed', pictures: [] }
      database.users.push(user)
      return user
    }),
  linkSocialLogin: ({ input: { body }, database }) =>
    finishRegistration(database, body.token, (email) => {
      const user = database.users.find((one) => one.email === email)
      if (user?.password !== body.password) throw new MockProblem('INVALID_CREDENTIALS')
      return user
    }),
  listLinkedAccounts(context) {
    const { user, own } = requireOwnAccount(context)
    const accounts = own.map(({ userId: _, ...account }) => account)
    return { accounts, canUnlink: true, hasPassword: user.password !== '' }
  },
  linkAccount(context) {
    const { database, input } = context
    const { user, own } = requireOwnAccount(context)
    const { providerType, token, proof } = input.body
    requireIdentity(database, user, proof)
    if (token === refusedToken) throw new MockProblem('SOCIAL_LOGIN_INVALID')
    if (own.some((account) => account.providerType === providerType))
      throw new MockProblem('SOCIAL_ACCOUNT_TAKEN')
    const account = { providerType, name: user.nick, linked_at: database.now(), provesIdentity: false }
    database.linkedAccounts.push({ ...account, userId: user.id })
    return account
  },
  unlinkAccount(context) {
    const { user, own } = requireOwnAccount(context)
    const found = own.find(({ providerType }) => providerType === context.input.providerType)
    if (!found) throw new MockProblem('NOT_FOUND')
    requireIdentity(context.database, user, context.input.body)
    context.database.linkedAccounts = context.database.linkedAccounts.filter((one) => one !== found)
    return undefined
  },
}
