import { describe, expect, test, vi } from 'vitest'
import { codeOf } from '../../../../test/harness.ts'
import { CALLBACK, type Provider, newSubject, setUpSocialSite } from '../../../../test/social.ts'
import { unlinkAccount } from './linked-accounts.ts'
import { insertGame } from '../../games/repository.ts'

const site = setUpSocialSite()

describe('linked accounts', () => {
  const link = async (person: { id: string; token: string }, provider: Provider, token: string) =>
    site.server.call('linkAccount', {
      token: person.token,
      path: { id: person.id },
      body: { providerType: provider, token, proof: await site.mailedCode(person) },
    })
  const unlink = async (
    { id, token }: { id: string; token: string },
    providerType: Provider,
    proof?: object,
  ) =>
    site.server.call('unlinkAccount', {
      token,
      path: { id, providerType },
      body: { ...(proof ?? (await site.mailedCode({ id }))) },
    })
  /** A log-in at Steam: a proof of identity, where it is linked long enough. */
  const steamProof = (subject: string) => ({
    social: { providerType: 'STEAM', token: site.standIn.assertSteam(CALLBACK, { id: subject }) },
  })

  test('are linked, listed, used and unlinked', async () => {
    const ana = await site.server.registerUser()
    vi.setSystemTime(Date.now() + 1)
    const subject = newSubject()
    const linked = await link(ana, 'GOOGLE', await site.newIdToken({ sub: subject, name: 'Ana no Google' }))
    expect(linked.status).toBe(201)
    const list = await site.server.call('listLinkedAccounts', { token: ana.token, path: { id: ana.id } })
    expect(list.body).toEqual({
      accounts: [
        {
          providerType: 'GOOGLE',
          name: 'Ana no Google',
          linked_at: '2026-11-20T12:00:00.001Z',
          provesIdentity: false,
        },
      ],
      canUnlink: true,
      hasPassword: true,
    })
    const session = await site.logIn('GOOGLE', await site.newIdToken({ sub: subject }))
    const me = await site.server.call('readMyProfile', { token: session.body.token })
    expect(me.body.entity.id).toBe(ana.id)
    expect((await unlink(ana, 'GOOGLE')).status).toBe(204)
    expect(codeOf(await unlink(ana, 'GOOGLE'))).toEqual([404, 'NOT_FOUND'])
    expect((await site.logIn('GOOGLE', await site.newIdToken({ sub: subject }))).body.missing).not.toEqual([])
  })

  test('are told to their user by mail', async () => {
    const ana = await site.server.registerUser()
    vi.setSystemTime(Date.now() + 1)
    const subject = newSubject()
    const mails = async () => {
      const { rows } = await site.server.database.pool.query(
        "select data ->> 'template' as template, data ->> 'provider' as provider from jobs.job where data ->> 'userId' = $1 and data ? 'provider' order by created_on",
        [ana.id],
      )
      return rows
    }
    await link(ana, 'STEAM', await site.newToken('STEAM', subject))
    expect(await mails()).toEqual([{ template: 'accountLinked', provider: 'STEAM' }])
    await unlink(ana, 'STEAM')
    expect(await mails()).toEqual([
      { template: 'accountLinked', provider: 'STEAM' },
      { template: 'accountUnlinked', provider: 'STEAM' },
    ])
    // Nothing was unlinked, and nobody is told so.
    await unlink(ana, 'STEAM')
    expect(await mails()).toHaveLength(2)
  })

  test('belong to one user, who has one of each provider', async () => {
    const ana = await site.server.registerUser()
    const bruno = await site.server.registerUser()
    const subject = newSubject()
    expect((await link(ana, 'STEAM', await site.newToken('STEAM', subject))).status).toBe(201)
    expect((await link(ana, 'STEAM', await site.newToken('STEAM', subject))).status).toBe(201)
    const taken = [409, 'SOCIAL_ACCOUNT_TAKEN']
    expect(codeOf(await link(bruno, 'STEAM', await site.newToken('STEAM', subject)))).toEqual(taken)
    expect(codeOf(await link(ana, 'STEAM', await site.newToken('STEAM', newSubject())))).toEqual(taken)
  })

  test('go to one of many who link the same at the same time', async () => {
    const subject = newSubject()
    const users = await Promise.all(Array.from({ length: 8 }, () => site.server.registerUser()))
    const answers = await Promise.all(
      users.map((user) => link(user, 'STEAM', site.standIn.assertSteam(CALLBACK, { id: subject }))),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  })

  test('a refused token is no ended session', async () => {
    const ana = await site.server.registerUser()
    expect(codeOf(await link(ana, 'GOOGLE', 'no.id.token'))).toEqual([400, 'SOCIAL_LOGIN_INVALID'])
  })

  test('give the account of a game played with Steam its real name; a typed one is unverified', async () => {
    const ana = await site.server.registerUser()
    vi.setSystemTime(Date.now() + 1)
    const addGame = async (name: string) => {
      const known = await site.server.db
        .selectFrom('games')
        .select('id')
        .where('name', '=', name)
        .executeTakeFirst()
      return known?.id ?? insertGame(site.server.db, name)
    }
    const games = [await addGame('Counter-Strike 2'), await addGame('Valorant')]
    const saved = await site.server.call('updatePlayerGames', {
      token: ana.token,
      path: { id: ana.id },
      body: {
        looking_for_team: false,
        games: games.map((game_id) => ({ game_id, account: 'pro#BR1', rank: null, positions: [] })),
      },
    })
    const accounts = (body: { games: { account: string; verified: boolean }[] }) =>
      body.games.map(({ account, verified }) => [account, verified])
    const typed = ['pro#BR1', false]
    expect(accounts(saved.body)).toEqual([typed, typed])
    const id = newSubject()
    site.standIn.visitor.steam = { id, personaname: 'ana_de_verdade' }
    await link(ana, 'STEAM', site.standIn.assertSteam(CALLBACK, { id }))
    const read = async () => (await site.server.call('readPublicUser', { path: { id: ana.id } })).body.entity
    expect(accounts(await read())).toEqual([['ana_de_verdade', true], typed])
    await unlink(ana, 'STEAM')
    expect(accounts(await read())).toEqual([typed, typed])
  })

  test('the last login method stays', async () => {
    const subject = newSubject()
    const account = await site.newAccount('STEAM', subject)
    vi.setSystemTime(Date.now() + 1)
    const listed = await site.server.call('listLinkedAccounts', {
      token: account.token,
      path: { id: account.id },
    })
    expect(listed.body).toMatchObject({ canUnlink: false, hasPassword: false })
    expect(codeOf(await unlink(account, 'STEAM'))).toEqual([409, 'LAST_WAY_IN'])
    await link(account, 'GOOGLE', await site.newIdToken())
    expect((await unlink(account, 'STEAM', steamProof(subject))).status).toBe(204)
    expect(codeOf(await unlink(account, 'GOOGLE'))).toEqual([409, 'LAST_WAY_IN'])
  })

  test('one stays of three that are unlinked at the same time', async () => {
    const rounds = Number(process.env['RACE_ROUNDS'] ?? 20)
    for (let round = 0; round < rounds; round += 1) {
      const subject = newSubject()
      const account = await site.newAccount('STEAM', subject)
      vi.setSystemTime(Date.now() + 1)
      await link(account, 'GOOGLE', await site.newIdToken())
      await link(account, 'FACEBOOK', await site.newToken('FACEBOOK', newSubject()))
      const answers = await Promise.allSettled(
        (['STEAM', 'GOOGLE', 'FACEBOOK'] as const).map((provider) =>
          site.server.runAs(account, (context) => unlinkAccount(context, provider)),
        ),
      )
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
      const left = site.server.db.selectFrom('social_accounts').selectAll().where('user_id', '=', account.id)
      expect(await left.execute()).toHaveLength(1)
    }
  })
})
