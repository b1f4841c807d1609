import type { SystemContext } from '../../../context.ts'
import type { Schemas } from '../../../contract/types.ts'
import { type LoginClient, knownOrigin, openSession } from '../finish-login.ts'
import { knownSince } from '../login-origins.ts'
import { type LoginUser, findLoginUser } from '../repository.ts'
import { DomainError } from '../../../errors.ts'
import { refuseSuspended } from '../suspensions.ts'
import { consumeChallenge, countChallenge } from './challenges.ts'
import { consumeCode } from './service.ts'

/** A log-in whose code is counted. */
export interface CountedLogin {
  user: LoginUser
  /** The origin whose codes were counted. */
  origin: string | null
}

/** Counts the code on its challenge and its account before it is checked, outside a transaction. */
export async function countSecondStep(
  context: SystemContext,
  challenge: string,
  { network, device }: LoginClient,
): Promise<CountedLogin> {
  const userId = await countChallenge(context, challenge, device)
  const user = await findLoginUser(context.db, userId, { network, device, since: knownSince(context) })
  if (user === null) throw new DomainError('CHALLENGE_INVALID')
  const origin = knownOrigin(user) === 'device' ? device : null
  await context.secondStepLimit.count(userId, origin)
  return { user, origin }
}

/** Starts the session. With a wrong code the challenge stays, as long as it has codes left. */
export async function completeLogin(
  context: SystemContext,
  { challenge, code }: { challenge: string; code: string },
  { user, origin, client }: CountedLogin & { client: LoginClient },
): Promise<Schemas['Token']> {
  await consumeChallenge(context, challenge)
  await consumeCode(context, user.id, code)
  await refuseSuspended(context, user.id)
  context.afterCommit(() => context.secondStepLimit.giveBack(user.id, origin))
  return openSession(context, user, client)
}
