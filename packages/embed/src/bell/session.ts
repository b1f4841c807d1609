import { askConsent } from './consent.ts'

interface Token {
  token: string
  renewal: string
  expires_in: number
}

/** The grant has ended: its user must sign in again. */
export class GuestError extends Error {}

/** Renewed this many milliseconds before it expires. */
const MARGIN = 60_000

/** The fields of a grant that the bell needs. */
export interface BellSession {
  readonly origin: string
  readonly isOpen: boolean
  signIn: (key: string) => Promise<boolean>
  signOut: () => Promise<void>
  getToken: () => Promise<string>
  call: <Body>(method: string, path: string, body?: object) => Promise<Body>
}

/** A grant's token, kept in memory alone. */
export class Session implements BellSession {
  readonly origin: string
  #token: Token | undefined
  #expiresAt = 0
  #renewing: Promise<void> | undefined

  constructor(origin: string) {
    this.origin = origin
  }

  get isOpen(): boolean {
    return this.#token !== undefined
  }

  /** False where the user does not consent. */
  async signIn(key: string): Promise<boolean> {
    const consent = await askConsent(this.origin, key)
    if (!consent) return false
    this.#keep(await this.#send<Token>('POST', '/partner/token', { key, ...consent }))
    return true
  }

  async signOut(): Promise<void> {
    const renewal = this.#token?.renewal
    this.#token = undefined
    if (renewal) await this.#send('POST', '/partner/token/end', { renewal })
  }

  /** The token, renewed where it is about to expire. */
  async getToken(): Promise<string> {
    if (Date.now() > this.#expiresAt - MARGIN) await this.#renew()
    if (!this.#token) throw new GuestError()
    return this.#token.token
  }

  async call<Body>(method: string, path: string, body?: object): Promise<Body> {
    return this.#send<Body>(method, path, body, await this.getToken())
  }

  #keep(token: Token): void {
    this.#token = token
    this.#expiresAt = Date.now() + token.expires_in * 1000
  }

  /** One at a time: a renewal is good for one use. */
  #renew(): Promise<void> {
    const renewal = this.#token?.renewal
    if (renewal === undefined) throw new GuestError()
    this.#renewing ??= this.#send<Token>('POST', '/partner/token/renew', { renewal })
      .then((token) => this.#keep(token))
      .finally(() => (this.#renewing = undefined))
    return this.#renewing
  }

  async #send<Body>(method: string, path: string, body?: object, token?: string): Promise<Body> {
    const response = await fetch(`${this.origin}/api${path}`, {
      method,
      credentials: 'omit',
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body ? JSON.stringify(body) : null,
    })
    if (response.ok) return response.status === 204 ? (undefined as Body) : ((await response.json()) as Body)
    // The answers that refuse a token or a renewal.
    if ([401, 403].includes(response.status) || (response.status === 400 && !token)) {
      this.#token = undefined
      throw new GuestError()
    }
    throw new Error(String(response.status))
  }
}
