import { describe, expect, test, vi } from 'vitest'
import { createAuthenticator } from '../../../test/authenticator.ts'
import { codeOf } from '../../../test/harness.ts'
import { CALLBACK, MINUTE, newSubject, setUpSocialSite } from '../../../test/social.ts'
import { PASSWORD } from '../../../test/registrations.ts'
import { findPassword } from './repository.ts'

const site = setUpSocialSite()

interface Account {
  id: string
  token: string
}

const DAY = 24 * 60 * MINUTE

const erase = ({ id, token }: Account, body: object) =>
  site.server.call('deleteAccount', { token, path: { id }, body: { ...body } })
const isErased = async ({ token }: Account) =>
  (await site.server.call('readMyProfile', { token })).body.erase_at !== null

/** The code that a mail would have. */
const mailedCode = async (account: Account): Promise<string> => (await site.mailedCode(account)).code

/** Adds a passkey; resolves to what makes its proofs. */
async function addPasskey(account: Account) {
  const { token } = account
  const authenticator = createAuthenticator(site.server.services.getRelyingParty())
  const options = await site.server.call('startPasskey', { token, body: await site.mailedCode(account) })
  const credential = authenticator.register(options.body.challenge)
  const added = await site.server.call('addPasskey', { token, body: { name: 'Notebook', credential } })
  expect(added.status).toBe(201)
  return async () => {
    const started = await site.server.call('startPasskeyLogin')
    return { passkey: authenticator.assert(started.body.challenge) }
  }
}

describe('an account without a password', () => {
  test('is erased by a fresh log-in at its provider, and by no other', async () => {
    const subject = newSubject()
    const ana = await site.newAccount('STEAM', subject)
    const another = newSubject()
    await site.newAccount('STEAM', another)
    const proof = (id: string) => ({
      social: { providerType: 'STEAM', token: site.standIn.assertSteam(CALLBACK, { id }) },
    })
    expect(codeOf(await erase(ana, proof(another)))).toEqual([400, 'SOCIAL_LOGIN_INVALID'])
    expect(codeOf(await erase(ana, proof(newSubject())))).toEqual([400, 'SOCIAL_LOGIN_INVALID'])
    expect(codeOf(await erase(ana, { password: PASSWORD }))).toEqual([403, 'WRONG_PASSWORD'])
    expect(await isErased(ana)).toBe(false)
    const own = proof(subject)
    expect((await erase(ana, own)).status).toBe(202)
    await site.server.call('restoreAccount', { token: ana.token, path: { id: ana.id } })
    // A used proof is no proof any more.
    expect(codeOf(await erase(ana, own))).toEqual([400, 'SOCIAL_LOGIN_INVALID'])
  })

  test('is erased by a mailed code, which works once, for ten minutes, for its user', async () => {
    const ana = await site.newAccount('STEAM', newSubject())
    const eva = await site.newAccount('STEAM', newSubject())
    const wrong = [403, 'CODE_INVALID']
    const code = await mailedCode(ana)
    expect(codeOf(await erase(eva, { code }))).toEqual(wrong)
    expect(codeOf(await erase(ana, { code: '2222-2222' }))).toEqual(wrong)
    expect((await erase(ana, { code: code.toLowerCase().replace('-', ' ') })).status).toBe(202)
    await site.server.call('restoreAccount', { token: ana.token, path: { id: ana.id } })
    expect(codeOf(await erase(ana, { code }))).toEqual(wrong)
    const old = await mailedCode(ana)
    vi.setSystemTime(Date.now() + 10 * MINUTE)
    expect(codeOf(await erase(ana, { code: old }))).toEqual(wrong)
    expect(await isErased(ana)).toBe(false)
  })

  test('of one code that is used eight times at once one counts', async () => {
    const ana = await site.newAccount('STEAM', newSubject())
    const code = await mailedCode(ana)
    const answers = await Promise.all(Array.from({ length: 8 }, () => erase(ana, { code })))
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(7)
  })

  test('is erased by its passkey, and by nobody else’s', async () => {
    const ana = await site.newAccount('STEAM', newSubject())
    const eva = await site.newAccount('STEAM', newSubject())
    const assert = await addPasskey(ana)
    vi.setSystemTime(Date.now() + DAY)
    expect(codeOf(await erase(eva, await assert()))).toEqual([400, 'PASSKEY_INVALID'])
    const own = await assert()
    expect((await erase(ana, own)).status).toBe(202)
    expect(codeOf(await erase(ana, own))).toEqual([400, 'CHALLENGE_INVALID'])
  })

  test('changes its e-mail address by the same proofs', async () => {
    const ana = await site.newAccount('STEAM', newSubject())
    const change = (proof: object) =>
      site.server.call('requestEmailChange', {
        token: ana.token,
        path: { id: ana.id },
        body: { email: 'nova.ana@convoca.example', ...proof },
      })
    expect(codeOf(await change({ code: '2222-2222' }))).toEqual([403, 'CODE_INVALID'])
    expect((await change({ code: await mailedCode(ana) })).status).toBe(204)
  })
})

describe('the first password of an account without one', () => {
  const NEW = 'onca-pintada-2028'
  const create = ({ token }: Account, body: object) =>
    site.server.call('createPassword', { token, body: { ...body } })
  const logIn = async ({ id }: Account, password: string) => {
    const { email } = await findPassword(site.server.db, id)
    return site.server.call('login', { body: { email, password } })
  }

  test('is set by a fresh proof, ends the other sessions and is mailed about', async () => {
    const subject = newSubject()
    const ana = await site.newAccount('STEAM', subject)
    const assertion = (id: string) => ({
      social: { providerType: 'STEAM', token: site.standIn.assertSteam(CALLBACK, { id }) },
    })
    const other = (await site.logIn('STEAM', site.standIn.assertSteam(CALLBACK, { id: subject }))).body.token
    expect(codeOf(await create(ana, { password: NEW, ...assertion(newSubject()) }))).toEqual([
      400,
      'SOCIAL_LOGIN_INVALID',
    ])
    expect(codeOf(await create(ana, { password: NEW, code: '2222-2222' }))).toEqual([403, 'CODE_INVALID'])
    expect((await logIn(ana, NEW)).status).toBe(401)

    expect((await create(ana, { password: NEW, ...assertion(subject) })).status).toBe(204)
    expect((await logIn(ana, NEW)).status).toBe(200)
    expect((await site.server.call('readMyProfile', { token: ana.token })).status).toBe(200)
    expect((await site.server.call('readMyProfile', { token: other })).status).toBe(401)
    const { rows } = await site.server.database.pool.query<{ data: { template: string; userId: string } }>(
      `select data from jobs.job where data->>'userId' = $1`,
      [ana.id],
    )
    expect(rows.map(({ data }) => data.template)).toContain('passwordChanged')
    const { body } = await site.server.call('listUnreadNotifications', { token: ana.token })
    expect(body).toMatchObject([{ type: 'USER_ALTER_PASSWORD' }])
  })

  test('is set once, also by eight proofs at once', async () => {
    const subject = newSubject()
    const ana = await site.newAccount('STEAM', subject)
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => {
        const token = site.standIn.assertSteam(CALLBACK, { id: subject })
        return create(ana, { password: `${NEW}-${index}`, social: { providerType: 'STEAM', token } })
      }),
    )
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(answers.filter(({ body }) => body?.code === 'WRONG_PASSWORD')).toHaveLength(7)
  })

  test('replaces none, whatever the proof, which stays', async () => {
    const ana = await site.server.registerUser()
    const code = await mailedCode(ana)
    expect(codeOf(await create(ana, { password: NEW, code }))).toEqual([403, 'WRONG_PASSWORD'])
    expect((await logIn(ana, NEW)).status).toBe(401)
    expect((await erase(ana, { code })).status).toBe(202)
  })

  test('takes exactly one proof, and leaves that valid where it is common', async () => {
    const ana = await site.newAccount('STEAM', newSubject())
    const code = await mailedCode(ana)
    expect(codeOf(await create(ana, { password: NEW }))).toEqual([400, 'VALIDATION_FAILED'])
    const social = { providerType: 'STEAM', token: site.standIn.assertSteam(CALLBACK, { id: newSubject() }) }
    expect(codeOf(await create(ana, { password: NEW, code, social }))).toEqual([400, 'VALIDATION_FAILED'])
    expect(codeOf(await create(ana, { password: 'Flamengo2024!', code }))).toEqual([
      400,
      'PASSWORD_TOO_COMMON',
    ])
    expect((await create(ana, { password: NEW, code })).status).toBe(204)
  })
})

describe('what was added to an account a moment ago', () => {
  const change = ({ id, token }: Account, proof: object) =>
    site.server.call('requestEmailChange', {
      token,
      path: { id },
      body: { email: `invasor.${newSubject()}@convoca.example`, ...proof },
    })
  const create = ({ token }: Account, proof: object) =>
    site.server.call('createPassword', { token, body: { password: 'onca-pintada-2028', ...proof } })

  /** An account of some days, with or without a password. */
  async function newVictim(hasPassword: boolean): Promise<Account> {
    const victim = hasPassword
      ? await site.server.registerUser()
      : await site.newAccount('GOOGLE', newSubject())
    vi.setSystemTime(Date.now() + 3 * DAY)
    return victim
  }

  /** Links an account of their own; resolves to what makes its proofs. */
  async function linkSteam({ id, token }: Account) {
    const subject = newSubject()
    const linked = await site.server.call('linkAccount', {
      token,
      path: { id },
      body: {
        providerType: 'STEAM',
        token: await site.newToken('STEAM', subject),
        proof: await site.mailedCode({ id }),
      },
    })
    expect(linked.status).toBe(201)
    return async () => ({ social: { providerType: 'STEAM', token: await site.newToken('STEAM', subject) } })
  }

  async function stateOf({ id }: Account) {
    const { rows } = await site.server.database.pool.query(
      `select email, password_hash, erase_at,
         (select count(*) from jobs.job where data->>'userId' = users.id::text) as mails,
         (select count(*) from mail_tokens where user_id = users.id) as links,
         (select json_agg(counter) from passkeys where user_id = users.id) as counters
       from users where id = $1`,
      [id],
    )
    return rows
  }

  /** The victim's list marks what was added. */
  async function readListed({ id, token }: Account): Promise<boolean[]> {
    const { body } = await site.server.call('listLinkedAccounts', { token, path: { id } })
    const passkeys = await site.server.call('listPasskeys', { token })
    const ways: { providerType?: string; provesIdentity: boolean }[] = [...body.accounts, ...passkeys.body]
    return ways
      .filter(({ providerType }) => providerType !== 'GOOGLE')
      .map(({ provesIdentity }) => provesIdentity)
  }

  test.each([
    ['a linked account', false, 'SOCIAL_LOGIN_INVALID', linkSteam],
    ['a linked account', true, 'SOCIAL_LOGIN_INVALID', linkSteam],
    ['a passkey', false, 'PASSKEY_INVALID', addPasskey],
    ['a passkey', true, 'PASSKEY_INVALID', addPasskey],
  ])(
    'is no proof: %s shows who asks once its mail has been there for a day (password: %s)',
    async (_way, hasPassword, code, add) => {
      const victim = await newVictim(hasPassword)
      const prove = await add(victim)
      const before = await stateOf(victim)
      const requests = [change, erase, ...(hasPassword ? [] : [create])]
      const expectRefusals = async () => {
        for (const request of requests)
          expect(codeOf(await request(victim, await prove()))).toEqual([400, code])
        expect(await stateOf(victim)).toEqual(before)
        expect(await readListed(victim)).toEqual([false])
      }
      await expectRefusals()
      vi.setSystemTime(Date.now() + DAY - 1)
      await expectRefusals()
      vi.setSystemTime(Date.now() + 1)
      expect(await readListed(victim)).toEqual([true])
      for (const request of requests) expect((await request(victim, await prove())).status).toBeLessThan(300)
    },
  )

  test('is no proof either where the account’s own provider is linked anew', async () => {
    const victim = await site.newAccount('STEAM', newSubject())
    vi.setSystemTime(Date.now() + MINUTE)
    await addPasskey(victim)
    const path = { id: victim.id, providerType: 'STEAM' as const }
    const body = { code: await mailedCode(victim) }
    expect((await site.server.call('unlinkAccount', { token: victim.token, path, body })).status).toBe(204)
    const prove = await linkSteam(victim)
    expect(codeOf(await erase(victim, await prove()))).toEqual([400, 'SOCIAL_LOGIN_INVALID'])
    expect(await isErased(victim)).toBe(false)
  })
})

test('exactly one proof is taken', async () => {
  const ana = await site.server.registerUser()
  expect(codeOf(await erase(ana, {}))).toEqual([400, 'VALIDATION_FAILED'])
  const both = { password: PASSWORD, code: await mailedCode(ana) }
  expect(codeOf(await erase(ana, both))).toEqual([400, 'VALIDATION_FAILED'])
  expect(await isErased(ana)).toBe(false)
})

test('a code opens nothing else, and its mail is asked for by the account alone', async () => {
  const ana = await site.server.registerUser()
  const code = await mailedCode(ana)
  for (const token of [code, code.replace('-', '')]) {
    expect(codeOf(await site.server.call('confirmEmail', { body: { token } }))[0]).toBe(400)
    const reset = await site.server.call('changePassword', { body: { token, password: 'onca-pintada-2028' } })
    expect(reset.status).toBe(400)
  }
  const { rows } = await site.server.database.pool.query('select data from jobs.job')
  expect(JSON.stringify(rows)).not.toContain(code)
  const sent = await site.server.call('sendIdentityCode', { token: ana.token, path: { id: ana.id } })
  expect(sent.status).toBe(204)
})
