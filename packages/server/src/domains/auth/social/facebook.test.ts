import { beforeEach, describe, expect, test } from 'vitest'
import { codeOf } from '../../../../test/harness.ts'
import { PASSWORD } from '../../../../test/registrations.ts'
import { refused, setUpSocialSite } from '../../../../test/social.ts'

const site = setUpSocialSite()

describe('Facebook', () => {
  beforeEach(() => {
    site.standIn.visitor.facebook = { id: '4001', name: 'Bia Rocha', email: 'bia.rocha@convoca.example' }
  })

  test.each([
    ['of another app', { app_id: '999' }],
    ['that is not valid', { is_valid: false }],
    ['that has expired', { expires_at: Date.UTC(2026, 10, 20, 11) / 1000 }],
    ['of another user than it reads', { user_id: '4002' }],
  ])('refuses a token %s', async (_name, given) => {
    expect(codeOf(await site.logIn('FACEBOOK', site.standIn.issueAccessToken(given)))).toEqual(refused)
  })

  test('refuses a token that Facebook does not know', async () => {
    expect(codeOf(await site.logIn('FACEBOOK', 'EAAunknown'))).toEqual(refused)
  })

  test('takes the e-mail as a suggestion only', async () => {
    const owner = await site.server.registerUser({ email: 'bia.rocha@convoca.example' })
    const first = await site.logIn('FACEBOOK', site.standIn.issueAccessToken())
    expect(first.body.registration).toEqual({
      name: 'Bia Rocha',
      email: 'bia.rocha@convoca.example',
      hasAccount: false,
    })
    expect(first.body.missing).toContain('email')
    const linked = await site.server.call('linkSocialLogin', {
      body: { token: first.body.token, password: PASSWORD },
    })
    expect(codeOf(linked)).toEqual(refused)
    expect(codeOf(await site.complete(first.body.token, { email: owner.email }))).toEqual([
      409,
      'EMAIL_TAKEN',
    ])
  })
})
