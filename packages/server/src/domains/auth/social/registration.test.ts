import { describe, expect, test, vi } from 'vitest'
import { type TestResponse, codeOf, startServer } from '../../../../test/harness.ts'
import { PASSWORD } from '../../../../test/registrations.ts'
import { CALLBACK, MINUTE, newSubject, refused, setUpSocialSite } from '../../../../test/social.ts'
import { createMailToken } from '../mail-tokens.ts'
import { deleteExpiredSocialTokens } from './tokens.ts'

const site = setUpSocialSite()

describe('a first log-in', () => {
  test('opens nothing before the account is complete', async () => {
    const sub = newSubject()
    const email = 'luana.reis@gmail.example'
    const token = await site.newIdToken({ sub, name: 'Luana Reis', email, email_verified: true })
    const first = await site.logIn('GOOGLE', token)
    expect(first.body).toEqual({
      token: expect.any(String),
      missing: ['nick', 'cpf', 'phone', 'gender', 'birth'],
      registration: { name: 'Luana Reis', email, hasAccount: false },
    })
    const pending: string = first.body.token
    for (const operation of ['readMyProfile', 'listSessions', 'listUnreadNotifications'] as const)
      expect(codeOf(await site.server.call(operation, { token: pending }))).toEqual([401, 'TOKEN_INVALID'])
    const users = site.server.db.selectFrom('users').select('id').where('email', '=', email)
    expect(await users.execute()).toEqual([])

    const done = await site.complete(pending, { name: 'Luana Reis', email })
    expect(done.status).toBe(201)
    const me = await site.server.call('readMyProfile', { token: done.body.token })
    expect(me.body.entity).toMatchObject({ name: 'Luana Reis', email })
    // The next log-in of the same account starts a session at once.
    const again = await site.logIn('GOOGLE', await site.newIdToken({ sub }))
    expect(again.body.missing).toEqual([])
    expect((await site.server.call('readMyProfile', { token: again.body.token })).status).toBe(200)
  })

  test('confirms the e-mail that the provider has verified, and no other', async () => {
    const verifiedAt = async (email: string) =>
      (
        await site.server.db
          .selectFrom('users')
          .select('email_verified_at')
          .where('email', '=', email)
          .executeTakeFirstOrThrow()
      ).email_verified_at
    const beginWith = async (email: string, email_verified: boolean) =>
      (await site.logIn('GOOGLE', await site.newIdToken({ email, email_verified }))).body.token
    await site.complete(await beginWith('Caio@gmail.example', true), { email: 'caio@gmail.example' })
    expect(await verifiedAt('caio@gmail.example')).not.toBeNull()
    await site.complete(await beginWith('dani@gmail.example', true), { email: 'outra@gmail.example' })
    expect(await verifiedAt('outra@gmail.example')).toBeNull()
    await site.complete(await beginWith('edu@gmail.example', false), { email: 'edu@gmail.example' })
    expect(await verifiedAt('edu@gmail.example')).toBeNull()
  })

  test('answers at the fields that are wrong, and stays open', async () => {
    const { body } = await site.logIn('STEAM', site.standIn.assertSteam(CALLBACK, { id: newSubject() }))
    const wrong = await site.complete(body.token, { cpf: '11111111111', birth: '2020-01-01' })
    expect(wrong.status).toBe(400)
    expect(wrong.body.errors.map(({ path }: { path: string }) => path).toSorted()).toEqual(['birth', 'cpf'])
    const taken = await site.server.registerUser()
    expect(codeOf(await site.complete(body.token, { nick: taken.nick }))).toEqual([409, 'NICK_TAKEN'])
    expect((await site.complete(body.token)).status).toBe(201)
    expect(codeOf(await site.complete(body.token))).toEqual([400, 'SOCIAL_LOGIN_INVALID'])
  })

  test('waits for thirty minutes', async () => {
    const { body } = await site.logIn('STEAM', site.standIn.assertSteam(CALLBACK, { id: newSubject() }))
    vi.setSystemTime(Date.now() + 30 * MINUTE)
    expect(codeOf(await site.complete(body.token))).toEqual([400, 'SOCIAL_LOGIN_INVALID'])
    await deleteExpiredSocialTokens(site.server.services)
    const left = site.server.db
      .selectFrom('social_registrations')
      .select('subject')
      .where('expires_at', '<=', new Date())
    expect(await left.execute()).toEqual([])
  })

  test('makes one account of ten that are completed at the same time', async () => {
    const id = newSubject()
    const tokens = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const { body } = await site.logIn('STEAM', site.standIn.assertSteam(CALLBACK, { id }))
        return body.token as string
      }),
    )
    const answers = await Promise.all([...tokens, ...tokens].map((token) => site.complete(token)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    const accounts = site.server.db.selectFrom('social_accounts').selectAll().where('subject', '=', id)
    expect(await accounts.execute()).toHaveLength(1)
  })

  test('can have a password later, by the mail of the recovery', async () => {
    const { id, token } = await site.newAccount('STEAM', newSubject())
    const me = await site.server.call('readMyProfile', { token })
    const credentials = { email: me.body.entity.email, password: PASSWORD }
    expect(codeOf(await site.server.call('login', { body: credentials }))).toEqual(refused)
    const mailed = await createMailToken(site.server.services, { id, email: credentials.email }, 'RECOVERY')
    await site.server.call('changePassword', { body: { token: mailed, password: PASSWORD } })
    expect((await site.server.call('login', { body: credentials })).status).toBe(200)
  })
})

describe('an account with the same e-mail', () => {
  async function meet(email: string): Promise<TestResponse> {
    return site.logIn('GOOGLE', await site.newIdToken({ email, email_verified: true }))
  }

  test('is found where its domain has accents', async () => {
    await site.server.registerUser({ email: 'luana@ação.com.br' })
    for (const domain of ['ação.com.br', 'AÇÃO.com.br', 'xn--ao-siap.com.br']) {
      const { registration } = (await meet(`luana@${domain}`)).body
      expect(registration).toMatchObject({ email: 'luana@ação.com.br', hasAccount: true })
    }
    expect((await meet('luana@g\u03bfogle.com')).body.registration).toMatchObject({ email: null })
  })

  test('is linked with its password only', async () => {
    const ana = await site.server.registerUser()
    const first = await meet(ana.email.toUpperCase())
    expect(first.body.registration.hasAccount).toBe(true)
    const link = (password: string) =>
      site.server.call('linkSocialLogin', { body: { token: first.body.token, password } })
    expect(codeOf(await link('senha-errada-mesmo'))).toEqual(refused)
    const linked = await link(PASSWORD)
    expect(linked.status).toBe(200)
    const me = await site.server.call('readMyProfile', { token: linked.body.token })
    expect(me.body.entity.id).toBe(ana.id)
    expect(codeOf(await link(PASSWORD))).toEqual([400, 'SOCIAL_LOGIN_INVALID'])
  })

  test('is neither signed in to nor changed by the log-in alone, whoever made it', async () => {
    // Somebody registered the victim's address and waits; the address was never confirmed.
    const squatter = await site.server.registerUser({ email: 'vitima@gmail.example' })
    const first = await meet('vitima@gmail.example')
    expect(first.body.missing).not.toEqual([])
    expect(codeOf(await site.server.call('readMyProfile', { token: first.body.token }))).toEqual([
      401,
      'TOKEN_INVALID',
    ])
    const own = { token: squatter.token, path: { id: squatter.id } }
    expect((await site.server.call('listLinkedAccounts', own)).body.accounts).toEqual([])
    expect(codeOf(await site.complete(first.body.token, { email: squatter.email }))).toEqual([
      409,
      'EMAIL_TAKEN',
    ])
  })

  test('is guessed at no faster than by the log-in', async () => {
    const limited = await startServer({
      database: site.server.database,
      config: { ...site.config, rateLimit: true },
    })
    const ana = await site.server.registerUser()
    const { body } = await meet(ana.email)
    const guess = () =>
      limited.call('linkSocialLogin', { body: { token: body.token, password: 'senha-errada-mesmo' } })
    const answers = await Promise.all(Array.from({ length: 20 }, guess))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15)
    await limited.close()
  })
})
