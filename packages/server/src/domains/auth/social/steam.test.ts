import { describe, expect, test, vi } from 'vitest'
import { codeOf } from '../../../../test/harness.ts'
import { CALLBACK, MINUTE, newSubject, refused, setUpSocialSite } from '../../../../test/social.ts'
import { deleteExpiredSocialTokens } from './tokens.ts'

const site = setUpSocialSite()

describe('Steam', () => {
  const changes: [string, Record<string, string>][] = [
    ['another account than was signed', { 'openid.claimed_id': 'https://steamcommunity.com/openid/id/7' }],
    ['another provider', { 'openid.op_endpoint': 'https://steam.example/openid/login' }],
    ['a cancelled log-in', { 'openid.mode': 'cancel' }],
    ['an assertion that is signed in part', { 'openid.signed': 'op_endpoint,claimed_id,identity' }],
    ['a signature of nobody', { 'openid.sig': 'c2lnbmF0dXJl' }],
    ['another parameter', { next: '/profile' }],
  ]
  test.each(changes)('refuses %s', async (_name, change) => {
    expect(codeOf(await site.logIn('STEAM', site.standIn.assertSteam(CALLBACK, { change })))).toEqual(refused)
  })

  test.each([
    'https://convoca.gg.example/auth/steam/callback',
    'https://convoca.gg/auth/steam/callback/',
    'https://convoca.gg/auth/steam/callback?next=/profile',
    'http://convoca.gg/auth/steam/callback',
  ])('refuses the return address %s', async (returnTo) => {
    expect(codeOf(await site.logIn('STEAM', site.standIn.assertSteam(returnTo)))).toEqual(refused)
  })

  test('refuses an account of another site, which Steam would not sign', async () => {
    const account = 'https://elsewhere.example/openid/id/76561198000000001'
    const change = { 'openid.claimed_id': account, 'openid.identity': account }
    expect(codeOf(await site.logIn('STEAM', site.standIn.assertSteam(CALLBACK, { change })))).toEqual(refused)
  })

  test('refuses a parameter that is there twice', async () => {
    const query = site.standIn.assertSteam(CALLBACK)
    expect(codeOf(await site.logIn('STEAM', `${query}&openid.mode=id_res`))).toEqual(refused)
  })

  test('refuses an assertion that is older than five minutes', async () => {
    const query = site.standIn.assertSteam(CALLBACK, { id: newSubject() })
    vi.setSystemTime(Date.now() + 5 * MINUTE + 1000)
    expect(codeOf(await site.logIn('STEAM', query))).toEqual(refused)
  })

  test('shows the account by its name, and by its number where that cannot be read', async () => {
    const id = newSubject()
    site.standIn.visitor.steam = { id, personaname: 'fer_aim' }
    const { token, id: userId } = await site.newAccount('STEAM', id)
    const read = async () =>
      (await site.server.call('listLinkedAccounts', { token, path: { id: userId } })).body.accounts[0].name
    expect(await read()).toBe('fer_aim')
    site.standIn.visitor.steam = { id, personaname: 'fer_aim_br' }
    await site.logIn('STEAM', site.standIn.assertSteam(CALLBACK, { id }))
    expect(await read()).toBe('fer_aim_br')
    site.standIn.visitor.steam = null
    const other = newSubject()
    const nameless = await site.newAccount('STEAM', other)
    const { body } = await site.server.call('listLinkedAccounts', {
      token: nameless.token,
      path: { id: nameless.id },
    })
    expect(body.accounts[0].name).toBe(other)
  })
})

describe.each(['GOOGLE', 'FACEBOOK', 'STEAM'] as const)('a token of %s', (provider) => {
  test('is accepted once', async () => {
    const token = await site.newToken(provider, newSubject())
    expect((await site.logIn(provider, token)).status).toBe(200)
    expect(codeOf(await site.logIn(provider, token))).toEqual(refused)
    await deleteExpiredSocialTokens(site.server.services)
    expect(codeOf(await site.logIn(provider, token))).toEqual(refused)
  })

  test('is accepted once of twenty times at the same time', async () => {
    const token = await site.newToken(provider, newSubject())
    const answers = await Promise.all(Array.from({ length: 20 }, () => site.logIn(provider, token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})
