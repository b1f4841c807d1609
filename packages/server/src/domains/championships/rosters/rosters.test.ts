import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { appoint, newDraft } from '../../../../test/championships.ts'
import { type Person, type TestServer, codeOf, startServer } from '../../../../test/harness.ts'
import { rosterCalls, starter, substitute } from '../../../../test/rosters.ts'
import { type TestTeam, newMember, newTeam } from '../../../../test/teams.ts'
import type { Schemas } from '../../../contract/types.ts'
import { newId } from '../../../database/id.ts'
import { insertGame } from '../../games/repository.ts'
import { runDueTasks } from '../live/due-tasks.ts'

let server: TestServer
let now: Date
let organizer: Person
let referee: Person
let gameId: string
let team: TestTeam
let mates: Person[]
let rival: TestTeam
let rivalMate: Person
beforeAll(async () => {
  server = await startServer({ now: () => now })
  now = new Date()
  organizer = await server.registerUser()
  referee = await server.registerUser()
})
afterAll(() => server.close())

const HOUR = 60 * 60_000
const toText = (time: number) => new Date(time).toISOString()

/** A team of an owner and three members, and one of two. */
beforeEach(async () => {
  now = new Date()
  gameId = await insertGame(server.db, `Jogo ${newId()}`)
  team = await newTeam(server, { gameId })
  mates = [
    await newMember(server, team, 'PLAYER'),
    await newMember(server, team, 'PLAYER'),
    await newMember(server, team, 'PLAYER'),
  ]
  rival = await newTeam(server, { gameId })
  rivalMate = await newMember(server, rival, 'PLAYER')
})

const setStatus = (id: string, status: 'REGISTRATION' | 'CHECK_IN' | 'ONGOING') =>
  server.call('changeChampionshipStatus', { token: organizer.token, path: { id }, body: { status } })

/** Two starters and one substitute a team. */
async function open(given: Partial<Schemas['ChampionshipInput']> = {}): Promise<string> {
  const time = now.getTime()
  const { id } = await newDraft(server, organizer, {
    game_id: gameId,
    team_size: 2,
    max_substitutes: 1,
    registration_opens_at: toText(time - HOUR),
    registration_closes_at: toText(time + 24 * HOUR),
    check_in_opens_at: toText(time + 47 * HOUR),
    starts_at: toText(time + 48 * HOUR),
    ...given,
  })
  await setStatus(id, 'REGISTRATION')
  return id
}

const { confirm, enter, change, rosterOf } = rosterCalls(() => ({ server, organizer, team }))
const bellOf = async ({ token }: Person): Promise<Schemas['Notification'][]> =>
  (await server.call('listNotifications', { token })).body.data
const fieldsOf = ({ body }: { body: { errors?: { path: string; code: string }[] } }) =>
  body.errors?.map(({ path, code }) => `${path} ${code}`)

describe('a roster before the lock', () => {
  test('is named anew: who stays keeps the word, who is new is asked, who goes is told', async () => {
    const id = await open()
    const [bia, caio, davi] = mates as [Person, Person, Person]
    const entry = await enter(id, team, [bia], [starter(team.owner), starter(bia), substitute(caio)])
    const changed = await change(id, entry, [substitute(team.owner), starter(bia), starter(davi)])
    expect(changed.status).toBe(200)
    expect(await rosterOf(id, entry)).toEqual(
      [
        `${team.owner.nick} SUBSTITUTE true`,
        `${bia.nick} STARTER true`,
        `${davi.nick} STARTER false`,
      ].toSorted(),
    )
    expect((await bellOf(davi)).map(({ title }) => title)).toContain('Confirme sua vaga no elenco')
    expect((await bellOf(caio)).map(({ title }) => title)).toContain('Você saiu do elenco')
    expect((await bellOf(bia)).map(({ title }) => title)).not.toContain('Você saiu do elenco')
  })

  test('is refused at its fields where it is none', async () => {
    const id = await open()
    const [bia, caio] = mates as [Person, Person]
    const entry = await enter(id, team, [bia], [starter(team.owner), starter(bia)])
    const stranger = await server.registerUser()
    expect(fieldsOf(await change(id, entry, [starter(bia)]))).toEqual(['roster OUT_OF_RANGE'])
    expect(fieldsOf(await change(id, entry, [starter(bia), starter(stranger)]))).toEqual([
      'roster.1.user_id INVALID_VALUE',
    ])
    expect(fieldsOf(await change(id, entry, [starter(bia), starter(bia)]))).toEqual([
      'roster.1.user_id INVALID_VALUE',
    ])
    expect(codeOf(await change(id, entry, [starter(bia), starter(caio)], caio))).toEqual([403, 'FORBIDDEN'])
  })

  test.each([
    ['REGISTRATION', { beforeClose: 200, beforeCheckIn: 409, afterCheckIn: 409, ongoing: 409 }],
    ['CHECK_IN', { beforeClose: 200, beforeCheckIn: 200, afterCheckIn: 409, ongoing: 409 }],
    ['START', { beforeClose: 200, beforeCheckIn: 200, afterCheckIn: 200, ongoing: 409 }],
  ] as const)('is locked as the organiser says: %s', async (lock, expected) => {
    const id = await open({ roster_lock: lock })
    const [bia] = mates as [Person]
    const roster = [starter(team.owner), starter(bia)]
    const entry = await enter(id, team, [bia], roster)
    await enter(id, rival, [rivalMate], [starter(rival.owner), starter(rivalMate)])
    const seen = { beforeClose: (await change(id, entry, roster)).status }
    now = new Date(now.getTime() + 25 * HOUR)
    const beforeCheckIn = (await change(id, entry, roster)).status
    await setStatus(id, 'CHECK_IN')
    for (const { owner } of [team, rival]) {
      const { body } = await server.call('listChampionshipRegistrations', {
        token: owner.token,
        path: { id },
      })
      const all: Schemas['ChampionshipRegistration'][] = body
      const own = all.find((one) => one.team.id === (owner === team.owner ? team.id : rival.id))
      await server.call('checkInRegistration', {
        token: owner.token,
        path: { id, registrationId: own!.id },
      })
    }
    const afterCheckIn = (await change(id, entry, roster)).status
    await setStatus(id, 'ONGOING')
    const last = await change(id, entry, roster)
    expect({ ...seen, beforeCheckIn, afterCheckIn, ongoing: last.status }).toEqual(expected)
    expect(codeOf(last)).toEqual([409, 'ROSTER_LOCKED'])
  })
})

/** The championship is being played; the team has a substitute. */
async function start() {
  const id = await open()
  const [bia, caio] = mates as [Person, Person]
  const entry = await enter(id, team, [bia, caio], [starter(team.owner), starter(bia), substitute(caio)])
  const other = await enter(id, rival, [rivalMate], [starter(rival.owner), starter(rivalMate)])
  await appoint(server, organizer, { id, person: referee, role: 'REFEREE' })
  const started = await setStatus(id, 'ONGOING')
  if (started.status !== 200) throw new Error(JSON.stringify(started.body))
  const { body } = await server.call('listMatches', { path: { id } })
  return { id, entry, other, matchId: body[0].id as string }
}
const readLog = async (id: string, matchId: string) => {
  const { body } = await server.call('readMatch', { path: { id, matchId } })
  return (body as Schemas['ChampionshipMatchDetail']).log
}
const swap = (id: string, registrationId: string, out: Person, comer: Person, by = team.owner) =>
  server.call('substitutePlayer', {
    token: by.token,
    path: { id, registrationId },
    body: { out_user_id: out.id, in_user_id: comer.id },
  })

describe('a substitution', () => {
  test('holds between games, is told to both players and stands in the log of the match', async () => {
    const { id, entry, matchId } = await start()
    const [bia, caio] = mates as [Person, Person]
    await server.call('updateMatchScore', {
      token: team.owner.token,
      path: { id, matchId },
      body: { home_score: 1, away_score: 0 },
    })
    expect((await swap(id, entry, bia, caio)).status).toBe(200)
    expect(await rosterOf(id, entry)).toEqual(
      [
        `${team.owner.nick} STARTER true`,
        `${bia.nick} SUBSTITUTE true`,
        `${caio.nick} STARTER true`,
      ].toSorted(),
    )
    expect((await readLog(id, matchId)).at(-1)).toMatchObject({
      action: 'SUBSTITUTED',
      actor: team.owner.nick,
      player_out: bia.nick,
      player_in: caio.nick,
    })
    expect((await bellOf(caio))[0]?.title).toBe('Você entra no time titular')
    expect((await bellOf(bia))[0]?.title).toBe('Você passa a ser reserva')
    // Back again, for the next game.
    expect((await swap(id, entry, caio, bia)).status).toBe(200)
    expect(await rosterOf(id, entry)).toContain(`${bia.nick} STARTER true`)
  })

  test('is refused for who is no starter, no substitute, not confirmed, no longer in the team, or of the other team', async () => {
    const { id, entry, other } = await start()
    const [bia, caio, davi] = mates as [Person, Person, Person]
    expect(fieldsOf(await swap(id, entry, caio, bia))).toEqual(['out_user_id INVALID_VALUE'])
    expect(fieldsOf(await swap(id, entry, bia, team.owner))).toEqual(['in_user_id INVALID_VALUE'])
    expect(fieldsOf(await swap(id, entry, bia, davi))).toEqual(['in_user_id INVALID_VALUE'])
    expect(fieldsOf(await swap(id, entry, bia, rivalMate))).toEqual(['in_user_id INVALID_VALUE'])
    expect(codeOf(await swap(id, other, rivalMate, rival.owner))).toEqual([403, 'FORBIDDEN'])
    expect(codeOf(await swap(id, entry, bia, caio, bia))).toEqual([403, 'FORBIDDEN'])
    await server.db
      .deleteFrom('team_members')
      .where('team_id', '=', team.id)
      .where('user_id', '=', caio.id)
      .execute()
    expect(fieldsOf(await swap(id, entry, bia, caio))).toEqual(['in_user_id INVALID_VALUE'])
  })

  test('of two at once happens once', async () => {
    const { id, entry, matchId } = await start()
    const [bia, caio] = mates as [Person, Person]
    const both = await Promise.all([swap(id, entry, bia, caio), swap(id, entry, team.owner, caio)])
    expect(both.map(({ status }) => status).toSorted((low, high) => low - high)).toEqual([200, 400])
    const told = (await readLog(id, matchId)).filter(({ action }) => action === 'SUBSTITUTED')
    expect(told).toHaveLength(1)
  })
})

const ask = (id: string, registrationId: string, body: Schemas['RosterChangeRequest'], by = team.owner) =>
  server.call('requestRosterChange', { token: by.token, path: { id, registrationId }, body })
const decide = (id: string, changeId: string, body: Schemas['RosterChangeDecision'], by = referee) =>
  server.call('decideRosterChange', { token: by.token, path: { id, changeId }, body })
const listAs = async (id: string, person: Person | null): Promise<Schemas['RosterChange'][]> =>
  (
    await server.call('listRosterChanges', {
      path: { id },
      ...(person !== null && { token: person.token }),
    })
  ).body

describe('an emergency change', () => {
  test('is approved by the referee; everybody reads the reason, and who comes confirms and plays', async () => {
    const { id, entry, matchId } = await start()
    const [bia, , davi] = mates as [Person, Person, Person]
    const reason = 'Bia está sem internet.'
    const asked = await ask(id, entry, { out_user_id: bia.id, in_user_id: davi.id, reason })
    expect(asked.status).toBe(201)
    expect((await bellOf(referee))[0]).toMatchObject({ title: 'Troca de elenco pedida' })
    expect(await listAs(id, null)).toEqual([])
    expect((await listAs(id, rival.owner)).length).toBe(0)
    expect((await listAs(id, team.owner)).length).toBe(1)
    const approved = await decide(id, asked.body.id, { is_approved: true })
    expect([approved.status, approved.body.status, approved.body.decided_by]).toEqual([
      200,
      'APPROVED',
      referee.nick,
    ])
    expect(await rosterOf(id, entry)).toContain(`${davi.nick} STARTER false`)
    expect(await rosterOf(id, entry)).not.toContain(`${bia.nick} STARTER true`)
    expect((await readLog(id, matchId)).at(-1)).toMatchObject({
      action: 'ROSTER_CHANGED',
      actor: referee.nick,
      reason,
      player_out: bia.nick,
      player_in: davi.nick,
    })
    expect((await listAs(id, null)).map((one) => [one.reason, one.answer])).toEqual([[reason, null]])
    expect((await bellOf(rival.owner))[0]).toMatchObject({ title: 'Troca de elenco aprovada' })
    const [place] = (await bellOf(davi)).filter(({ roster }) => roster)
    expect(place?.roster).toMatchObject({ registrationId: entry, isPending: true })
    expect((await confirm(davi, id, entry)).status).toBe(200)
    expect(await rosterOf(id, entry)).toContain(`${davi.nick} STARTER true`)
    // A player who was there from the start does not leave that way.
    expect(codeOf(await confirm(team.owner, id, entry, false))).toEqual([409, 'CHAMPIONSHIP_STATUS'])
    expect(codeOf(await decide(id, asked.body.id, { is_approved: false }))).toEqual([
      409,
      'ROSTER_CHANGE_DECIDED',
    ])
  })

  test('that is declined changes nothing, and its answer is for the team', async () => {
    const { id, entry, matchId } = await start()
    const [bia, , davi] = mates as [Person, Person, Person]
    const asked = await ask(id, entry, { out_user_id: bia.id, in_user_id: davi.id, reason: 'Viagem.' })
    const before = await rosterOf(id, entry)
    const declined = await decide(id, asked.body.id, { is_approved: false, answer: 'Use a reserva.' })
    expect(declined.body.status).toBe('DECLINED')
    expect(await rosterOf(id, entry)).toEqual(before)
    expect((await readLog(id, matchId)).map(({ action }) => action)).not.toContain('ROSTER_CHANGED')
    expect(await listAs(id, null)).toEqual([])
    expect((await listAs(id, team.owner))[0]?.answer).toBe('Use a reserva.')
    expect((await bellOf(team.owner))[0]?.body).toContain('Use a reserva.')
  })

  test('is refused before the lock, twice, for a wrong player, and by who has a part in it', async () => {
    const free = await open()
    const [bia, caio, davi] = mates as [Person, Person, Person]
    const early = await enter(free, team, [bia], [starter(team.owner), starter(bia)])
    const wanted = { out_user_id: bia.id, in_user_id: davi.id, reason: 'Sem internet.' }
    expect(codeOf(await ask(free, early, wanted))).toEqual([409, 'CHAMPIONSHIP_STATUS'])

    const { id, entry } = await start()
    expect(fieldsOf(await ask(id, entry, { ...wanted, in_user_id: caio.id }))).toEqual([
      'in_user_id INVALID_VALUE',
    ])
    expect(fieldsOf(await ask(id, entry, { ...wanted, out_user_id: davi.id }))).toEqual([
      'out_user_id INVALID_VALUE',
    ])
    expect(fieldsOf(await ask(id, entry, { ...wanted, out_user_id: null }))).toEqual(['out_user_id REQUIRED'])
    expect(fieldsOf(await ask(id, entry, { ...wanted, reason: '  a ' }))).toEqual(['reason TOO_SHORT'])
    expect(fieldsOf(await ask(id, entry, { ...wanted, in_user_id: rivalMate.id }))).toEqual([
      'in_user_id INVALID_VALUE',
    ])
    const both = await Promise.all([ask(id, entry, wanted), ask(id, entry, wanted)])
    expect(both.map(codeOf)).toContainEqual([409, 'ROSTER_CHANGE_PENDING'])
    expect(both.map(({ status }) => status).toSorted((low, high) => low - high)).toEqual([201, 409])
    const pending = (await listAs(id, team.owner))[0]!
    expect(codeOf(await decide(id, pending.id, { is_approved: true }, team.owner))).toEqual([
      403,
      'FORBIDDEN',
    ])
    await appoint(server, organizer, { id, person: rivalMate, role: 'REFEREE' })
    expect(codeOf(await decide(id, pending.id, { is_approved: true }, rivalMate))).toEqual([403, 'OWN_MATCH'])
  })

  test('that is approved before the start stands in the log of the first match', async () => {
    const id = await open()
    const [bia, caio, davi] = mates as [Person, Person, Person]
    const entry = await enter(id, team, [bia, caio], [starter(team.owner), starter(bia), substitute(caio)])
    const other = await enter(id, rival, [rivalMate], [starter(rival.owner), starter(rivalMate)])
    await appoint(server, organizer, { id, person: referee, role: 'REFEREE' })
    await setStatus(id, 'CHECK_IN')
    for (const [by, registrationId] of [
      [team.owner, entry],
      [rival.owner, other],
    ] as const)
      await server.call('checkInRegistration', { token: by.token, path: { id, registrationId } })
    const asked = await ask(id, entry, { out_user_id: bia.id, in_user_id: davi.id, reason: 'Gripe forte.' })
    expect((await decide(id, asked.body.id, { is_approved: true })).status).toBe(200)
    expect((await confirm(davi, id, entry)).status).toBe(200)
    expect((await setStatus(id, 'ONGOING')).status).toBe(200)
    const { body } = await server.call('listMatches', { path: { id } })
    const log = await readLog(id, body[0].id)
    expect(log.filter(({ action }) => action === 'ROSTER_CHANGED')).toMatchObject([
      { reason: 'Gripe forte.' },
    ])
  })
})

describe('a team short of players', () => {
  const remind = () => runDueTasks(server.services)
  const titlesOf = async (person: Person) => (await bellOf(person)).map(({ title }) => title)

  test('and the organiser are told a day and an hour before, each once', async () => {
    const id = await open()
    const [bia] = mates as [Person]
    await enter(id, team, [], [starter(team.owner), starter(bia)])
    await enter(id, rival, [rivalMate], [starter(rival.owner), starter(rivalMate)])
    await remind()
    expect(await titlesOf(team.owner)).not.toContain('Elenco incompleto')
    now = new Date(now.getTime() + 24.5 * HOUR)
    await remind()
    await remind()
    expect((await titlesOf(team.owner)).filter((title) => title === 'Elenco incompleto')).toHaveLength(1)
    expect(await titlesOf(rival.owner)).not.toContain('Elenco incompleto')
    const told = (await bellOf(organizer)).find(({ title }) => title === '1 time com elenco incompleto')
    expect(told?.body).toContain(team.name)
    const { count } = await server.db
      .selectFrom('championship_roster_reminders')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('championship_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(count).toBe(1)
  })

  test('does not play, also where a player left the team after its check-in', async () => {
    const id = await open({ min_teams: 2 })
    const [bia] = mates as [Person]
    const entry = await enter(id, team, [bia], [starter(team.owner), starter(bia)])
    const other = await enter(id, rival, [rivalMate], [starter(rival.owner), starter(rivalMate)])
    const third = await newTeam(server, { gameId })
    const thirdMate = await newMember(server, third, 'PLAYER')
    const last = await enter(id, third, [thirdMate], [starter(third.owner), starter(thirdMate)])
    await setStatus(id, 'CHECK_IN')
    for (const [by, registrationId] of [
      [team.owner, entry],
      [rival.owner, other],
      [third.owner, last],
    ] as const)
      await server.call('checkInRegistration', { token: by.token, path: { id, registrationId } })
    await server.db
      .deleteFrom('team_members')
      .where('team_id', '=', team.id)
      .where('user_id', '=', bia.id)
      .execute()
    expect((await setStatus(id, 'ONGOING')).status).toBe(200)
    const { body } = await server.call('listMatches', { path: { id } })
    const playing = (body as Schemas['ChampionshipMatch'][]).flatMap(({ home, away }) => [home?.id, away?.id])
    expect(playing).not.toContain(team.id)
    expect(playing).toEqual(expect.arrayContaining([rival.id, third.id]))
    const told = (await bellOf(team.owner)).map(({ body: text }) => JSON.stringify(text))
    expect(told.join(' ')).toContain('Faltaram jogadores')
  })
})
