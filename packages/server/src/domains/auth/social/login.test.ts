import { describe, expect, test, vi } from 'vitest'
import { codeOf, startServer } from '../../../../test/harness.ts'
import { PASSWORD } from '../../../../test/registrations.ts'
import { CALLBACK, MINUTE, newSubject, newPerson, setUpSocialSite } from '../../../../test/social.ts'

const site = setUpSocialSite()

test('the public configuration names the configured providers only', async () => {
  const { body } = await site.server.call('readConfig')
  expect(body).toEqual({
    providers: [
      { providerType: 'GOOGLE', clientId: 'convoca.apps.example' },
      { providerType: 'FACEBOOK', clientId: '2718281828' },
      { providerType: 'STEAM', clientId: null },
    ],
    requireVerifiedEmail: false,
    minimumAge: 16,
  })
  const bare = await startServer({ database: site.server.database })
  expect((await bare.call('readConfig')).body.providers).toEqual([])
  expect(
    codeOf(await bare.call('socialLogin', { body: { providerType: 'STEAM', token: 'openid.mode=id_res' } })),
  ).toEqual([409, 'PROVIDER_NOT_CONFIGURED'])
  await bare.close()
})

describe('where a log-in begins', () => {
  test('Steam gets the return address letter for letter', async () => {
    const url = new URL((await site.start('STEAM')).url)
    expect(url.origin + url.pathname).toBe(`${site.standIn.origin}/openid/login`)
    expect(url.searchParams.get('openid.return_to')).toBe('https://convoca.gg/auth/steam/callback')
    expect(url.searchParams.get('openid.realm')).toBe('https://convoca.gg')
  })

  test('Facebook gets the state with which it comes back, and Google’s script a nonce', async () => {
    const facebook = await site.start('FACEBOOK')
    const { searchParams } = new URL(facebook.url)
    expect(searchParams.get('state')).toBe(facebook.nonce)
    expect(searchParams.get('redirect_uri')).toBe('https://convoca.gg/auth/facebook/callback')
    expect((await site.start('GOOGLE')).url).toBe(`${site.standIn.origin}/gsi/client`)
  })
})

describe('the session', () => {
  test('ends as every other, and warns of a new device', async () => {
    const id = newSubject()
    const { id: userId } = await site.newAccount('STEAM', id)
    vi.setSystemTime(Date.now() + 48 * 60 * MINUTE)
    const session = await site.server.call('socialLogin', {
      body: {
        providerType: 'STEAM',
        token: site.standIn.assertSteam(CALLBACK, { id }),
        deviceId: '7f3c1f0e2b9d4a58b6c0d1e2f3a4b5c6',
      },
    })
    const { token } = session.body
    const warned = await site.server.database.pool.query(
      `select 1 from jobs.job where data->>'template' = 'newDevice' and data->>'userId' = $1`,
      [userId],
    )
    expect(warned.rowCount).toBe(1)
    await site.server.call('endOtherSessions', { token })
    expect((await site.server.call('listSessions', { token })).body).toHaveLength(1)
    await site.server.call('logout', { token })
    expect(codeOf(await site.server.call('readMyProfile', { token }))).toEqual([401, 'TOKEN_INVALID'])
  })

  test('does not start before the e-mail is confirmed, where that is required', async () => {
    const strict = await startServer({
      database: site.server.database,
      config: { ...site.config, requireVerifiedEmail: true },
    })
    const id = newSubject()
    const body = { providerType: 'STEAM', token: site.standIn.assertSteam(CALLBACK, { id }) } as const
    const first = await strict.call('socialLogin', { body })
    const done = await strict.call('completeSocialLogin', {
      body: { ...newPerson(), token: first.body.token },
    })
    expect(codeOf(done)).toEqual([403, 'USER_NOT_VERIFIED'])
    // The account exists, and waits for the confirmation.
    const again = { providerType: 'STEAM', token: site.standIn.assertSteam(CALLBACK, { id }) } as const
    expect(codeOf(await strict.call('socialLogin', { body: again }))).toEqual([403, 'USER_NOT_VERIFIED'])
    await strict.close()
  })

  test('is in the security log once it starts, by each way to start it', async () => {
    const succeeded = (since: number) =>
      site.server.logged
        .slice(since)
        .map((line) => JSON.parse(line))
        .filter(({ kind }) => kind === 'login-succeeded')
        .map(({ operation }) => operation)
    const id = newSubject()
    let since = site.server.logged.length
    const first = await site.logIn('STEAM', await site.newToken('STEAM', id))
    expect(first.body.missing).not.toEqual([])
    expect(succeeded(since)).toEqual([])
    expect((await site.complete(first.body.token)).status).toBe(201)
    await site.logIn('STEAM', await site.newToken('STEAM', id))
    expect(succeeded(since)).toEqual(['completeSocialLogin', 'socialLogin'])

    const { email } = await site.server.registerUser()
    since = site.server.logged.length
    const google = await site.logIn('GOOGLE', await site.newIdToken({ email, email_verified: true }))
    const link = (password: string) =>
      site.server.call('linkSocialLogin', { body: { token: google.body.token, password } })
    expect((await link('senha-errada-mesmo')).status).toBe(401)
    expect(succeeded(since)).toEqual([])
    expect((await link(PASSWORD)).status).toBe(200)
    expect(succeeded(since)).toEqual(['linkSocialLogin'])
  })

  test('a refused log-in is in the security log, without token or address', async () => {
    const token = site.standIn.issueAccessToken({ app_id: '999' })
    const before = site.server.logged.length
    await site.logIn('FACEBOOK', token)
    const lines = site.server.logged.slice(before).join('\n')
    expect(lines).toContain('"kind":"login-failed"')
    expect(lines).toContain('socialLogin')
    expect(lines).not.toContain(token)
  })
})
