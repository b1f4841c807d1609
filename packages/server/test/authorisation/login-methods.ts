import { createHash, randomBytes } from 'node:crypto'
import { insertChallenge as insertPasskeyChallenge } from '../../src/domains/auth/passkeys/repository.ts'
import { insertChallenge as insertLoginChallenge } from '../../src/domains/auth/two-step/challenges-repository.ts'
import { upsertSetup } from '../../src/domains/auth/two-step/repository.ts'
import { createAuthenticator } from '../authenticator.ts'
import type { Person, TestServer } from '../harness.ts'
import { PASSWORD } from '../registrations.ts'
import { type TwoStepUser, enableTwoStep } from '../two-step.ts'
import type { PersonName } from './actors.ts'

export interface LoginMethods {
  /** The manager, with two-step log-in. */
  manager: TwoStepUser
  /** The challenge of a log-in of the manager. */
  challenge: string
  /** The secret of the set-up that the owner has started. */
  setupSecret: Buffer
  passkeyId: string
  /** The response of an authenticator that the owner is about to add. */
  registration: ReturnType<ReturnType<typeof createAuthenticator>['register']>
  /** The response of the owner's passkey, for a log-in. */
  assertion: ReturnType<ReturnType<typeof createAuthenticator>['assert']>
}

const hashOf = (challenge: string): Buffer => createHash('sha256').update(challenge).digest()
const newChallenge = (): string => randomBytes(32).toString('base64url')

/** A challenge that outlives the longest run of the matrix. */
async function addChallenge(server: TestServer, userId: string | null): Promise<string> {
  const challenge = newChallenge()
  const expiresAt = new Date(Date.now() + 24 * 60 * 60 * 1000)
  await insertPasskeyChallenge(server.db, { challengeHash: hashOf(challenge), userId, expiresAt })
  return challenge
}

async function addPasskey(server: TestServer, { token }: Person) {
  const authenticator = createAuthenticator(server.services.getRelyingParty())
  const options = await server.call('startPasskey', { token, body: { password: PASSWORD } })
  const credential = authenticator.register(options.body.challenge)
  const added = await server.call('addPasskey', { token, body: { name: 'Notebook', credential } })
  if (added.status !== 201) throw new Error(`No passkey: ${JSON.stringify(added.body)}`)
  return { passkeyId: String(added.body.id), authenticator }
}

export async function addLoginMethods(
  server: TestServer,
  { owner, manager }: Record<PersonName, Person>,
): Promise<LoginMethods> {
  const { passkeyId, authenticator } = await addPasskey(server, owner)
  const another = createAuthenticator(server.services.getRelyingParty())
  const challenge = newChallenge()
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000)
  const setupSecret = randomBytes(20)
  const secret = server.services.secrets.encrypt(setupSecret, owner.id)
  await upsertSetup(server.db, owner.id, { secret, createdAt: tomorrow })
  await insertLoginChallenge(server.db, {
    challengeHash: hashOf(challenge),
    userId: manager.id,
    deviceHash: null,
    expiresAt: tomorrow,
  })
  return {
    manager: await enableTwoStep(server, manager),
    challenge,
    setupSecret,
    passkeyId,
    registration: another.register(await addChallenge(server, owner.id)),
    assertion: authenticator.assert(await addChallenge(server, null)),
  }
}
