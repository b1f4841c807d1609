import type { ProviderClient, VerifiedToken } from '../../../context.ts'
import { type JWTPayload, createRemoteJWKSet, errors, jwtVerify } from 'jose'
import type { SocialConfig } from '../../../config/social.ts'
import { refuseToken, textOrNull, unavailable } from './provider.ts'

/** Errors of jose that say that the keys could not be read, and nothing of the token. */
const keyErrors = new Set(['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID'])

function toRefusal(error: unknown) {
  const isRefused = error instanceof errors.JOSEError && !keyErrors.has(error.code)
  return isRefused ? refuseToken('the ID token is not valid', error) : unavailable(error)
}

function toVerifiedToken({ sub, nonce, name, email, ...claims }: JWTPayload): VerifiedToken {
  const subject = textOrNull(sub)
  if (subject === null) throw refuseToken('the ID token has no subject')
  if (typeof nonce !== 'string') throw refuseToken('the ID token has no nonce')
  return {
    identity: {
      provider: 'GOOGLE',
      subject,
      name: textOrNull(name),
      email: textOrNull(email),
      isEmailVerified: claims['email_verified'] === true,
    },
    singleUse: { nonce },
  }
}

/** Google Identity Services: an ID token, signed by the provider's keys. */
export function createGoogleClient(
  { clientId, issuer, keysUrl, scriptUrl }: NonNullable<SocialConfig['google']>,
  now: () => Date,
): ProviderClient {
  const keys = createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: 5000 })
  const options = {
    algorithms: ['RS256'],
    audience: clientId,
    // Google writes its issuer in both forms.
    issuer: [issuer, issuer.replace(/^https:\/\//, '')],
    requiredClaims: ['iat', 'exp', 'sub', 'nonce'],
  }

  return {
    clientId,
    startUrl: () => scriptUrl,
    async verify(token) {
      const { payload } = await jwtVerify(token, keys, { ...options, currentDate: now() }).catch(
        (error: unknown) => {
          throw toRefusal(error)
        },
      )
      // Issued for this client alone.
      if (payload.aud !== clientId) throw refuseToken('the ID token is for several clients')
      return toVerifiedToken(payload)
    },
  }
}
