import type { ProviderClient } from '../../../context.ts'
import { createHmac } from 'node:crypto'
import type { SocialConfig } from '../../../config/social.ts'
import { isRecord } from '../../../is-record.ts'
import { askProvider, readJson, refuseToken, textOrNull, unavailable } from './provider.ts'

const DAY = 24 * 60 * 60 * 1000

type FacebookConfig = NonNullable<SocialConfig['facebook']>

/**
 * The account and the expiry of a token, as the debug endpoint says; refused unless it was issued for this
 * app.
 */
async function inspectToken(config: FacebookConfig, token: string, now: Date) {
  const { appId, appSecret, graphUrl } = config
  const query = new URLSearchParams({ input_token: token, access_token: `${appId}|${appSecret}` })
  const response = await askProvider(`${graphUrl}/debug_token?${query.toString()}`)
  if (response.status >= 500) throw unavailable(new Error(`debug_token answered ${response.status}`))
  const { data } = await readJson(response)
  if (!isRecord(data) || data['is_valid'] !== true) throw refuseToken('the access token is not valid')
  if (data['app_id'] !== appId) throw refuseToken('the access token is of another app')
  const subject = textOrNull(data['user_id'])
  if (subject === null) throw refuseToken('the access token is no user’s')
  // 0: it does not expire.
  const seconds = typeof data['expires_at'] === 'number' ? data['expires_at'] : 0
  const expiresAt = new Date(seconds === 0 ? now.getTime() + 90 * DAY : seconds * 1000)
  if (expiresAt <= now) throw refuseToken('the access token has expired')
  return { subject, expiresAt }
}

async function readUser({ graphUrl, appSecret }: FacebookConfig, token: string, subject: string) {
  const proof = createHmac('sha256', appSecret).update(token).digest('hex')
  const query = new URLSearchParams({ fields: 'id,name,email', appsecret_proof: proof })
  const response = await askProvider(`${graphUrl}/me?${query.toString()}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  if (response.status >= 500) throw unavailable(new Error(`me answered ${response.status}`))
  const user = await readJson(response)
  if (!response.ok || user['id'] !== subject) throw refuseToken('the access token does not read its user')
  return { name: textOrNull(user['name']), email: textOrNull(user['email']) }
}

/** An access token of the log-in dialog, without Facebook's script. */
export function createFacebookClient(
  config: FacebookConfig,
  { getOrigin, now }: { getOrigin: () => string; now: () => Date },
): ProviderClient {
  return {
    clientId: config.appId,
    startUrl(nonce) {
      const query = new URLSearchParams({
        client_id: config.appId,
        redirect_uri: `${getOrigin()}/auth/facebook/callback`,
        response_type: 'token',
        scope: 'public_profile,email',
        state: nonce,
      })
      return `${config.dialogUrl}?${query.toString()}`
    },
    async verify(token) {
      const { subject, expiresAt } = await inspectToken(config, token, now())
      const user = await readUser(config, token, subject)
      return {
        // Facebook does not say whether it has verified the address.
        identity: { provider: 'FACEBOOK', subject, ...user, isEmailVerified: false },
        singleUse: { token, expiresAt },
      }
    },
  }
}
