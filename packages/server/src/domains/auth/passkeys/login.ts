import { passkeyTimeout } from '@convoca/contract/rules'
import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { SystemContext } from '../../../context.ts'
import type { Schemas } from '../../../contract/types.ts'
import { DomainError } from '../../../errors.ts'
import { type LoginClient, type LoginResult, finishLogin } from '../finish-login.ts'
import { knownSince } from '../login-origins.ts'
import { findLoginUser } from '../repository.ts'
import { consumeChallenge, createChallenge } from './challenges.ts'
import { findCredential, consumeCounter } from './repository.ts'

/** The options for the authenticator: whoever asks, they name no account. */
export async function startPasskeyLogin(context: SystemContext): Promise<Schemas['PasskeyRequestOptions']> {
  return {
    challenge: await createChallenge(context, null),
    rpId: context.getRelyingParty().id,
    timeout: passkeyTimeout,
    userVerification: 'preferred',
  }
}

export interface VerifiedAssertion {
  passkeyId: string
  userId: string
  counter: number
  isVerified: boolean
}

/** Uses the challenge up and checks the signature, outside a transaction. */
export async function verifyAssertion(
  context: SystemContext,
  { id, rawId, response }: Schemas['PasskeyAssertion'],
): Promise<VerifiedAssertion> {
  const challenge = await consumeChallenge(context, response.clientDataJSON, null)
  const known = await findCredential(context.db, id)
  if (known === null) throw new DomainError('PASSKEY_INVALID')
  const { id: rpID, origin } = context.getRelyingParty()
  const { clientDataJSON, authenticatorData, signature } = response
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId,
        type: 'public-key',
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: {
        id: known.credential_id,
        publicKey: new Uint8Array(known.public_key),
        counter: Number(known.counter),
      },
      requireUserVerification: false,
    })
    if (verified) {
      const { newCounter: counter, userVerified: isVerified } = authenticationInfo
      return { passkeyId: known.id, userId: known.user_id, counter, isVerified }
    }
  } catch (cause) {
    throw new DomainError('PASSKEY_INVALID', { cause })
  }
  throw new DomainError('PASSKEY_INVALID')
}

export async function loginByPasskey(
  context: SystemContext,
  { passkeyId, userId, counter, isVerified }: VerifiedAssertion,
  client: LoginClient,
): Promise<LoginResult> {
  const { db, now } = context
  if (!(await consumeCounter(db, passkeyId, { counter, now: now(), asProof: false })))
    throw new DomainError('PASSKEY_INVALID')
  const { network, device } = client
  const user = await findLoginUser(db, userId, { network, device, since: knownSince(context) })
  if (user === null) throw new DomainError('PASSKEY_INVALID')
  return finishLogin(context, user, { ...client, isVerified })
}
