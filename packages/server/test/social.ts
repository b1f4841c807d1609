import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { type FakeSocialProviders, startFakeSocialProviders } from '../../../.ci/fake-social-providers.ts'
import { readConfig } from '../src/config/config.ts'
import { createIdentityCode } from '../src/domains/auth/identity-codes.ts'
import { findPassword } from '../src/domains/auth/repository.ts'
import { type TestServer, startServer } from './harness.ts'
import { newRegistrant } from './registrations.ts'

export type Provider = 'GOOGLE' | 'FACEBOOK' | 'STEAM'

const ORIGIN = 'https://convoca.gg'
export const CALLBACK = `${ORIGIN}/auth/steam/callback`
export const MINUTE = 60_000

/** The answer of a refused log-in. */
export const refused = [401, 'INVALID_CREDENTIALS']

let people = 0
/** An id that no other test has at its provider. */
export const newSubject = () => `${76_561_198_000_100_000n + BigInt((people += 1))}`

export function newPerson() {
  const { password: _, provider: _provider, ...person } = newRegistrant()
  return person
}

/** A server with the stand-in of all providers for the tests of a file, whose clock stands still. */
export class SocialSite {
  standIn!: FakeSocialProviders
  server!: TestServer

  /** The configuration of further servers. */
  get config() {
    return { social: readConfig(this.standIn.env).social, publicUrl: ORIGIN }
  }

  async start(providerType: Provider): Promise<{ url: string; nonce: string }> {
    const { body } = await this.server.call('startSocialLogin', { body: { providerType } })
    return body
  }

  logIn(providerType: Provider, token: string) {
    return this.server.call('socialLogin', { body: { providerType, token } })
  }

  /** An ID token with a nonce of the server's. */
  async newIdToken(claims: Record<string, unknown> = {}): Promise<string> {
    const { nonce } = await this.start('GOOGLE')
    return this.standIn.signIdToken({ sub: newSubject(), nonce, ...claims })
  }

  /** A token of somebody at the provider. */
  async newToken(provider: Provider, subject: string): Promise<string> {
    if (provider === 'GOOGLE') return this.newIdToken({ sub: subject })
    if (provider === 'STEAM') return this.standIn.assertSteam(CALLBACK, { id: subject })
    this.standIn.visitor.facebook = { id: subject }
    return this.standIn.issueAccessToken()
  }

  complete(token: string, changes: Record<string, unknown> = {}) {
    return this.server.call('completeSocialLogin', { body: { ...newPerson(), token, ...changes } })
  }

  /** The code that proves the owner's identity, also for an account without a password. */
  async mailedCode({ id }: { id: string }): Promise<{ code: string }> {
    const { email } = await findPassword(this.server.db, id)
    return { code: await createIdentityCode(this.server.services, { id, email }) }
  }

  /** An account without a password, and its session. */
  async newAccount(provider: Provider, subject: string): Promise<{ token: string; id: string }> {
    const first = await this.logIn(provider, await this.newToken(provider, subject))
    const { body } = await this.complete(first.body.token)
    const me = await this.server.call('readMyProfile', { token: body.token })
    return { token: body.token, id: me.body.entity.id }
  }
}

export function setUpSocialSite(): SocialSite {
  const site = new SocialSite()
  beforeAll(async () => {
    site.standIn = await startFakeSocialProviders()
    site.server = await startServer({ config: site.config })
  })
  afterAll(async () => {
    await site.server.close()
    await site.standIn.close()
  })
  beforeEach(() => {
    site.standIn.isDown = false
    site.standIn.visitor = { google: null, facebook: null, steam: null }
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 12) })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  return site
}
