import { describe, expect, test, vi } from 'vitest'
import { createAuthenticator } from '../../../test/authenticator.ts'
import { type Person, codeOf } from '../../../test/harness.ts'
import { PASSWORD } from '../../../test/registrations.ts'
import { MINUTE, newSubject, setUpSocialSite } from '../../../test/social.ts'
import { enableTwoStep } from '../../../test/two-step.ts'
import { createMailToken } from './mail-tokens.ts'

const site = setUpSocialSite()
const DAY = 24 * 60 * MINUTE
const NEW = 'onca-pintada-2027'

interface LoginMethod {
  id: string
  kind: string
  name: string | null
  fate: string
}

async function addPasskey({ token }: Person, name: string) {
  const authenticator = createAuthenticator(site.server.services.getRelyingParty())
  const options = await site.server.call('startPasskey', { token, body: { password: PASSWORD } })
  const credential = authenticator.register(options.body.challenge)
  const added = await site.server.call('addPasskey', { token, body: { name, credential } })
  expect(added.status).toBe(201)
  return async () => {
    const started = await site.server.call('startPasskeyLogin')
    const assertion = authenticator.assert(started.body.challenge)
    return (await site.server.call('loginByPasskey', { body: { credential: assertion } })).status
  }
}

async function linkSteam({ id, token }: Person) {
  const subject = newSubject()
  const linked = await site.server.call('linkAccount', {
    token,
    path: { id },
    body: {
      providerType: 'STEAM',
      token: await site.newToken('STEAM', subject),
      proof: { password: PASSWORD },
    },
  })
  expect(linked.status).toBe(201)
  return async () =>
    (await site.logIn('STEAM', await site.newToken('STEAM', subject))).body.missing?.length === 0
}

async function confirmEmail(person: Person) {
  const token = await createMailToken(site.server.services, person, 'CONFIRMATION')
  expect((await site.server.call('confirmEmail', { body: { token } })).status).toBe(204)
}

const newLink = (person: Person) => createMailToken(site.server.services, person, 'RECOVERY')
const list = async (token: string): Promise<LoginMethod[]> =>
  (await site.server.call('listRecoveryWaysIn', { body: { token } })).body
const recover = (token: string, keep?: string[]) =>
  site.server.call('changePassword', { body: { token, password: NEW, ...(keep && { keep }) } })
const fates = (ways: LoginMethod[]) => ways.map(({ kind, fate }) => [kind, fate])

async function newOwner(): Promise<Person> {
  const ana = await site.server.registerUser()
  await confirmEmail(ana)
  vi.setSystemTime(Date.now() + MINUTE)
  return ana
}

describe('a recovery by mail', () => {
  test('shows every login method, and ends those of the last 30 days', async () => {
    const ana = await newOwner()
    const byOldKey = await addPasskey(ana, 'Celular')
    vi.setSystemTime(Date.now() + 30 * DAY)
    const { token: stolen } = (
      await site.server.call('login', { body: { email: ana.email, password: PASSWORD } })
    ).body
    const bySteam = await linkSteam({ ...ana, token: stolen })
    const byKey = await addPasskey({ ...ana, token: stolen }, 'Chave do invasor')
    const token = await newLink(ana)
    const ways = await list(token)
    expect(ways).toHaveLength(3)
    expect(ways).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: 'STEAM', kind: 'STEAM', fate: 'ENDS_UNLESS_KEPT' }),
        expect.objectContaining({ kind: 'PASSKEY', name: 'Chave do invasor', fate: 'ENDS_UNLESS_KEPT' }),
        expect.objectContaining({ kind: 'PASSKEY', name: 'Celular', fate: 'STAYS' }),
      ]),
    )
    expect((await recover(token)).status).toBe(204)
    expect(await byKey()).toBe(400)
    expect(await bySteam()).toBe(false)
    expect(await byOldKey()).toBe(200)
  })

  test('leaves what its owner keeps, and nothing else', async () => {
    const ana = await newOwner()
    const byKept = await addPasskey(ana, 'Notebook')
    const byOther = await addPasskey(ana, 'Outra')
    const bySteam = await linkSteam(ana)
    const stranger = await newOwner()
    await addPasskey(stranger, 'Alheia')
    const token = await newLink(ana)
    const kept = (await list(token)).find(({ name }) => name === 'Notebook')
    const [foreign] = await list(await newLink(stranger))
    expect((await recover(token, [kept?.id ?? '', 'STEAM', foreign?.id ?? ''])).status).toBe(204)
    expect([await byKept(), await byOther(), await bySteam()]).toEqual([200, 400, true])
  })

  test('ends an authenticator app of the last 30 days, which would keep the owner out', async () => {
    const ana = await newOwner()
    await enableTwoStep(site.server, ana)
    const token = await newLink(ana)
    expect(fates(await list(token))).toEqual([['TWO_STEP', 'ENDS_UNLESS_KEPT']])
    expect((await recover(token)).status).toBe(204)
    const logIn = await site.server.call('login', { body: { email: ana.email, password: NEW } })
    expect(logIn.status).toBe(200)
    const codes = site.server.db.selectFrom('recovery_codes').selectAll().where('user_id', '=', ana.id)
    expect(await codes.execute()).toEqual([])
  })

  test('keeps an authenticator app where its owner says so', async () => {
    const ana = await newOwner()
    await enableTwoStep(site.server, ana)
    expect((await recover(await newLink(ana), ['TWO_STEP'])).status).toBe(204)
    const body = { email: ana.email, password: NEW, secondStep: true }
    expect((await site.server.call('login', { body })).status).toBe(202)
  })

  test('that is the first proof of the address ends all, of whatever age, whoever keeps them', async () => {
    // Somebody has registered with the address of another.
    const squatter = await site.server.registerUser()
    const byKey = await addPasskey(squatter, 'Do invasor')
    const bySteam = await linkSteam(squatter)
    vi.setSystemTime(Date.now() + 100 * DAY)
    const token = await newLink(squatter)
    const ways = await list(token)
    expect(fates(ways).map(([, fate]) => fate)).toEqual(['ENDS', 'ENDS'])
    expect(
      (
        await recover(
          token,
          ways.map(({ id }) => id),
        )
      ).status,
    ).toBe(204)
    expect([await byKey(), await bySteam()]).toEqual([400, false])
    expect(await list(await newLink(squatter))).toEqual([])
  })

  test('ends what was there before the address was confirmed, unless it is kept', async () => {
    const ana = await site.server.registerUser()
    const bySteam = await linkSteam(ana)
    const byKey = await addPasskey(ana, 'Notebook')
    vi.setSystemTime(Date.now() + DAY)
    await confirmEmail(ana)
    vi.setSystemTime(Date.now() + 100 * DAY)
    const token = await newLink(ana)
    expect(fates(await list(token)).map(([, fate]) => fate)).toEqual(['ENDS_UNLESS_KEPT', 'ENDS_UNLESS_KEPT'])
    expect((await recover(token, ['STEAM'])).status).toBe(204)
    expect([await byKey(), await bySteam()]).toEqual([400, true])
  })

  test('is read with a valid link only, which stays valid', async () => {
    const ana = await newOwner()
    const token = await newLink(ana)
    await list(token)
    const read = (given: string) => site.server.call('listRecoveryWaysIn', { body: { token: given } })
    expect(codeOf(await read('inventado'))).toEqual([400, 'LINK_INVALID'])
    expect(codeOf(await read(await createMailToken(site.server.services, ana, 'CONFIRMATION')))).toEqual([
      400,
      'LINK_INVALID',
    ])
    expect((await recover(token)).status).toBe(204)
    expect(codeOf(await read(token))).toEqual([400, 'LINK_INVALID'])
  })
})
