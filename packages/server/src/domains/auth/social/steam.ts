import type { ProviderClient } from '../../../context.ts'
import type { SocialConfig } from '../../../config/social.ts'
import { isRecord } from '../../../is-record.ts'
import { askProvider, readJson, refuseToken, textOrNull, unavailable } from './provider.ts'

const NAMESPACE = 'http://specs.openid.net/auth/2.0'
const ANY_ACCOUNT = `${NAMESPACE}/identifier_select`
/** Milliseconds for which an assertion is accepted, before and after the provider's clock. */
const LIFETIME = 5 * 60 * 1000
const signedFields = ['op_endpoint', 'claimed_id', 'identity', 'return_to', 'response_nonce', 'assoc_handle']

type SteamConfig = NonNullable<SocialConfig['steam']>

/** The parameters of the response, each of which may be there once. */
function parseResponse(queryString: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(queryString)) {
    if (!name.startsWith('openid.')) throw refuseToken('the OpenID response has another parameter')
    if (fields.has(name)) throw refuseToken('the OpenID response has a parameter twice')
    fields.set(name, value)
  }
  return fields
}

/** `2026-11-20T22:00:00Z` and some characters that make it unique. */
function readNonceTime(nonce: string): number {
  const [time] = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/.exec(nonce) ?? []
  return time === undefined ? Number.NaN : Date.parse(time)
}

interface Expected {
  openIdUrl: string
  returnTo: string
  now: Date
}

/** The checks that need no provider; returns its id of the account and the nonce's end. */
function checkResponse(fields: ReadonlyMap<string, string>, { openIdUrl, returnTo, now }: Expected) {
  const get = (name: string) => fields.get(`openid.${name}`) ?? ''
  if (get('ns') !== NAMESPACE || get('mode') !== 'id_res') throw refuseToken('it is no OpenID assertion')
  if (get('op_endpoint') !== openIdUrl) throw refuseToken('the assertion is another provider’s')
  if (get('return_to') !== returnTo) throw refuseToken('the assertion is for another site')
  const signed = new Set(get('signed').split(','))
  if (!signedFields.every((name) => signed.has(name))) throw refuseToken('the assertion is signed in part')
  const accounts = `${new URL(openIdUrl).origin}/openid/id/`
  const id = get('claimed_id')
  const subject = id.startsWith(accounts) ? id.slice(accounts.length) : ''
  if (id !== get('identity') || !/^\d{17}$/.test(subject)) throw refuseToken('the account is not Steam’s')
  const issuedAt = readNonceTime(get('response_nonce'))
  if (!(Math.abs(now.getTime() - issuedAt) <= LIFETIME)) throw refuseToken('the assertion is too old')
  return { subject, nonce: get('response_nonce'), expiresAt: new Date(issuedAt + LIFETIME) }
}

/** Asks the provider whether it has signed this: it answers once for each assertion. */
async function requireSignature(openIdUrl: string, fields: ReadonlyMap<string, string>): Promise<void> {
  const body = new URLSearchParams([...fields])
  body.set('openid.mode', 'check_authentication')
  const response = await askProvider(openIdUrl, { method: 'POST', body })
  if (!response.ok) throw unavailable(new Error(`check_authentication answered ${response.status}`))
  const lines = (await response.text()).split('\n')
  if (!lines.includes('is_valid:true')) throw refuseToken('the assertion is not signed by Steam')
}

/** The name of the account, or its number where no key of the Web API is configured or the API fails. */
async function readName({ apiUrl, apiKey }: SteamConfig, subject: string): Promise<string> {
  if (apiKey === null) return subject
  const query = new URLSearchParams({ key: apiKey, steamids: subject })
  try {
    const answer = await readJson(
      await askProvider(`${apiUrl}/ISteamUser/GetPlayerSummaries/v2/?${query.toString()}`),
    )
    const players: unknown = isRecord(answer['response']) ? answer['response']['players'] : []
    const [player]: unknown[] = Array.isArray(players) ? players : []
    return (isRecord(player) && textOrNull(player['personaname'])) || subject
  } catch {
    // The log-in does not depend on it.
    return subject
  }
}

/** OpenID 2.0, without an association: the provider is asked about each assertion. */
export function createSteamClient(
  config: SteamConfig,
  { getOrigin, now }: { getOrigin: () => string; now: () => Date },
): ProviderClient {
  const getReturnTo = () => `${getOrigin()}/auth/steam/callback`
  return {
    clientId: null,
    startUrl() {
      const query = new URLSearchParams({
        'openid.ns': NAMESPACE,
        'openid.mode': 'checkid_setup',
        'openid.return_to': getReturnTo(),
        'openid.realm': getOrigin(),
        'openid.identity': ANY_ACCOUNT,
        'openid.claimed_id': ANY_ACCOUNT,
      })
      return `${config.openIdUrl}?${query.toString()}`
    },
    async verify(token) {
      const fields = parseResponse(token)
      const expected = { openIdUrl: config.openIdUrl, returnTo: getReturnTo(), now: now() }
      const { subject, nonce, expiresAt } = checkResponse(fields, expected)
      await requireSignature(config.openIdUrl, fields)
      const name = await readName(config, subject)
      return {
        identity: { provider: 'STEAM', subject, name, email: null, isEmailVerified: false },
        singleUse: { token: nonce, expiresAt },
      }
    },
  }
}
