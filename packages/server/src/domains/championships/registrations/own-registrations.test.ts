import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { alone, enterAlone, openAlone, setStatus, startAlone } from '../../../../test/alone.ts'
import { championshipInput, newDraft } from '../../../../test/championships.ts'
import { type Person, type TestServer, codeOf, startServer } from '../../../../test/harness.ts'
import { type TestTeam, newTeam } from '../../../../test/teams.ts'
import type { Schemas } from '../../../contract/types.ts'
import { runPaymentClock } from '../../payments/clock.ts'
import { workReport } from '../../payments/reports.ts'

let server: TestServer
let organizer: Person
let team: TestTeam
let gameId: string
let ana: Person
let bia: Person
beforeAll(async () => {
  server = await startServer()
  organizer = await server.registerUser()
  await server.db
    .updateTable('users')
    .set({ platform_role: 'ORGANIZER' })
    .where('id', '=', organizer.id)
    .execute()
  team = await newTeam(server)
  gameId = team.gameId
})
beforeEach(async () => {
  ana = await server.registerUser()
  bia = await server.registerUser()
})
afterAll(() => server.close())

const open = (given: Partial<Schemas['ChampionshipInput']> = {}) =>
  openAlone(server, organizer, { game_id: gameId, ...given })
const enter = (person: Person, id: string) => enterAlone(server, person, id)
const list = async (id: string, person?: Person): Promise<Schemas['ChampionshipRegistration'][]> =>
  (
    await server.call('listChampionshipRegistrations', {
      path: { id },
      ...(person !== undefined && { token: person.token }),
    })
  ).body
const eligibility = async ({ token }: Person, id: string): Promise<Schemas['PlayerEligibility']> =>
  (await server.call('readPlayerEligibility', { token, path: { id } })).body
const bell = async ({ token }: Person): Promise<Schemas['Notification'][]> =>
  (await server.call('listNotifications', { token })).body.data
const pathOf = (id: string, { body }: { body: { id: string } }) => ({ id, registrationId: body.id })

describe('a player', () => {
  test('is registered by nick, with a place of their own, and is told without a word of a team', async () => {
    const id = await open()
    expect(await eligibility(ana, id)).toEqual({ reasons: [], account: null })
    const { status, body } = await enter(ana, id)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      status: 'CONFIRMED',
      team: { id: ana.id, name: ana.nick, player: { nick: ana.nick }, logo: null },
      roster: [{ user: { id: ana.id, nick: ana.nick }, role: 'STARTER', is_confirmed: true }],
    })
    expect(body.team).not.toHaveProperty('team_tag')
    expect((await list(id)).map((one) => one.team.name)).toEqual([ana.nick])
    const { body: championship } = await server.call('readChampionship', { path: { id } })
    expect([championship.participant, championship.teams_count]).toEqual(['PLAYER', 1])
    expect(await bell(ana)).toContainEqual(
      expect.objectContaining({
        title: 'Inscrição confirmada',
        body: `Você tem vaga em ${championship.name}.`,
      }),
    )
    expect(await eligibility(ana, id)).toMatchObject({ reasons: ['ALREADY_REGISTERED'] })
    expect(codeOf(await enter(ana, id))).toEqual([409, 'ALREADY_REGISTERED'])
  })

  test('has one entry, however many requests come at once', async () => {
    const id = await open()
    for (let round = 0; round < 3; round += 1) {
      const person = await server.registerUser()
      const answers = await Promise.all(Array.from({ length: 8 }, () => enter(person, id)))
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
      expect(
        new Set(
          answers
            .filter(({ status }) => status !== 201)
            .map(codeOf)
            .map(String),
        ),
      ).toEqual(new Set(['409,ALREADY_REGISTERED']))
    }
    expect(await list(id)).toHaveLength(3)
    const { body } = await server.call('readChampionship', { path: { id } })
    expect(body.teams_count).toBe(3)
  })

  test('repeats a request by its key, and has the same entry', async () => {
    const id = await open()
    const headers = { 'Idempotency-Key': `${id}-own` }
    const call = () => server.call('registerPlayer', { token: ana.token, path: { id }, headers })
    const [one, other] = [await call(), await call()]
    expect([one.status, other.status, one.body.id]).toEqual([201, 201, other.body.id])
  })

  test('waits where no place is free, and has it when another one withdraws', async () => {
    const id = await open({ max_teams: 2 })
    const first = await enter(ana, id)
    await enter(bia, id)
    const caio = await server.registerUser()
    expect((await enter(caio, id)).body.status).toBe('WAITING')
    const path = pathOf(id, first)
    expect(codeOf(await server.call('withdrawRegistration', { token: bia.token, path }))).toEqual([
      403,
      'FORBIDDEN',
    ])
    expect((await server.call('withdrawRegistration', { token: ana.token, path })).status).toBe(204)
    expect((await list(id)).map(({ team: { name }, status }) => [name, status])).toEqual([
      [bia.nick, 'CONFIRMED'],
      [caio.nick, 'CONFIRMED'],
    ])
    // A player who has withdrawn may come back.
    expect((await enter(ana, id)).body.status).toBe('WAITING')
  })

  test('who was rejected stays out, and reads why', async () => {
    const id = await open()
    const entered = await enter(ana, id)
    const decided = await server.call('decideRegistration', {
      token: organizer.token,
      path: pathOf(id, entered),
      body: { status: 'REJECTED', reason: 'Conta nova.' },
    })
    expect(decided.status).toBe(200)
    expect(codeOf(await enter(ana, id))).toEqual([409, 'ALREADY_REGISTERED'])
    expect(await eligibility(ana, id)).toMatchObject({ reasons: ['REJECTED'] })
    expect(JSON.stringify(await bell(ana))).toContain('Conta nova.')
  })

  test('checks in alone, and cannot give up the place of the roster: the entry is withdrawn', async () => {
    const id = await open()
    const path = pathOf(id, await enter(ana, id))
    const leave = { token: ana.token, path, body: { is_confirmed: false } }
    expect(codeOf(await server.call('confirmRosterPlace', leave))).toEqual([409, 'CHAMPIONSHIP_STATUS'])
    await setStatus(server, organizer, id, 'CHECK_IN')
    expect(codeOf(await server.call('checkInRegistration', { token: bia.token, path }))).toEqual([
      403,
      'FORBIDDEN',
    ])
    const there = await server.call('checkInRegistration', { token: ana.token, path })
    expect([there.status, there.body.checked_in_at]).toEqual([200, expect.any(String)])
    expect(JSON.stringify(await bell(ana))).toContain('Faça o check-in.')
  })

  test('who is not there at the start is out, and told so', async () => {
    const id = await open()
    const caio = await server.registerUser()
    const entries = [await enter(ana, id), await enter(bia, id), await enter(caio, id)]
    await setStatus(server, organizer, id, 'CHECK_IN')
    for (const [index, person] of [ana, bia].entries())
      await server.call('checkInRegistration', { token: person.token, path: pathOf(id, entries[index]!) })
    await setStatus(server, organizer, id, 'ONGOING')
    expect((await list(id)).map((one) => one.team.name).toSorted()).toEqual([ana.nick, bia.nick].toSorted())
    const told = (await bell(caio)).find(({ title }) => title === 'Vaga perdida')
    expect(JSON.stringify(told)).toContain('Você está fora de')
    expect(JSON.stringify(told)).not.toMatch(/time/i)
  })
})

describe('what is refused', () => {
  test('players where teams take part, and teams where players do', async () => {
    const ofTeams = await newDraft(server, organizer, { game_id: gameId })
    await setStatus(server, organizer, ofTeams.id, 'REGISTRATION')
    expect(ofTeams.participant).toBe('TEAM')
    expect(codeOf(await enter(ana, ofTeams.id))).toEqual([409, 'CHAMPIONSHIP_STATUS'])
    expect(await eligibility(ana, ofTeams.id)).toMatchObject({ reasons: ['FOR_TEAMS'] })
    const id = await open()
    const { owner } = team
    const body = { team_id: team.id, roster: [{ user_id: owner.id, role: 'STARTER' as const }] }
    const refused = await server.call('registerTeam', { token: owner.token, path: { id }, body })
    expect([refused.status, refused.body.errors[0].path]).toEqual([400, 'team_id'])
    const read = await server.call('readEligibility', { token: owner.token, path: { id, teamId: team.id } })
    expect(read.body.reasons).toEqual(['FOR_PLAYERS'])
    const invited = await server.call('inviteTeam', { token: organizer.token, path: { id, teamId: team.id } })
    expect(codeOf(invited)).toEqual([409, 'CHAMPIONSHIP_STATUS'])
  })

  test('who is too young, who comes too late or too early, and drafts', async () => {
    const grown = await open({ min_age: 30 })
    const refused = await enter(ana, grown)
    expect([refused.status, refused.body.errors[0].code]).toEqual([400, 'UNDERAGE'])
    expect(await eligibility(ana, grown)).toMatchObject({ reasons: ['TOO_YOUNG'] })
    const at = (hours: number) => new Date(Date.now() + hours * 60 * 60_000).toISOString()
    const soon = await open({ registration_opens_at: at(2) })
    expect(codeOf(await enter(ana, soon))).toEqual([409, 'REGISTRATION_CLOSED'])
    const { id } = await startAlone(server, organizer, { game_id: gameId, players: [ana, bia] })
    expect(codeOf(await enter(await server.registerUser(), id))).toEqual([409, 'REGISTRATION_CLOSED'])
    const draft = await newDraft(server, organizer, { ...alone, game_id: gameId })
    expect(codeOf(await enter(ana, draft.id))).toEqual([404, 'CHAMPIONSHIP_NOT_FOUND'])
  })

  test('more than one player or substitutes, and another participant once it is published', async () => {
    const create = (given: Partial<Schemas['ChampionshipInput']>) =>
      server.call('createChampionship', {
        token: organizer.token,
        body: championshipInput({ ...alone, game_id: gameId, ...given }),
      })
    for (const [given, path] of [
      [{ team_size: 2 }, 'team_size'],
      [{ max_substitutes: 1 }, 'max_substitutes'],
    ] as const) {
      const { status, body } = await create(given)
      expect([status, body.errors.map((error: { path: string }) => error.path)]).toEqual([400, [path]])
    }
    const id = await open()
    const update = (given: Partial<Schemas['ChampionshipInput']>) =>
      server.call('updateChampionship', {
        token: organizer.token,
        path: { id },
        body: championshipInput({ team_size: 1, max_substitutes: 0, game_id: gameId, ...given }),
      })
    // A client that does not know of it leaves it as it is.
    expect((await update({})).body.participant).toBe('PLAYER')
    const changed = await update({ participant: 'TEAM' })
    expect([changed.status, changed.body.errors[0].path]).toEqual([400, 'participant'])
  })

  test('a copy keeps who takes part', async () => {
    const id = await open()
    const copied = await server.call('cloneChampionship', {
      token: organizer.token,
      path: { id },
      body: { name: 'Copa de novo', starts_at: '2090-01-01T22:00:00.000Z' },
    })
    expect([copied.status, copied.body.participant]).toEqual([201, 'PLAYER'])
  })
})

describe('the photo and the address of a player', () => {
  test('are shown where everybody may open the page, the nick always; the nick is the one of now', async () => {
    const id = await open()
    await enter(ana, id)
    const save = (
      change: Partial<{ profile_visibility: 'PUBLIC' | 'NOBODY'; birth: string; nick: string }>,
    ) => server.db.updateTable('users').set(change).where('id', '=', ana.id).execute()
    const read = async () => (await list(id))[0]?.team
    expect(await read()).toMatchObject({ player: { nick: ana.nick } })
    await save({ profile_visibility: 'NOBODY' })
    expect(await read()).toEqual({ id: ana.id, name: ana.nick, player: { nick: null }, logo: null })
    await save({
      profile_visibility: 'PUBLIC',
      birth: new Date(Date.now() - 17 * 31_557_600_000).toISOString().slice(0, 10),
    })
    expect(await read()).toMatchObject({ name: ana.nick, player: { nick: null } })
    const nick = `nova_${ana.nick.slice(-6)}`
    await save({ birth: '2001-03-14', nick })
    expect(await read()).toMatchObject({ name: nick, player: { nick } })
  })
})

describe('the fee', () => {
  test('is paid by the player alone, and the place is theirs', async () => {
    const id = await open({ entry_fee: 2500 })
    const entered = await enter(ana, id)
    expect(entered.body).toMatchObject({ status: 'PENDING_PAYMENT', payment: { amount: 2500, paid: 0 } })
    const path = pathOf(id, entered)
    expect(codeOf(await server.call('createPayment', { token: bia.token, path }))).toEqual([403, 'FORBIDDEN'])
    const asked = await server.call('createPayment', { token: ana.token, path })
    expect(asked.status).toBe(201)
    expect(asked.body).toMatchObject({
      amount: 2500,
      team: { id: ana.id, name: ana.nick, player: { nick: ana.nick } },
      parts: [{ id: ana.id }],
    })
    const paymentId: string = asked.body.id
    const simulate = { token: ana.token, path: { paymentId }, body: { outcome: 'PAID' as const } }
    await server.call('simulatePayment', simulate)
    await workReport(server.services, {
      provider: 'sandbox',
      eventId: `${paymentId}-own`,
      reference: paymentId,
    })
    expect((await list(id, ana))[0]).toMatchObject({
      status: 'CONFIRMED',
      payment: { status: 'PAID', paid: 2500 },
    })
    const entry = await server.call('readEntryPayment', { token: ana.token, path })
    expect(entry.body).toMatchObject({ status: 'PAID', team: { name: ana.nick } })
    const history = await server.call('listChampionshipPayments', { token: organizer.token, path: { id } })
    expect(JSON.stringify(history.body)).toContain(ana.nick)
    // Nobody else reads what was paid, and who withdraws gets it back.
    expect((await list(id, bia))[0]?.payment).toBeNull()
    await server.call('withdrawRegistration', { token: ana.token, path })
    for (let run = 0; run < 2; run += 1) await runPaymentClock(server.services)
    expect((await list(id, ana))[0]).toMatchObject({ status: 'WITHDRAWN', payment: { status: 'REFUNDED' } })
    expect((await list(id, bia)).length).toBe(0)
  })

  test('may be given by somebody else, whom the player answers', async () => {
    const id = await open({ entry_fee: 2500 })
    const path = pathOf(id, await enter(ana, id))
    const own = await server.call('createGift', { token: ana.token, path, body: { message: null } })
    expect(codeOf(own)).toEqual([403, 'FORBIDDEN'])
    const given = await server.call('createGift', { token: bia.token, path, body: { message: 'Boa sorte!' } })
    expect(given.status).toBe(201)
    const paymentId: string = given.body.payment_id
    const simulate = { token: bia.token, path: { paymentId }, body: { outcome: 'PAID' as const } }
    await server.call('simulatePayment', simulate)
    await workReport(server.services, {
      provider: 'sandbox',
      eventId: `${paymentId}-gift`,
      reference: paymentId,
    })
    expect(JSON.stringify(await bell(ana))).toContain('pagou a sua inscrição em')
    const answer = (token: string) => server.call('acceptGift', { token, path: { giftId: given.body.id } })
    expect(codeOf(await answer(organizer.token))).toEqual([404, 'PAYMENT_NOT_FOUND'])
    expect((await answer(ana.token)).body.status).toBe('ACCEPTED')
    expect((await list(id))[0]?.status).toBe('CONFIRMED')
  })
})
