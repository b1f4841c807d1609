import { createHmac, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'

/** The visitor who is signed in at each provider; null: nobody, and no credential arrives. */
interface Visitor {
  google: { sub: string; name?: string; email?: string; email_verified?: boolean } | null
  facebook: { id: string; name?: string; email?: string } | null
  steam: { id: string; personaname: string } | null
}

interface FacebookToken {
  app_id: string
  user_id: string
  is_valid: boolean
  expires_at: number
}

interface Forgery {
  alg?: string
  key?: 'foreign'
}

interface Assertion {
  id?: string
  nonce?: string
  /** Made after it was signed. */
  change?: Record<string, string>
}

/** Answers that tests set, and that are read at each request. */
interface State {
  visitor: Visitor
  /** Answers 503, as a provider that is down. */
  isDown: boolean
  /** The script is not found. */
  isScriptMissing: boolean
}

interface Call {
  query: URLSearchParams
  request: IncomingMessage
  response: ServerResponse
}

type Routes = Readonly<Record<string, (call: Call) => unknown>>

export interface FakeSocialProviders extends State {
  origin: string
  /** The variables of a server that uses it. */
  env: Record<string, string>
  /** An ID token; `forgery` for one that is not the provider's. */
  signIdToken(claims: Record<string, unknown>, forgery?: Forgery): string
  issueAccessToken(given?: Partial<FacebookToken>): string
  /** The query string with which the browser comes back. */
  assertSteam(returnTo: string, given?: Assertion): string
  close(): Promise<void>
}

const CLIENT_ID = 'convoca.apps.example'
const APP_ID = '2718281828'
const APP_SECRET = 'app-secret-of-the-stand-in'
const API_KEY = 'steam-web-api-key'

const toSeconds = (milliseconds: number) => Math.floor(milliseconds / 1000)
const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

const sendJson = (response: ServerResponse, body: object, status = 200) =>
  response
    .writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
    .end(JSON.stringify(body))

const redirect = (response: ServerResponse, location: string) => response.writeHead(302, { location }).end()

/** A script with the part of Google's that the app uses; its button is a real one in the page. */
const googleScript = (origin: string) => `(() => {
  let options
  const answer = async () => {
    const query = new URLSearchParams({ nonce: options.nonce, client_id: options.client_id })
    const response = await fetch('${origin}/gsi/credential?' + query)
    options.callback(await response.json())
  }
  window.google = { accounts: { id: {
    initialize: (given) => { options = given },
    prompt: () => undefined,
    cancel: () => undefined,
    renderButton: (parent) => {
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = 'Continuar com o Google'
      button.addEventListener('click', () => void answer())
      parent.replaceChildren(button)
    },
  } } }
})()`

function createGoogle(origin: string, state: State) {
  const own = newKey()
  const foreign = newKey()

  function signIdToken(claims: Record<string, unknown>, { alg = 'RS256', key }: Forgery = {}): string {
    const now = toSeconds(Date.now())
    const payload = { iss: origin, aud: CLIENT_ID, iat: now, exp: now + 3600, ...claims }
    const signed = `${encode({ alg, typ: 'JWT', kid: 'first' })}.${encode(payload)}`
    if (alg === 'none') return `${signed}.`
    if (alg === 'HS256')
      return `${signed}.${createHmac('sha256', CLIENT_ID).update(signed).digest('base64url')}`
    const { privateKey } = key === 'foreign' ? foreign : own
    return `${signed}.${createSign('RSA-SHA256').update(signed).sign(privateKey, 'base64url')}`
  }

  const routes: Routes = {
    '/certs': ({ response }) => {
      const jwk = own.publicKey.export({ format: 'jwk' })
      sendJson(response, { keys: [{ ...jwk, kid: 'first', alg: 'RS256', use: 'sig' }] })
    },
    '/gsi/client': ({ response }) =>
      state.isScriptMissing
        ? sendJson(response, {}, 404)
        : response.writeHead(200, { 'content-type': 'text/javascript' }).end(googleScript(origin)),
    '/gsi/credential': ({ response, query }) => {
      const { google } = state.visitor
      const nonce = query.get('nonce')
      sendJson(
        response,
        google === null ? {} : { credential: signIdToken({ ...google, nonce }), select_by: 'btn' },
      )
    },
  }
  return { signIdToken, routes }
}

function createFacebook(state: State) {
  const tokens = new Map<string, FacebookToken>()

  function issueAccessToken(given: Partial<FacebookToken> = {}): string {
    const token = randomBytes(24).toString('base64url')
    const user_id = state.visitor.facebook?.id ?? '1001'
    const expires_at = toSeconds(Date.now()) + 3600
    tokens.set(token, { app_id: APP_ID, user_id, is_valid: true, expires_at, ...given })
    return token
  }

  const routes: Routes = {
    '/dialog/oauth': ({ response, query }) => {
      const answered = state.visitor.facebook
        ? { access_token: issueAccessToken() }
        : { error: 'access_denied' }
      const fragment = new URLSearchParams({ ...answered, state: query.get('state') ?? '' })
      redirect(response, `${query.get('redirect_uri')}#${fragment.toString()}`)
    },
    '/graph/debug_token': ({ response, query }) => {
      const isApp = query.get('access_token') === `${APP_ID}|${APP_SECRET}`
      const token = isApp ? tokens.get(query.get('input_token') ?? '') : undefined
      sendJson(response, { data: token ?? { is_valid: false } })
    },
    '/graph/me': ({ request, response, query }) => {
      const token = request.headers.authorization?.replace('Bearer ', '') ?? ''
      const proof = createHmac('sha256', APP_SECRET).update(token).digest('hex')
      if (tokens.has(token) && query.get('appsecret_proof') === proof)
        sendJson(response, state.visitor.facebook ?? {})
      else sendJson(response, { error: {} }, 400)
    },
  }
  return { issueAccessToken, routes }
}

function createSteam(origin: string, state: State) {
  /** The assertions that were made, by their signature. */
  const assertions = new Map<string, string>()

  function assertSteam(returnTo: string, { id, nonce, change = {} }: Assertion = {}): string {
    const account = `${origin}/openid/id/${id ?? state.visitor.steam?.id ?? '76561198000000001'}`
    const time = `${new Date().toISOString().slice(0, 19)}Z`
    const signature = randomBytes(20).toString('base64')
    const fields = {
      'openid.ns': 'http://specs.openid.net/auth/2.0',
      'openid.mode': 'id_res',
      'openid.op_endpoint': `${origin}/openid/login`,
      'openid.claimed_id': account,
      'openid.identity': account,
      'openid.return_to': returnTo,
      'openid.response_nonce': nonce ?? `${time}${randomBytes(9).toString('base64')}`,
      'openid.assoc_handle': '1234567890',
      'openid.signed': 'signed,op_endpoint,claimed_id,identity,return_to,response_nonce,assoc_handle',
      'openid.sig': signature,
    }
    assertions.set(signature, new URLSearchParams(fields).toString())
    return new URLSearchParams({ ...fields, ...change }).toString()
  }

  async function isSigned(request: IncomingMessage): Promise<boolean> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const sent = new URLSearchParams(Buffer.concat(chunks).toString())
    if (sent.get('openid.mode') !== 'check_authentication') return false
    sent.set('openid.mode', 'id_res')
    return assertions.get(sent.get('openid.sig') ?? '') === sent.toString()
  }

  const routes: Routes = {
    '/openid/login': async ({ request, response, query }) => {
      if (request.method === 'POST')
        return response.end(`ns:http://specs.openid.net/auth/2.0\nis_valid:${await isSigned(request)}\n`)
      const returnTo = query.get('openid.return_to') ?? ''
      const answered = state.visitor.steam ? assertSteam(returnTo) : 'openid.mode=cancel'
      return redirect(response, `${returnTo}?${answered}`)
    },
    '/api/ISteamUser/GetPlayerSummaries/v2/': ({ response, query }) => {
      const { steam } = state.visitor
      sendJson(response, { response: { players: steam && query.get('key') === API_KEY ? [steam] : [] } })
    },
  }
  return { assertSteam, routes }
}

const toEnv = (origin: string) => ({
  GOOGLE_CLIENT_ID: CLIENT_ID,
  GOOGLE_ISSUER: origin,
  GOOGLE_KEYS_URL: `${origin}/certs`,
  GOOGLE_SCRIPT_URL: `${origin}/gsi/client`,
  FACEBOOK_APP_ID: APP_ID,
  FACEBOOK_APP_SECRET: APP_SECRET,
  FACEBOOK_DIALOG_URL: `${origin}/dialog/oauth`,
  FACEBOOK_GRAPH_URL: `${origin}/graph`,
  STEAM_LOGIN: 'true',
  STEAM_API_KEY: API_KEY,
  STEAM_OPENID_URL: `${origin}/openid/login`,
  STEAM_API_URL: `${origin}/api`,
})

/** Google, Facebook and Steam on one port for tests, with tokens that are signed for real. */
export async function startFakeSocialProviders(): Promise<FakeSocialProviders> {
  const state: State = {
    visitor: { google: null, facebook: null, steam: null },
    isDown: false,
    isScriptMissing: false,
  }
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  const google = createGoogle(origin, state)
  const facebook = createFacebook(state)
  const steam = createSteam(origin, state)
  const routes: Routes = { ...google.routes, ...facebook.routes, ...steam.routes }
  server.on('request', (request, response) => {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', origin)
    const route = state.isDown ? undefined : routes[pathname]
    if (route === undefined) sendJson(response, {}, state.isDown ? 503 : 404)
    else void route({ query, request, response })
  })
  return Object.assign(state, {
    origin,
    env: toEnv(origin),
    signIdToken: google.signIdToken,
    issueAccessToken: facebook.issueAccessToken,
    assertSteam: steam.assertSteam,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  })
}
