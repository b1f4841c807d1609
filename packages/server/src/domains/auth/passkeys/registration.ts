import { passkeyTimeout } from '@convoca/contract/rules'
import { MAX_PASSKEYS } from '@convoca/sdk/rules'
import { cleanName } from '@convoca/sdk/text'
import {
  type AuthenticatorTransport,
  generateRegistrationOptions,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Context } from '../../../context.ts'
import type { Schemas } from '../../../contract/types.ts'
import { getViolatedConstraint } from '../../../database/constraints.ts'
import { DomainError, invalid } from '../../../errors.ts'
import { findPassword } from '../repository.ts'
import { lockAccount } from '../login-methods-repository.ts'
import { consumeChallenge, createChallenge } from './challenges.ts'
import { type NewPasskey, type PasskeyRow, findPasskeys, insertPasskey } from './repository.ts'

/** EdDSA, ES256 and RS256 (COSE): what authenticators have. */
const algorithms = [-8, -7, -257]

export const toPasskey = (row: PasskeyRow): Schemas['Passkey'] => ({
  id: row.id,
  name: row.name,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
  provesIdentity: row.proves_identity,
})

/** The name that the user gives; it is shown to them alone. */
export function cleanPasskeyName(given: string): string {
  const name = cleanName(given)
  if (name === '') throw invalid('name', 'REQUIRED', 'must be given')
  return name
}

const tooMany = () => new DomainError('PASSKEY_LIMIT')

/** The options for the authenticator, once the password is shown. */
export async function startPasskey(context: Context): Promise<Schemas['PasskeyCreationOptions']> {
  const { db, actor, now } = context
  const { nick } = await findPassword(db, actor.userId)
  const known = await findPasskeys(db, actor.userId, now())
  if (known.length >= MAX_PASSKEYS) throw tooMany()
  const { id: rpID } = context.getRelyingParty()
  const options = await generateRegistrationOptions({
    rpName: 'Convoca',
    rpID,
    userID: new Uint8Array(Buffer.from(actor.userId.replaceAll('-', ''), 'hex')),
    userName: nick,
    challenge: new Uint8Array(Buffer.from(await createChallenge(context, actor.userId), 'base64url')),
    supportedAlgorithmIDs: algorithms,
  })
  return {
    rp: { id: rpID, name: options.rp.name },
    user: { id: options.user.id, name: nick, displayName: nick },
    challenge: options.challenge,
    pubKeyCredParams: options.pubKeyCredParams.map(({ alg }) => ({ type: 'public-key', alg })),
    timeout: passkeyTimeout,
    excludeCredentials: known.map(({ credential_id: id, transports }) => ({
      id,
      type: 'public-key',
      transports,
    })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'preferred',
    },
    attestation: 'none',
  }
}

async function verify(
  context: Context,
  credential: Schemas['PasskeyRegistration'],
  expectedChallenge: string,
) {
  const { id, origin } = context.getRelyingParty()
  const { clientDataJSON, attestationObject } = credential.response
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: credential.id,
        rawId: credential.rawId,
        type: 'public-key',
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      // Preferred, not required: what an authenticator can do is known when it is used.
      requireUserVerification: false,
      supportedAlgorithmIDs: algorithms,
    })
    if (verified) return registrationInfo.credential
  } catch (cause) {
    throw new DomainError('PASSKEY_INVALID', { cause })
  }
  throw new DomainError('PASSKEY_INVALID')
}

const transportsOf = ({ response }: Schemas['PasskeyRegistration']): string[] => [
  ...new Set<AuthenticatorTransport | string>(response.transports ?? []),
]

/** Uses the challenge up and checks the response of the authenticator, outside a transaction. */
export async function verifyPasskey(
  context: Context,
  { name, credential }: Schemas['PasskeyInput'],
): Promise<NewPasskey> {
  const cleaned = cleanPasskeyName(name)
  const challenge = await consumeChallenge(context, credential.response.clientDataJSON, context.actor.userId)
  const { id, publicKey, counter } = await verify(context, credential, challenge)
  return {
    userId: context.actor.userId,
    credentialId: id,
    publicKey: Buffer.from(publicKey),
    counter,
    transports: transportsOf(credential),
    name: cleaned,
    createdAt: context.now(),
  }
}

/** Adds the passkey and mails its user. */
export async function addPasskey(context: Context, passkey: NewPasskey): Promise<Schemas['Passkey']> {
  const { db, actor, mails, now } = context
  // Simultaneous additions wait for each other here.
  await lockAccount(db, actor.userId)
  if ((await findPasskeys(db, actor.userId, now())).length >= MAX_PASSKEYS) throw tooMany()
  await mails.send(context, { template: 'passkeyAdded', userId: actor.userId, name: passkey.name })
  try {
    return toPasskey(await insertPasskey(db, passkey))
  } catch (cause) {
    if (getViolatedConstraint(cause) !== 'passkeys_credential_key') throw cause
    throw new DomainError('PASSKEY_INVALID', { cause })
  }
}
