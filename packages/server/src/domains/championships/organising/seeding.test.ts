import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newDraft, newField, startChampionship } from '../../../../test/championships.ts'
import { type Person, type TestServer, codeOf, startServer } from '../../../../test/harness.ts'
import type { TestTeam } from '../../../../test/teams.ts'
import type { Schemas } from '../../../contract/types.ts'
import { newId } from '../../../database/id.ts'
import { placeLocked } from './seeding.ts'

let server: TestServer
let organizer: Person
let gameId: string
let teams: TestTeam[]
beforeAll(async () => {
  server = await startServer()
  ;({ organizer, gameId, teams } = await newField(server, 5))
})
afterAll(() => server.close())

/** Open, with these teams in it. Returns the registrations in their order. */
async function open(entered: readonly TestTeam[], given: Partial<Schemas['ChampionshipInput']> = {}) {
  const { id } = await newDraft(server, organizer, { game_id: gameId, ...given })
  const token = organizer.token
  await server.call('changeChampionshipStatus', { token, path: { id }, body: { status: 'REGISTRATION' } })
  const registrations: string[] = []
  for (const { id: teamId, owner } of entered) {
    const body = { team_id: teamId, roster: [{ user_id: owner.id, role: 'STARTER' as const }] }
    registrations.push(
      (await server.call('registerTeam', { token: owner.token, path: { id }, body })).body.id,
    )
  }
  return { id, registrations }
}

const seed = (id: string, body: Schemas['SeedingInput'], { token } = organizer) =>
  server.call('updateSeeding', { token, path: { id }, body })
const placesOf = (body: Schemas['ChampionshipRegistrationList']) =>
  body.map(({ team }) => teams.findIndex(({ id }) => id === team.id))
const fieldsOf = ({ body }: { body: { errors?: { path: string; code: string }[] } }) =>
  body.errors?.map(({ path, code }) => `${path} ${code}`)

describe('locked seeds', () => {
  test.each([
    [['a', 'b', 'c', 'd'], { c: 1 }, 'cabd'],
    [['a', 'b', 'c', 'd'], { a: 4 }, 'bcda'],
    [['a', 'b', 'c', 'd'], { d: 2, b: 3 }, 'adbc'],
    [['a', 'b', 'c', 'd'], {}, 'abcd'],
    // More than there are: the last place.
    [['a', 'b', 'c'], { a: 9 }, 'bca'],
    // Two that would have the same seed after others have left.
    [['a', 'b', 'c'], { b: 1, c: 1 }, 'bca'],
    [['a', 'b'], { a: 2, b: 1 }, 'ba'],
  ])('stay: %j with %j', (order, locks, expected) => {
    const locked = new Map(Object.entries(locks as Record<string, number>))
    expect(placeLocked(order, locked).join('')).toBe(expected)
  })

  test('hold against the ranking and every draw, until they are unlocked', async () => {
    const { id, registrations } = await open(teams)
    const order = registrations.toReversed()
    const made = await seed(id, { method: 'MANUAL', order, locked: [order[0]!, order[3]!] })
    expect(placesOf(made.body)).toEqual([4, 3, 2, 1, 0])
    const list: Schemas['ChampionshipRegistrationList'] = made.body
    expect(list.map(({ is_seed_locked: isLocked }) => isLocked)).toEqual([
      true,
      undefined,
      undefined,
      true,
      undefined,
    ])
    expect(placesOf((await seed(id, { method: 'RANKING' })).body)).toEqual([4, 0, 2, 1, 3])
    for (let time = 0; time < 5; time += 1) {
      const drawn = placesOf((await seed(id, { method: 'DRAW' })).body)
      expect([drawn[0], drawn[3]]).toEqual([4, 1])
      expect(drawn.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4])
    }
    expect(placesOf((await seed(id, { method: 'RANKING', locked: [] })).body)).toEqual([0, 1, 2, 3, 4])
  })

  test('of who is not there are refused', async () => {
    const { id } = await open(teams.slice(0, 2))
    const other = await open(teams.slice(2, 4))
    expect(fieldsOf(await seed(id, { method: 'RANKING', locked: [newId()] }))).toEqual([
      'locked INVALID_VALUE',
    ])
    expect(fieldsOf(await seed(id, { method: 'RANKING', locked: other.registrations }))).toEqual([
      'locked INVALID_VALUE',
    ])
  })
})

describe('a former championship', () => {
  /** The better seed wins, but for the first. Returns the championship. */
  async function playOut(entered: readonly TestTeam[]): Promise<string> {
    const { id } = await startChampionship(server, organizer, { game_id: gameId, teams: entered })
    for (;;) {
      const { body } = await server.call('listMatches', { path: { id } })
      const matches: Schemas['ChampionshipMatch'][] = body
      const ready = matches.find(({ state }) => state === 'READY')
      if (ready === undefined) return id
      const indexOf = (side: 'home' | 'away') => entered.findIndex((team) => team.id === ready[side]?.id)
      const isHome = indexOf('home') > indexOf('away')
      const score = isHome ? { home_score: 2, away_score: 0 } : { home_score: 0, away_score: 2 }
      const ruled = await server.call('ruleMatch', {
        token: organizer.token,
        path: { id, matchId: ready.id },
        body: { ...score, is_forfeit: false },
      })
      if (ruled.status !== 200) throw new Error(JSON.stringify(ruled.body))
    }
  }

  test('gives its places, and who did not play it follows', async () => {
    const former = await playOut(teams.slice(0, 3))
    const { id } = await open([teams[4]!, teams[0]!, teams[1]!, teams[2]!])
    const made = await seed(id, { method: 'FORMER', former_id: former })
    const order = placesOf(made.body)
    expect([order[0], order.at(-1)]).toEqual([2, 4])
    const { body } = await server.call('readChampionship', { path: { id } })
    expect(body.seeding_method).toBe('FORMER')
    // A locked seed stays against that as well.
    const list: Schemas['ChampionshipRegistrationList'] = made.body
    const last = list.at(-1)!
    await seed(id, {
      method: 'MANUAL',
      order: [last.id, ...list.slice(0, -1).map((one) => one.id)],
      locked: [last.id],
    })
    expect(placesOf((await seed(id, { method: 'FORMER', former_id: former })).body)[0]).toBe(4)
  })

  test('must be named, finished, and visible', async () => {
    const { id } = await open(teams.slice(0, 2))
    const running = await open(teams.slice(2, 4))
    expect(fieldsOf(await seed(id, { method: 'FORMER' }))).toEqual(['former_id REQUIRED'])
    expect(fieldsOf(await seed(id, { method: 'FORMER', former_id: running.id }))).toEqual([
      'former_id INVALID_VALUE',
    ])
    const draft = await newDraft(server, await server.registerUser(), { game_id: gameId })
    for (const former_id of [draft.id, newId()])
      expect(codeOf(await seed(id, { method: 'FORMER', former_id }))).toEqual([404, 'CHAMPIONSHIP_NOT_FOUND'])
  })
})

describe('the preview', () => {
  const preview = (id: string, { token } = organizer) =>
    server.call('previewBracket', { token, path: { id } })

  test.each(['SINGLE_ELIMINATION', 'DOUBLE_ELIMINATION', 'ROUND_ROBIN', 'SWISS'] as const)(
    'of %s is what the start makes, byes as well',
    async (format) => {
      const { id, registrations } = await open(teams, { format, max_teams: 8 })
      await seed(id, { method: 'MANUAL', order: registrations.toReversed() })
      const shown: Schemas['ChampionshipMatch'][] = (await preview(id)).body
      const token = organizer.token
      await server.call('changeChampionshipStatus', { token, path: { id }, body: { status: 'ONGOING' } })
      const made: Schemas['ChampionshipMatch'][] = (await server.call('listMatches', { path: { id } })).body
      const toLine = (one: Schemas['ChampionshipMatch']) =>
        `${one.number} ${one.bracket} ${one.round} ${one.state} ${one.home?.name} ${one.away?.name} ${one.best_of}`
      expect(shown.map(toLine)).toEqual(made.map(toLine))
      expect(shown.some(({ state }) => state === 'BYE')).toBe(format !== 'ROUND_ROBIN')
      expect(codeOf(await preview(id))).toEqual([409, 'CHAMPIONSHIP_STATUS'])
    },
  )

  test('is for the organisers alone, and empty with fewer than two teams', async () => {
    const { id } = await open(teams.slice(0, 1))
    expect((await preview(id)).body).toEqual([])
    expect(codeOf(await preview(id, teams[0]!.owner))).toEqual([403, 'FORBIDDEN'])
  })
})
