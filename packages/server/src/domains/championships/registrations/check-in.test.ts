import { afterAll, beforeAll, expect, test } from 'vitest'
import { newDraft } from '../../../../test/championships.ts'
import { type Person, type TestServer, codeOf, startServer } from '../../../../test/harness.ts'
import { type TestTeam, newMember, newTeam } from '../../../../test/teams.ts'
import type { Schemas } from '../../../contract/types.ts'
import { newId } from '../../../database/id.ts'
import { insertGame } from '../../games/repository.ts'

let server: TestServer
let organizer: Person
let gameId: string
beforeAll(async () => {
  server = await startServer()
  organizer = await server.registerUser()
  gameId = await insertGame(server.db, `Jogo ${newId()}`)
})
afterAll(() => server.close())

const setStatus = (id: string, status: 'REGISTRATION' | 'CHECK_IN' | 'ONGOING') =>
  server.call('changeChampionshipStatus', { token: organizer.token, path: { id }, body: { status } })

interface Entry {
  team: TestTeam
  registrationId: string
}

/** A championship with so many teams, of which the last ones wait where there are fewer places. */
async function open(count: number, given: Partial<Schemas['ChampionshipInput']> = {}) {
  const { id } = await newDraft(server, organizer, { game_id: gameId, ...given })
  await setStatus(id, 'REGISTRATION')
  const entries: Entry[] = []
  for (let made = 0; made < count; made += 1) {
    const team = await newTeam(server, { gameId })
    const { body } = await server.call('registerTeam', {
      token: team.owner.token,
      path: { id },
      body: { team_id: team.id, roster: [{ user_id: team.owner.id, role: 'STARTER' }] },
    })
    entries.push({ team, registrationId: body.id })
  }
  return { id, entries }
}

const checkIn = (id: string, { registrationId }: Entry, { token }: Person) =>
  server.call('checkInRegistration', { token, path: { id, registrationId } })

const readTitles = async ({ token }: Person): Promise<string[]> =>
  (await server.call('listNotifications', { token })).body.data.map(({ title }: { title: string }) => title)

const byOrganizer = 'Check-in feito pela organização'

test('the organiser checks a team in, which is told once; a team that checks in by itself is not', async () => {
  const { id, entries } = await open(3)
  await setStatus(id, 'CHECK_IN')
  const made = await checkIn(id, entries[0]!, organizer)
  expect([made.status, made.body.checked_in_at]).toEqual([200, expect.any(String)])
  await checkIn(id, entries[0]!, organizer)
  const titles = await readTitles(entries[0]!.team.owner)
  expect(titles.filter((title) => title === byOrganizer)).toHaveLength(1)
  expect((await checkIn(id, entries[1]!, entries[1]!.team.owner)).status).toBe(200)
  expect(await readTitles(entries[1]!.team.owner)).not.toContain(byOrganizer)
})

test('a co-organiser checks a team in, a referee, a player and another team’s captain do not', async () => {
  const { id, entries } = await open(2)
  const [co, referee] = [await server.registerUser(), await server.registerUser()]
  for (const [person, role] of [
    [co, 'CO_ORGANIZER'],
    [referee, 'REFEREE'],
  ] as const) {
    await server.call('saveChampionshipStaff', {
      token: organizer.token,
      path: { id, userId: person.id },
      body: { role },
    })
    await server.call('confirmStaffRole', { token: person.token, path: { id }, body: { is_confirmed: true } })
  }
  const player = await newMember(server, entries[0]!.team, 'PLAYER')
  await setStatus(id, 'CHECK_IN')
  for (const person of [referee, player, entries[1]!.team.owner])
    expect(codeOf(await checkIn(id, entries[0]!, person))).toEqual([403, 'FORBIDDEN'])
  expect((await checkIn(id, entries[0]!, co)).status).toBe(200)
})

test.each(['REGISTRATION', 'ONGOING'] as const)('in %s there is nothing to check in', async (status) => {
  const { id, entries } = await open(2)
  if (status === 'ONGOING') await setStatus(id, status)
  expect(codeOf(await checkIn(id, entries[0]!, organizer))).toEqual([409, 'CHAMPIONSHIP_STATUS'])
})

test('a team that waits is checked in, and takes the place of one that is not there', async () => {
  const { id, entries } = await open(3, { max_teams: 2 })
  await setStatus(id, 'CHECK_IN')
  await checkIn(id, entries[1]!, organizer)
  expect((await checkIn(id, entries[2]!, organizer)).body.status).toBe('WAITING')
  await setStatus(id, 'ONGOING')
  const teams: Schemas['ChampionshipRegistration'][] = (
    await server.call('listChampionshipRegistrations', { path: { id } })
  ).body
  const confirmed = teams.filter(({ status }) => status === 'CONFIRMED').map(({ team }) => team.id)
  expect(confirmed.toSorted()).toEqual([entries[1]!.team.id, entries[2]!.team.id].toSorted())
})

test('teams that waited until the start are told that they do not play', async () => {
  const { id, entries } = await open(4, { max_teams: 2 })
  await setStatus(id, 'ONGOING')
  for (const [index, { team }] of entries.entries())
    expect((await readTitles(team.owner)).includes('O time ficou de fora'), `team ${index + 1}`).toBe(
      index > 1,
    )
})
