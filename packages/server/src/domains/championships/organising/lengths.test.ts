import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { championshipInput, newDraft, newField, startChampionship } from '../../../../test/championships.ts'
import { type Person, type TestServer, startServer } from '../../../../test/harness.ts'
import type { TestTeam } from '../../../../test/teams.ts'
import type { Schemas } from '../../../contract/types.ts'

let server: TestServer
let organizer: Person
let gameId: string
let teams: TestTeam[]
beforeAll(async () => {
  server = await startServer()
  ;({ organizer, gameId, teams } = await newField(server, 8))
})
afterAll(() => server.close())

type Given = Omit<Parameters<typeof championshipInput>[0], 'game_id'>

const groups: Given = {
  format: 'GROUPS_THEN_PLAYOFFS',
  group_count: 2,
  qualifiers_per_group: 2,
  min_teams: 4,
}

const edit = (id: string, given: Given) =>
  server.call('updateChampionship', {
    token: organizer.token,
    path: { id },
    body: championshipInput({ game_id: gameId, ...given }),
  })

const listMatches = async (id: string): Promise<Schemas['ChampionshipMatch'][]> =>
  (await server.call('listMatches', { path: { id } })).body

/** Home wins every match; without games that nobody has played. Returns the games of each match that was played. */
async function play(count: number, given: Given): Promise<string[]> {
  const start = { game_id: gameId, teams: teams.slice(0, count), max_teams: 16, ...given }
  const { id } = await startChampionship(server, organizer, start)
  const find = async () => (await listMatches(id)).find(({ state }) => state === 'READY')
  for (let match = await find(); match !== undefined; match = await find()) {
    const ruled = await server.call('ruleMatch', {
      token: organizer.token,
      path: { id, matchId: match.id },
      body: { home_score: (match.best_of + 1) / 2, away_score: 0, is_forfeit: false },
    })
    expect(ruled.status).toBe(200)
  }
  const played = (await listMatches(id)).filter(({ state }) => state === 'CLOSED')
  return [...new Set(played.map(({ bracket, round, best_of: games }) => `${bracket} ${round}: ${games}`))]
}

test('groups of one game, play-offs of three, a final of five', async () => {
  const lengths = await play(8, { ...groups, best_of: [3, 5], best_of_groups: 1 })
  expect(lengths).toEqual(['GROUP 1: 1', 'GROUP 2: 1', 'GROUP 3: 1', 'WINNERS 1: 3', 'WINNERS 2: 5'])
})

test.each([
  [2, ['WINNERS 1: 5']],
  [3, ['WINNERS 1: 3', 'WINNERS 2: 5']],
  [4, ['WINNERS 1: 3', 'WINNERS 2: 5']],
  [7, ['WINNERS 1: 1', 'WINNERS 2: 3', 'WINNERS 3: 5']],
])('the last entry is the final’s where %i of sixteen teams come', async (count, lengths) => {
  expect(await play(count, { best_of: [1, 3, 5] })).toEqual(lengths)
})

test('a grand final has a length of its own', async () => {
  const lengths = await play(4, { format: 'DOUBLE_ELIMINATION', best_of: [1, 3], best_of_grand_final: 7 })
  expect(lengths).toEqual(['WINNERS 1: 1', 'WINNERS 2: 3', 'LOSERS 1: 1', 'LOSERS 2: 3', 'FINAL 1: 7'])
})

test('a league is counted from its first round', async () => {
  expect(await play(4, { format: 'ROUND_ROBIN', best_of: [3, 1] })).toEqual([
    'GROUP 1: 3',
    'GROUP 2: 1',
    'GROUP 3: 1',
  ])
})

test.each<[Given, (number | null)[]]>([
  [{ ...groups, best_of_groups: 1, best_of_grand_final: 5 }, [1, null]],
  [{ ...groups }, [null, null]],
  [{ format: 'DOUBLE_ELIMINATION', best_of_groups: 1, best_of_grand_final: 5 }, [null, 5]],
  [{ format: 'SWISS', best_of_groups: 1, best_of_grand_final: 5 }, [null, null]],
])('a championship with %j has the lengths of its format', async (given, expected) => {
  const made = await newDraft(server, organizer, { game_id: gameId, ...given })
  expect([made.best_of_groups, made.best_of_grand_final]).toEqual(expected)
})

test('whoever does not know of phases leaves their lengths as they are; a copy has them', async () => {
  const { id } = await newDraft(server, organizer, { game_id: gameId, ...groups, best_of_groups: 7 })
  expect((await edit(id, groups)).body).toMatchObject({ best_of_groups: 7 })
  const cloned = await server.call('cloneChampionship', {
    token: organizer.token,
    path: { id },
    body: { name: 'Copa Repetida', starts_at: new Date(Date.now() + 9 * 86_400_000).toISOString() },
  })
  expect(cloned.body).toMatchObject({ best_of_groups: 7, best_of_grand_final: null })
  expect((await edit(id, { ...groups, best_of_groups: null })).body).toMatchObject({ best_of_groups: null })
  const double: Given = { format: 'DOUBLE_ELIMINATION', best_of_grand_final: 5 }
  expect((await edit(id, double)).body).toMatchObject({ best_of_groups: null, best_of_grand_final: 5 })
})

test.each([
  { best_of_groups: 4 },
  { best_of_groups: '3' },
  { best_of_grand_final: 0 },
  { best_of_grand_final: 9 },
])('%j is refused at its field', async (wrong) => {
  const body = { ...championshipInput({ game_id: gameId, ...groups }), ...wrong }
  const refused = await server.call('createChampionship', { token: organizer.token, body })
  expect(refused.status).toBe(400)
  expect(JSON.stringify(refused.body.errors)).toContain(Object.keys(wrong)[0])
})

test('the migration writes out what has not begun, and leaves what has', async () => {
  const file = new URL('../../../../migrations/0600_lengths_by_phase.sql', import.meta.url)
  const update = (await readFile(file, 'utf8')).match(/^update championships set[^;]*;/m)
  const migrated = async (given: Given, status: 'DRAFT' | 'FINISHED' = 'DRAFT') => {
    const { id } = await newDraft(server, organizer, { game_id: gameId, ...given })
    await server.db.updateTable('championships').set({ status }).where('id', '=', id).execute()
    await sql.raw(update?.[0] ?? '').execute(server.db)
    const row = await server.db
      .selectFrom('championships')
      .select(['best_of', 'best_of_groups'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    // Migrated once only.
    await server.db.deleteFrom('championships').where('id', '=', id).execute()
    return [row.best_of, row.best_of_groups]
  }
  expect(await migrated({ best_of: [1, 3], max_teams: 16 })).toEqual([[1, 3, 3, 3], null])
  expect(await migrated({ best_of: [1, 3, 5], max_teams: 4 })).toEqual([[1, 3], null])
  expect(await migrated({ best_of: [3], max_teams: 32 })).toEqual([[3], null])
  expect(await migrated({ ...groups, best_of: [1, 3], max_teams: 16 })).toEqual([[1, 3], 1])
  const double: Given = { format: 'DOUBLE_ELIMINATION', best_of: [1, 1, 3], max_teams: 32 }
  expect(await migrated(double)).toEqual([[1, 1, 3, 3, 3], null])
  expect(await migrated({ format: 'SWISS', best_of: [1, 3], max_teams: 16 })).toEqual([[1, 3], null])
  expect(await migrated({ best_of: [1, 3], max_teams: 16 }, 'FINISHED')).toEqual([[1, 3], null])
})
