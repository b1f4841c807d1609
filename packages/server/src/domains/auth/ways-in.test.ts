import { describe, expect, test, vi } from 'vitest'
import { createAuthenticator } from '../../../test/authenticator.ts'
import { codeOf } from '../../../test/harness.ts'
import { PASSWORD } from '../../../test/registrations.ts'
import { MINUTE, newSubject, setUpSocialSite } from '../../../test/social.ts'
import { createIdentityCode } from './identity-codes.ts'
import { findPassword } from './repository.ts'

const site = setUpSocialSite()
const DAY = 24 * 60 * MINUTE

interface Account {
  id: string
  token: string
}

/** A way in that was added to an account: what takes it away, and what its owner proves with it. */
interface WayIn {
  remove: (body?: object) => ReturnType<typeof site.server.call>
  prove: () => Promise<object>
}

async function addLinkedAccount({ id, token }: Account): Promise<WayIn> {
  const subject = newSubject()
  const newToken = () => site.newToken('STEAM', subject)
  const body = { providerType: 'STEAM' as const, token: await newToken() }
  expect((await site.server.call('linkAccount', { token, path: { id }, body })).status).toBe(201)
  return {
    remove: (proof) =>
      site.server.call('unlinkAccount', {
        token,
        path: { id, providerType: 'STEAM' },
        ...(proof === undefined ? {} : { body: { ...proof } }),
      }),
    prove: async () => ({ social: { providerType: 'STEAM', token: await newToken() } }),
  }
}

async function addPasskey({ token }: Account): Promise<WayIn> {
  const authenticator = createAuthenticator(site.server.services.getRelyingParty())
  const options = await site.server.call('startPasskey', { token, body: { password: PASSWORD } })
  const credential = authenticator.register(options.body.challenge)
  const added = await site.server.call('addPasskey', { token, body: { name: 'Notebook', credential } })
  expect(added.status).toBe(201)
  return {
    remove: (proof) =>
      site.server.call('removePasskey', {
        token,
        path: { id: added.body.id },
        ...(proof === undefined ? {} : { body: { ...proof } }),
      }),
    prove: async () => {
      const started = await site.server.call('startPasskeyLogin')
      return { passkey: authenticator.assert(started.body.challenge) }
    },
  }
}

async function mailedCode({ id }: Account): Promise<object> {
  const { email } = await findPassword(site.server.db, id)
  return { code: await createIdentityCode(site.server.services, { id, email }) }
}

async function stateOf({ id }: Account) {
  const { rows } = await site.server.database.pool.query(
    `select (select count(*) from jobs.job where data->>'userId' = users.id::text) as mails,
       (select count(*) from social_accounts where user_id = users.id) as accounts,
       (select count(*) from passkeys where user_id = users.id) as passkeys
     from users where id = $1`,
    [id],
  )
  return rows
}

describe.each([
  ['a linked account', addLinkedAccount, addPasskey, 'PASSKEY_INVALID'],
  ['a passkey', addPasskey, addLinkedAccount, 'SOCIAL_LOGIN_INVALID'],
])('%s', (_way, add, addAnother, refusal) => {
  test('of a day is taken away by its owner alone, not by whoever sits at an open session', async () => {
    const ana = await site.server.registerUser()
    const { remove } = await add(ana)
    vi.setSystemTime(Date.now() + DAY)
    const added = await addAnother(ana)
    const before = await stateOf(ana)
    expect(codeOf(await remove())).toEqual([403, 'WRONG_PASSWORD'])
    expect(codeOf(await remove({ password: 'errada-mesmo' }))).toEqual([403, 'WRONG_PASSWORD'])
    expect(codeOf(await remove({ code: '2222-2222' }))).toEqual([403, 'CODE_INVALID'])
    expect(codeOf(await remove({}))).toEqual([400, 'VALIDATION_FAILED'])
    // What the session has added is no proof either.
    expect(codeOf(await remove(await added.prove()))).toEqual([400, refusal])
    expect(await stateOf(ana)).toEqual(before)
    expect((await remove({ password: PASSWORD })).status).toBe(204)
  })

  test.each([
    ['a mailed code', (ana: Account) => mailedCode(ana)],
    ['itself', (_ana: Account, own: WayIn) => own.prove()],
    ['another of a day', (_ana: Account, _own: WayIn, another: WayIn) => another.prove()],
  ])('of a day is taken away by %s', async (_proof, prove) => {
    const ana = await site.server.registerUser()
    const own = await add(ana)
    const another = await addAnother(ana)
    vi.setSystemTime(Date.now() + DAY)
    expect((await own.remove(await prove(ana, own, another))).status).toBe(204)
  })

  test('of less than a day is taken away without a proof, and a wrong one is refused', async () => {
    const ana = await site.server.registerUser()
    vi.setSystemTime(Date.now() + MINUTE)
    const { remove } = await add(ana)
    vi.setSystemTime(Date.now() + DAY - 1)
    expect(codeOf(await remove({ password: 'errada-mesmo' }))).toEqual([403, 'WRONG_PASSWORD'])
    expect((await remove()).status).toBe(204)
  })
})

test('the account that a social log-in was created with needs a proof from the start', async () => {
  const ana = await site.newAccount('GOOGLE', newSubject())
  vi.setSystemTime(Date.now() + MINUTE)
  await addLinkedAccount(ana)
  const path = { id: ana.id, providerType: 'GOOGLE' as const }
  const unlink = (body?: object) =>
    site.server.call('unlinkAccount', { token: ana.token, path, ...(body ? { body: { ...body } } : {}) })
  expect(codeOf(await unlink())).toEqual([403, 'WRONG_PASSWORD'])
  expect((await unlink(await mailedCode(ana))).status).toBe(204)
})
