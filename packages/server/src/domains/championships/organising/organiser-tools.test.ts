import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newDraft } from '../../../../test/championships.ts'
import { type Person, type TestServer, codeOf, startServer } from '../../../../test/harness.ts'
import { plain } from '../../../../test/images.ts'
import { type TestTeam, newTeam } from '../../../../test/teams.ts'
import type { Schemas } from '../../../contract/types.ts'
import { newId } from '../../../database/id.ts'
import { insertGame } from '../../games/repository.ts'

type Match = Schemas['ChampionshipMatch']

const HOUR = 3_600_000

let server: TestServer
let organizer: Person
let stranger: Person
let gameId: string
let picture: string
const teams: TestTeam[] = []
beforeAll(async () => {
  server = await startServer()
  organizer = await server.registerUser()
  stranger = await server.registerUser()
  gameId = await insertGame(server.db, `Jogo ${newId()}`)
  for (let made = 0; made < 4; made += 1) teams.push(await newTeam(server, { gameId }))
  const bytes = await plain(40, 30, '#336699').png().toBuffer()
  picture = bytes.toString('base64')
})
beforeEach(() => expect(teams).toHaveLength(4))
afterAll(() => server.close())

const setStatus = (id: string, status: 'REGISTRATION' | 'ONGOING') =>
  server.call('changeChampionshipStatus', { token: organizer.token, path: { id }, body: { status } })

async function open(count: number, given: Partial<Schemas['ChampionshipInput']> = {}): Promise<string> {
  const { id } = await newDraft(server, organizer, { game_id: gameId, ...given })
  await setStatus(id, 'REGISTRATION')
  for (const team of teams.slice(0, count)) {
    const body = { team_id: team.id, roster: [{ user_id: team.owner.id, role: 'STARTER' as const }] }
    const entered = await server.call('registerTeam', { token: team.owner.token, path: { id }, body })
    expect(entered.status).toBe(201)
  }
  return id
}

async function start(count = 4): Promise<{ id: string; ready: Match[] }> {
  const id = await open(count)
  expect((await setStatus(id, 'ONGOING')).status).toBe(200)
  const { body } = await server.call('listMatches', { path: { id } })
  return { id, ready: body.filter(({ state }: Match) => state === 'READY') }
}

const ownerOf = (match: Match, side: 'home' | 'away'): Person =>
  teams.find(({ id }) => id === match[side]!.id)!.owner
const decisions = (id: string, { token } = organizer) => server.call('readDecisions', { token, path: { id } })

describe('what waits for a decision', () => {
  test('is disputes, late matches and those without a time', async () => {
    const { id, ready } = await start()
    const [first, second] = [ready[0]!, ready[1]!]
    for (const side of ['home', 'away'] as const)
      await server.call('reportMatch', {
        token: ownerOf(first, side).token,
        path: { id, matchId: first.id },
        body: side === 'home' ? { home_score: 2, away_score: 0 } : { home_score: 0, away_score: 2 },
      })
    await server.db
      .updateTable('championship_matches')
      .set({ scheduled_at: new Date(Date.now() - 3 * HOUR) })
      .where('id', '=', second.id)
      .execute()
    const { body } = await decisions(id)
    expect(body.disputes.map((match: Match) => match.id)).toEqual([first.id])
    expect(body.overdue.map((match: Match) => match.id)).toEqual([second.id])
    expect([body.unscheduled_count, body.registrations]).toEqual([1, []])
    expect(codeOf(await decisions(id, stranger))).toEqual([403, 'FORBIDDEN'])
  })

  test('is the waiting list before the start', async () => {
    const id = await open(3, { max_teams: 2 })
    const { body } = await decisions(id)
    expect(body.registrations).toMatchObject([{ status: 'WAITING', team: { id: teams[2]!.id } }])
  })
})

describe('the matches of a player', () => {
  test('are those of the own team in what is being played', async () => {
    const { id, ready } = await start(2)
    const [match] = ready
    const away = ownerOf(match!, 'away')
    const { body } = await server.call('listMyMatches', { token: away.token })
    const own = body.filter((entry: Schemas['ChampionshipMatchEntry']) => entry.championship.id === id)
    expect(own).toMatchObject([{ side: 'away', match: { id: match!.id } }])
    expect((await server.call('listMyMatches', { token: stranger.token })).body).toEqual([])
  })
})

describe('a clone', () => {
  test('is a draft with the same rules and pictures, every date as far from the start', async () => {
    const { id } = await start(2)
    const saved = await server.call('saveFile', {
      token: organizer.token,
      body: {
        base64: (await plain(1200, 400, '#336699').png().toBuffer()).toString('base64'),
        extension: 'PNG',
        entityType: 'CHAMPIONSHIP',
        entityId: id,
        businessType: 'CHAMPIONSHIP_BANNER',
        fileType: 'IMAGE',
      },
    })
    expect(saved.status).toBe(201)
    const { body: before } = await server.call('readChampionship', { path: { id } })
    const startsAt = '2089-05-01T18:00:00.000Z'
    const made = await server.call('cloneChampionship', {
      token: organizer.token,
      path: { id },
      body: { name: 'Copa 2089', starts_at: startsAt },
    })
    expect([made.status, made.body.status, made.body.teams_count]).toEqual([201, 'DRAFT', 0])
    const distance = (one: Schemas['Championship']) =>
      Date.parse(one.starts_at) - Date.parse(one.registration_closes_at)
    expect(distance(made.body)).toBe(distance(before))
    expect(made.body).toMatchObject({ starts_at: startsAt, rules: before.rules, prizes: before.prizes })
    const { body } = await server.call('readChampionship', {
      token: organizer.token,
      path: { id: made.body.id },
    })
    expect(body.files).toHaveLength(1)
    expect(made.body.files).toEqual(body.files)
    expect(body.files[0].id).not.toBe(before.files[0].id)
  })
})

describe('the export', () => {
  test('has teams, matches and places, and no cell that a spreadsheet computes', async () => {
    const { id } = await start()
    await server.db.updateTable('teams').set({ name: '=1+1, "x"' }).where('id', '=', teams[0]!.id).execute()
    const read = (format: 'csv' | 'json', { token } = organizer) =>
      server.call('exportChampionship', { token, path: { id }, query: { format } })
    const { body: csv } = await read('csv')
    expect(csv.media_type).toBe('text/csv; charset=utf-8')
    expect(csv.filename).toMatch(/^[a-z0-9-]+\.csv$/)
    expect(csv.content).toContain(`"'=1+1, ""x"""`)
    expect(csv.content.split('\r\n\r\n')).toHaveLength(3)
    const { teams: listed, matches, places } = JSON.parse((await read('json')).body.content)
    expect([listed.length, matches.length, places.length]).toEqual([4, 3, 4])
    expect(codeOf(await read('csv', stranger))).toEqual([403, 'FORBIDDEN'])
  })
})

describe('proofs', () => {
  const add = (path: { id: string; matchId: string }, { token }: Person) =>
    server.call('addMatchProof', { token, path, body: { picture } })

  test('are at most five a side, and only for the room', async () => {
    const { id, ready } = await start(2)
    const path = { id, matchId: ready[0]!.id }
    const home = ownerOf(ready[0]!, 'home')
    for (let sent = 0; sent < 4; sent += 1) expect((await add(path, home)).status).toBe(201)
    const away = ownerOf(ready[0]!, 'away')
    const answers = await Promise.all([add(path, home), add(path, away)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    const full = await add(path, home)
    expect([full.status, full.body.errors[0].path]).toEqual([400, 'picture'])
    const { body } = await server.call('readMatchRoom', { token: organizer.token, path })
    expect(body.proofs).toHaveLength(6)
    const read = ({ token }: Person) =>
      server.call('readMatchProof', { token, path: { ...path, proofId: body.proofs[0].id } })
    const found = await read(home)
    expect(found.body).toMatchObject({ width: 40, height: 30 })
    expect(found.body.base64.slice(0, 4)).toBe('/9j/')
    expect(codeOf(await read(stranger))).toEqual([403, 'FORBIDDEN'])
    expect(codeOf(await add(path, stranger))).toEqual([403, 'FORBIDDEN'])
  })
})
