import { describe, expect, test, vi } from 'vitest'
import { codeOf, startServer } from '../../../../test/harness.ts'
import { MINUTE, newSubject, refused, setUpSocialSite } from '../../../../test/social.ts'

const site = setUpSocialSite()

describe('Google', () => {
  const refusedClaims: [string, Record<string, unknown>][] = [
    ['another audience', { aud: 'another.apps.example' }],
    ['several audiences', { aud: ['convoca.apps.example', 'another.apps.example'] }],
    ['another issuer', { iss: 'https://accounts.example' }],
    ['an expired token', { exp: Date.UTC(2026, 10, 20, 12) / 1000 - 1 }],
    ['no expiry', { exp: undefined }],
    ['no subject', { sub: undefined }],
    ['no nonce', { nonce: undefined }],
    ['a nonce that this server has not issued', { nonce: 'q3uV1m0XcC6kqjYw5rQ8yq7dS2mA9bTzLwE4nH1pK0s' }],
  ]
  test.each(refusedClaims)('refuses %s', async (_name, claims) => {
    expect(codeOf(await site.logIn('GOOGLE', await site.newIdToken(claims)))).toEqual(refused)
  })

  test('refuses a token that another key has signed, or none, or a secret', async () => {
    const { nonce } = await site.start('GOOGLE')
    const claims = { sub: newSubject(), nonce }
    for (const token of [
      site.standIn.signIdToken(claims, { key: 'foreign' }),
      site.standIn.signIdToken(claims, { alg: 'none' }),
      site.standIn.signIdToken(claims, { alg: 'HS256' }),
      'no.id.token',
    ])
      expect(codeOf(await site.logIn('GOOGLE', token))).toEqual(refused)
    // None of them has used the nonce up.
    expect((await site.logIn('GOOGLE', site.standIn.signIdToken(claims))).status).toBe(200)
  })

  test('refuses a nonce that is older than ten minutes', async () => {
    const { nonce } = await site.start('GOOGLE')
    vi.setSystemTime(Date.now() + 10 * MINUTE)
    const token = site.standIn.signIdToken({ sub: newSubject(), nonce })
    expect(codeOf(await site.logIn('GOOGLE', token))).toEqual(refused)
  })

  test('says that it cannot be reached, without using the nonce up', async () => {
    const lonely = await startServer({
      database: site.server.database,
      config: site.config,
    })
    const token = await site.newIdToken()
    site.standIn.isDown = true
    const body = { providerType: 'GOOGLE', token } as const
    expect(codeOf(await lonely.call('socialLogin', { body }))).toEqual([503, 'SERVICE_UNAVAILABLE'])
    site.standIn.isDown = false
    expect((await site.server.call('socialLogin', { body })).status).toBe(200)
    await lonely.close()
  })
})
