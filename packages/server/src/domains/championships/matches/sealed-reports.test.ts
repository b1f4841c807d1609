import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appoint, newDraft } from '../../../../test/championships.ts'
import { type Person, type TestServer, codeOf, startServer } from '../../../../test/harness.ts'
import { plain } from '../../../../test/images.ts'
import { openGuestPage, openPage } from '../../../../test/sockets.ts'
import { type TestTeam, newMember, newTeam } from '../../../../test/teams.ts'
import type { Schemas } from '../../../contract/types.ts'
import { newId } from '../../../database/id.ts'
import { insertGame } from '../../games/repository.ts'

type Score = [home: number, away: number]

interface Path {
  id: string
  matchId: string
}

let server: TestServer
let origin: string
let organizer: Person
let referee: Person
let stranger: Person
let gameId: string
let picture: string
/** Both have an owner, a manager and a player, who is in the roster. */
const teams: { team: TestTeam; manager: Person; player: Person; reserve: Person }[] = []
beforeAll(async () => {
  server = await startServer()
  origin = await server.listen()
  organizer = await server.registerUser()
  referee = await server.registerUser()
  stranger = await server.registerUser()
  gameId = await insertGame(server.db, `Jogo ${newId()}`)
  for (let made = 0; made < 2; made += 1) {
    const team = await newTeam(server, { gameId })
    const [manager, player, reserve] = [
      await newMember(server, team, 'MANAGER'),
      await newMember(server, team, 'PLAYER'),
      await newMember(server, team, 'PLAYER'),
    ]
    teams.push({ team, manager, player, reserve })
  }
  picture = (await plain(40, 30, '#336699').png().toBuffer()).toString('base64')
})
afterAll(() => server.close())

const peopleOf = (team: Schemas['ChampionshipMatch']['home']) => {
  const found = teams.find((one) => one.team.id === team?.id)
  if (found === undefined) throw new Error('no such team')
  return { owner: found.team.owner, manager: found.manager, player: found.player, reserve: found.reserve }
}

/** A started championship with one match of three games. */
async function start(runBy = organizer) {
  const { id, url } = await newDraft(server, runBy, { game_id: gameId })
  const setStatus = (status: 'REGISTRATION' | 'ONGOING') =>
    server.call('changeChampionshipStatus', { token: runBy.token, path: { id }, body: { status } })
  await setStatus('REGISTRATION')
  for (const { team, player } of teams) {
    const roster = [
      { user_id: team.owner.id, role: 'STARTER' as const },
      { user_id: player.id, role: 'SUBSTITUTE' as const },
    ]
    const body = { team_id: team.id, roster }
    const made = await server.call('registerTeam', { token: team.owner.token, path: { id }, body })
    const confirmed = await server.call('confirmRosterPlace', {
      token: player.token,
      path: { id, registrationId: made.body.id },
      body: { is_confirmed: true },
    })
    expect(confirmed.status).toBe(200)
  }
  expect((await setStatus('ONGOING')).status).toBe(200)
  await appoint(server, runBy, { id, person: referee, role: 'REFEREE' })
  const { body } = await server.call('listMatches', { path: { id } })
  const [match] = body
  return { url, path: { id, matchId: match.id }, home: peopleOf(match.home), away: peopleOf(match.away) }
}

const report = (path: Path, { token }: Person, [home, away]: Score) =>
  server.call('reportMatch', {
    token,
    path,
    body: {
      home_score: home,
      away_score: away,
      games: [
        { map: 'Fracture', home_score: 13, away_score: 4 },
        { map: 'Sunset', home_score: 13, away_score: 6 },
      ].slice(0, away === 0 ? 2 : 0),
    },
  })

const readMatch = async (path: Path, person?: Person): Promise<Schemas['ChampionshipMatchDetail']> =>
  (await server.call('readMatch', { path, ...(person && { token: person.token }) })).body
const readRoom = (path: Path, { token }: Person) => server.call('readMatchRoom', { token, path })

/** The reader's view of reports: the sides that were told, the scores that are readable, and those in the log. */
const read = ({ reported_sides: sides, reports, log }: Schemas['ChampionshipMatchDetail']) => ({
  sides,
  reports: reports.map(({ side, home_score: home, away_score: away }) => [side, home, away]),
  log: log
    .filter(({ action }) => action === 'REPORTED')
    .map(({ home_score: home, away_score: away }) => [home, away]),
})

const untold = { sides: ['home'], reports: [], log: [[null, null]] }
const told = { sides: ['home'], reports: [['home', 2, 0]], log: [[2, 0]] }

describe('a report that is alone', () => {
  test('is read by its own side and the referees; others learn that there is one', async () => {
    const { path, home, away } = await start()
    expect(read((await report(path, home.owner, [2, 0])).body)).toEqual(told)
    for (const person of [home.owner, home.manager, home.player, organizer, referee])
      expect(read(await readMatch(path, person))).toEqual(told)
    for (const person of [
      away.owner,
      away.manager,
      away.player,
      away.reserve,
      home.reserve,
      stranger,
      undefined,
    ])
      expect(read(await readMatch(path, person))).toEqual(untold)
    for (const person of [home.owner, home.player, organizer, referee])
      expect(read((await readRoom(path, person)).body.match)).toEqual(told)
    for (const person of [away.owner, away.manager, away.player])
      expect(read((await readRoom(path, person)).body.match)).toEqual(untold)
  })

  test('is hidden in every answer to the other side', async () => {
    const { path, home, away } = await start()
    for (const { token } of [home.owner, away.owner]) await server.call('checkInMatch', { token, path })
    await report(path, home.owner, [2, 0])
    const { token } = away.owner
    const answers = [
      await server.call('updateMatchScore', { token, path, body: { home_score: 1, away_score: 1 } }),
      await server.call('callReferee', { token, path }),
    ]
    for (const { status, body } of answers) {
      expect(status).toBe(200)
      expect(read(body)).toEqual(untold)
    }
    const at = new Date(Date.now() + 3_600_000 * 5).toISOString()
    const rooms = [
      await server.call('proposeReschedule', { token, path, body: { scheduled_at: at } }),
      await server.call('respondToReschedule', { token, path, body: { accept: false } }),
      await server.call('checkInMatch', { token, path }),
    ]
    for (const { status, body } of rooms) {
      expect(status).toBe(200)
      expect(read(body.match)).toEqual(untold)
    }
  })

  test('stays hidden however often it is changed, and from an organiser who plays', async () => {
    const runner = teams[1]!.team.owner
    const { path, home, away } = await start(runner)
    const [first, second] = home.owner === runner ? [away, home] : [home, away]
    await report(path, first.owner, [2, 0])
    await report(path, first.manager, [2, 1])
    expect(second.owner).toBe(runner)
    for (const person of [second.owner, second.manager]) {
      const { reports, log } = await readMatch(path, person)
      expect(reports).toEqual([])
      expect(log.filter(({ action, home_score: score }) => action === 'REPORTED' && score !== null)).toEqual(
        [],
      )
    }
    expect((await readMatch(path, referee)).reports).toHaveLength(1)
  })

  test('tells nothing in lists, events and notifications', async () => {
    const { url, path, home, away } = await start()
    const [guest, opponent] = [
      await openGuestPage(origin),
      await openPage(origin, { token: away.owner.token, userId: away.owner.id }),
    ]
    await guest.watch({ championshipId: path.id })
    const before = (await server.call('listNotifications', { token: away.owner.token })).body.data.length
    await report(path, home.owner, [2, 0])
    await expect.poll(() => guest.matches.length).toBeGreaterThan(0)
    const { token } = away.owner
    const lists = [
      await server.call('listMatches', { path: { id: path.id } }),
      await server.call('listMyMatches', { token }),
      await server.call('listNextMatches', {}),
      await server.call('readStandings', { path: { id: path.id } }),
      await server.call('readChampionshipByUrl', { path: { championshipUrl: url } }),
      await server.call('exportChampionship', {
        token: organizer.token,
        path: { id: path.id },
        query: { format: 'json' },
      }),
      await server.call('readDecisions', { token: organizer.token, path: { id: path.id } }),
      await server.call('listNotifications', { token }),
    ]
    const texts = [
      ...lists.map(({ body }) => JSON.stringify(body)),
      JSON.stringify(guest.matches),
      JSON.stringify(opponent.received),
    ]
    expect(lists.map(({ status }) => status)).toEqual(lists.map(() => 200))
    for (const text of texts) expect(text).not.toMatch(/Fracture|Sunset|"home_score":2|2 a 0/)
    expect((await server.call('listNotifications', { token })).body.data).toHaveLength(before)
    guest.socket.close()
    opponent.socket.close()
  })
})

describe('reports are read by everybody', () => {
  const everybody = (away: Person) => [away, stranger, undefined]

  test('once both agree', async () => {
    const { path, home, away } = await start()
    await report(path, home.owner, [2, 0])
    await report(path, away.owner, [2, 0])
    for (const person of everybody(away.owner)) {
      const match = await readMatch(path, person)
      expect(read(match).log).toEqual([
        [2, 0],
        [2, 0],
      ])
      expect([match.state, match.reports.length]).toEqual(['CLOSED', 2])
    }
  })

  test('once they differ: what the second one sent was its own', async () => {
    const { path, home, away } = await start()
    await report(path, home.owner, [2, 0])
    const { body } = await report(path, away.owner, [1, 2])
    const both = {
      sides: ['home', 'away'],
      reports: [
        ['home', 2, 0],
        ['away', 1, 2],
      ],
      log: [
        [2, 0],
        [1, 2],
      ],
    }
    expect([body.is_disputed, read(body)]).toEqual([true, both])
    for (const person of everybody(away.owner)) expect(read(await readMatch(path, person))).toEqual(both)
  })

  test('once a referee has decided, or a side has given up', async () => {
    const ruled = await start()
    await report(ruled.path, ruled.home.owner, [2, 0])
    const body = { home_score: 2, away_score: 1, is_forfeit: false, reason: 'Visto na gravação.' }
    expect((await server.call('ruleMatch', { token: referee.token, path: ruled.path, body })).status).toBe(
      200,
    )
    expect(read(await readMatch(ruled.path, ruled.away.owner))).toEqual(told)
    const given = await start()
    await report(given.path, given.home.owner, [2, 0])
    const { body: match } = await server.call('forfeitMatch', {
      token: given.away.owner.token,
      path: given.path,
    })
    expect(read(match)).toEqual(told)
  })
})

describe('pictures', () => {
  const add = async (path: Path, { token }: Person): Promise<string> =>
    (await server.call('addMatchProof', { token, path, body: { picture } })).body.id
  const statusOf = async (path: Path, proofId: string, { token }: Person) =>
    codeOf(await server.call('readMatchProof', { token, path: { ...path, proofId } }))
  const sidesOf = async (path: Path, person: Person) =>
    (await readRoom(path, person)).body.proofs.map(({ side }: Schemas['MatchProof']) => side)

  test('are hidden as the reports are, by their list and by their id', async () => {
    const { path, home, away } = await start()
    const [ours, theirs] = [await add(path, home.owner), await add(path, away.owner)]
    // Before anybody has reported, and after one side has.
    for (const isReported of [false, true]) {
      if (isReported) await report(path, home.owner, [2, 0])
      expect([await sidesOf(path, home.player), await sidesOf(path, away.player)]).toEqual([
        ['home'],
        ['away'],
      ])
      expect(await sidesOf(path, referee)).toEqual(['home', 'away'])
      expect(await statusOf(path, ours, away.owner)).toEqual([404, 'MATCH_NOT_FOUND'])
      expect(await statusOf(path, theirs, home.player)).toEqual([404, 'MATCH_NOT_FOUND'])
      for (const person of [home.owner, referee, organizer])
        expect((await statusOf(path, ours, person))[0]).toBe(200)
    }
    await report(path, away.owner, [0, 2])
    expect(await sidesOf(path, home.player)).toEqual(['home', 'away'])
    expect((await statusOf(path, ours, away.player))[0]).toBe(200)
  })
})
