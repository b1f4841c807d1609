import { describe, expect, test, vi } from 'vitest'
import { createAuthenticator } from '../../../test/authenticator.ts'
import { type TestResponse, codeOf } from '../../../test/harness.ts'
import { PASSWORD } from '../../../test/registrations.ts'
import { MINUTE, newSubject, setUpSocialSite } from '../../../test/social.ts'

const site = setUpSocialSite()
const DAY = 24 * 60 * MINUTE

interface Account {
  id: string
  token: string
}

type Call = (account: Account, proof?: object) => Promise<TestResponse>

const startPasskey: Call = ({ token }, proof = {}) =>
  site.server.call('startPasskey', { token, body: { ...proof } })
const startTwoStep: Call = ({ token }, proof = {}) =>
  site.server.call('startTwoStep', { token, body: { ...proof } })
const linkSteam: Call = async ({ id, token }, proof) =>
  site.server.call('linkAccount', {
    token,
    path: { id },
    body: {
      providerType: 'STEAM',
      token: await site.newToken('STEAM', newSubject()),
      ...(proof === undefined ? {} : { proof }),
    },
  })

/** Adds a passkey; resolves to what removes it and what it proves. */
async function addPasskey(account: Account) {
  const { token } = account
  const authenticator = createAuthenticator(site.server.services.getRelyingParty())
  const options = await startPasskey(account, await site.mailedCode(account))
  const credential = authenticator.register(options.body.challenge)
  const added = await site.server.call('addPasskey', { token, body: { name: 'Notebook', credential } })
  expect(added.status).toBe(201)
  const remove: Call = (_account, proof) =>
    site.server.call('removePasskey', {
      token,
      path: { id: added.body.id },
      ...(proof === undefined ? {} : { body: { ...proof } }),
    })
  const prove = async () => {
    const started = await site.server.call('startPasskeyLogin')
    return { passkey: authenticator.assert(started.body.challenge) }
  }
  return { remove, prove }
}

const unlinkSteam: Call = ({ id, token }, proof) =>
  site.server.call('unlinkAccount', {
    token,
    path: { id, providerType: 'STEAM' },
    ...(proof === undefined ? {} : { body: { ...proof } }),
  })

/** Each change of how an account is entered, on an account that is ready for it. */
const changes: [string, (account: Account) => Promise<Call>][] = [
  ['a passkey is added', async () => startPasskey],
  ['an authenticator app is set up', async () => startTwoStep],
  ['an account is linked', async () => linkSteam],
  ['a passkey is removed', async (account) => (await addPasskey(account)).remove],
  [
    'an account is unlinked',
    async (account) => {
      expect((await linkSteam(account, await site.mailedCode(account))).status).toBe(201)
      return unlinkSteam
    },
  ],
]

async function waysOf({ id }: Account) {
  const { rows } = await site.server.database.pool.query(
    `select (select count(*) from social_accounts where user_id = users.id) as accounts,
       (select count(*) from passkeys where user_id = users.id) as passkeys,
       (select count(*) from passkey_challenges where user_id = users.id) as challenges,
       (select count(*) from two_step where user_id = users.id) as apps,
       (select count(*) from jobs.job where data->>'userId' = users.id::text) as mails
     from users where id = $1`,
    [id],
  )
  return rows
}

describe.each([
  ['with a password', () => site.server.registerUser()],
  ['without a password', () => site.newAccount('GOOGLE', newSubject())],
])('an account %s', (_kind, create) => {
  test.each(changes)('where %s: an open session alone changes nothing', async (_change, prepare) => {
    const ana = await create()
    vi.setSystemTime(Date.now() + MINUTE)
    const call = await prepare(ana)
    const stranger = await site.server.registerUser()
    const foreign = await addPasskey(stranger)
    vi.setSystemTime(Date.now() + 3 * DAY)
    const before = await waysOf(ana)
    const wrong: (object | undefined)[] = [
      undefined,
      {},
      { password: 'errada-mesmo' },
      { code: '2222-2222' },
      await site.mailedCode(stranger),
      await foreign.prove(),
      { social: { providerType: 'STEAM', token: await site.newToken('STEAM', newSubject()) } },
    ]
    for (const proof of wrong) {
      const { status } = await call(ana, proof)
      expect([400, 403]).toContain(status)
    }
    expect(await waysOf(ana)).toEqual(before)
    expect((await call(ana, await site.mailedCode(ana))).status).toBeLessThan(300)
  })

  test.each(changes)('where %s: a passkey of a day shows who asks', async (_change, prepare) => {
    const ana = await create()
    vi.setSystemTime(Date.now() + MINUTE)
    const call = await prepare(ana)
    const passkey = await addPasskey(ana)
    vi.setSystemTime(Date.now() + DAY)
    expect((await call(ana, await passkey.prove())).status).toBeLessThan(300)
  })
})

test('the password shows who asks, and a refused proof leaves the provider’s token valid', async () => {
  const ana = await site.server.registerUser()
  const token = await site.newToken('STEAM', newSubject())
  const link = (password: string) =>
    site.server.call('linkAccount', {
      token: ana.token,
      path: { id: ana.id },
      body: { providerType: 'STEAM', token, proof: { password } },
    })
  expect(codeOf(await link('errada-mesmo'))).toEqual([403, 'WRONG_PASSWORD'])
  expect((await link(PASSWORD)).status).toBe(201)
  for (const call of [startPasskey, startTwoStep, unlinkSteam])
    expect((await call(ana, { password: PASSWORD })).status).toBeLessThan(300)
})
