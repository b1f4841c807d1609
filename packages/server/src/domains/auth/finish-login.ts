import type { LoginOrigin, SystemContext } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { DomainError } from '../../errors.ts'
import { truncateAddress } from '../../rate-limiting/network.ts'
import { mailConfirmationAgain } from './email-confirmation.ts'
import { rememberOrigins } from './login-origins.ts'
import type { LoginUser } from './repository.ts'
import { startSession } from './sessions.ts'
import { refuseSuspended } from './suspensions.ts'
import { createChallenge } from './two-step/challenges.ts'

const DAY = 24 * 60 * 60 * 1000

/** The network and device from which somebody logs in. */
export interface LoginClient {
  network: string
  /** The random id that the client keeps, if it has one. */
  device: string | null
  /** Shown in the list of sessions. */
  deviceName: string
  /** Whether it can ask for the second step. */
  secondStep: boolean
  /** Whether it has verified its user by itself, as a passkey with a finger or a PIN does: that is the second step. */
  isVerified?: boolean
}

/** The token of a new session, or the challenge of an account with two-step log-in. */
export type LoginResult = Schemas['Token'] | Schemas['SecondStep']

export function knownOrigin(
  user: Pick<LoginUser, 'knows_device' | 'knows_network'> | null,
): LoginOrigin['known'] {
  if (user?.knows_device === true) return 'device'
  return user?.knows_network === true ? 'network' : null
}

/** A first log-in follows the registration, and needs no warning. */
function isFromNewDevice(user: LoginUser, device: string | null, now: Date): boolean {
  const isFirst = !user.has_origins && now.getTime() - user.created_at.getTime() < DAY
  return !isFirst && !(device === null ? user.knows_network : user.knows_device)
}

/** Warns of a new device and starts a session, once nothing is left to show. */
export async function openSession(
  context: SystemContext,
  user: LoginUser,
  { network, device, deviceName }: LoginClient,
): Promise<Schemas['Token']> {
  const at = context.now()
  if (isFromNewDevice(user, device, at)) {
    const mail = { template: 'newDevice', userId: user.id, device: deviceName, at: at.toISOString() } as const
    await context.mails.send(context, mail)
  }
  await rememberOrigins(context, user.id, { network, device })
  return { token: await startSession(context, user.id, deviceName, truncateAddress(network)) }
}

/**
 * The end of every kind of log-in, once the user has shown who they are: refuses suspended users, and an unconfirmed
 * address where that is configured, asks for the second step of an account that has one, else starts a session.
 */
export async function finishLogin(
  context: SystemContext,
  user: LoginUser,
  client: LoginClient,
): Promise<LoginResult> {
  await refuseSuspended(context, user.id)
  if (context.config.requireVerifiedEmail && user.email_verified_at === null) {
    await mailConfirmationAgain(context, user.id)
    throw new DomainError('USER_NOT_VERIFIED')
  }
  if (!user.has_two_step || client.isVerified === true) return openSession(context, user, client)
  if (!client.secondStep) throw new DomainError('TWO_STEP_REQUIRED')
  return createChallenge(context, user.id, client.device)
}
