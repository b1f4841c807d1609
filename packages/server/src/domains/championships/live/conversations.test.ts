import { afterAll, beforeAll, expect, test } from 'vitest'
import { appoint, newDraft, newField } from '../../../../test/championships.ts'
import { type Person, type TestServer, codeOf, startServer } from '../../../../test/harness.ts'
import { type TestTeam, newMember } from '../../../../test/teams.ts'
import type { Schemas } from '../../../contract/types.ts'
import { newId } from '../../../database/id.ts'

type Match = Schemas['ChampionshipMatch']

const DAY = 24 * 60 * 60 * 1000

let server: TestServer
let organizer: Person
let gameId: string
let teams: TestTeam[]
beforeAll(async () => {
  server = await startServer()
  ;({ organizer, gameId, teams } = await newField(server, 4))
})
afterAll(() => server.close())

/** A started championship, with more players than captains where they are given. */
async function start(players: readonly Person[] = []) {
  const { id } = await newDraft(server, organizer, { game_id: gameId })
  const setStatus = (status: 'REGISTRATION' | 'ONGOING') =>
    server.call('changeChampionshipStatus', { token: organizer.token, path: { id }, body: { status } })
  await setStatus('REGISTRATION')
  for (const [place, { id: teamId, owner }] of teams.entries()) {
    const substitutes =
      place === 0 ? players.map((player) => ({ user_id: player.id, role: 'SUBSTITUTE' })) : []
    const body = { team_id: teamId, roster: [{ user_id: owner.id, role: 'STARTER' }, ...substitutes] }
    const entered = await server.call('registerTeam', { token: owner.token, path: { id }, body })
    expect(entered.status).toBe(201)
    for (const { token } of place === 0 ? players : []) {
      const path = { id, registrationId: entered.body.id }
      const confirmed = await server.call('confirmRosterPlace', { token, path, body: { is_confirmed: true } })
      expect(confirmed.status).toBe(200)
    }
  }
  expect((await setStatus('ONGOING')).status).toBe(200)
  return id
}

const listMatches = async (id: string): Promise<Match[]> =>
  (await server.call('listMatches', { path: { id } })).body
const captain = (match: Match, side: 'home' | 'away'): Person =>
  teams.find((team) => team.id === match[side]!.id)!.owner
const chatOf = async (id: string, match: Match, { token }: Person): Promise<string | null> =>
  (await server.call('readMatchRoom', { token, path: { id, matchId: match.id } })).body.conversation_id
const write = (id: string, { token }: Person) =>
  server.call('sendMessage', {
    token,
    path: { id },
    body: { clientId: newId(), content: 'Estamos prontos.', replyTo: null, attachmentIds: [] },
  })
const rule = (id: string, match: Match, home: number, away: number) =>
  server.call('ruleMatch', {
    token: organizer.token,
    path: { id, matchId: match.id },
    body: { home_score: home, away_score: away, is_forfeit: false, reason: 'Visto na gravação.' },
  })
const readListed = async ({ token }: Person): Promise<string[]> =>
  (await server.call('listConversations', { token })).body.data.map(({ id }: { id: string }) => id)

test('a match of two teams has one chat, for its rosters and the staff, listed once somebody writes', async () => {
  const id = await start()
  const [first, second, final] = await listMatches(id)
  const [home, away] = [captain(first!, 'home'), captain(first!, 'away')]
  const chat = await chatOf(id, first!, home)
  expect(chat).toEqual(expect.any(String))
  for (const one of [away, organizer]) expect(await chatOf(id, first!, one)).toBe(chat)
  expect(await chatOf(id, final!, organizer)).toBeNull()
  expect(await readListed(away)).not.toContain(chat)
  expect((await write(chat!, home)).status).toBe(201)
  expect(await readListed(away)).toContain(chat)
  expect(codeOf(await write(chat!, captain(second!, 'home')))).toEqual([404, 'CONVERSATION_NOT_FOUND'])
  const referee = await server.registerUser()
  const path = { id, userId: referee.id }
  await appoint(server, organizer, { id, person: referee, role: 'REFEREE' })
  expect(await chatOf(id, first!, referee)).toBe(chat)
  await server.call('removeChampionshipStaff', { token: organizer.token, path })
  expect(codeOf(await write(chat!, referee))).toEqual([404, 'CONVERSATION_NOT_FOUND'])
})

test('what two teams have written does not pass to others', async () => {
  const id = await start()
  const [first, second] = await listMatches(id)
  await rule(id, first!, 2, 0)
  await rule(id, second!, 2, 0)
  const final = (await listMatches(id)).find(({ state }) => state === 'READY')!
  const [stays, leaves] = [captain(second!, 'home'), captain(first!, 'home')]
  const chat = await chatOf(id, final, stays)
  expect((await write(chat!, leaves)).status).toBe(201)
  await rule(id, first!, 0, 2)
  const next = await chatOf(id, final, stays)
  expect(next).not.toBe(chat)
  expect(await chatOf(id, final, captain(first!, 'away'))).toBe(next)
  expect(codeOf(await write(chat!, leaves))).toEqual([404, 'CONVERSATION_NOT_FOUND'])
})

test('minors are in no chat with another team, and who leaves the team leaves the chat', async () => {
  const [minor, adult] = [
    await newMember(server, teams[0]!, 'PLAYER'),
    await newMember(server, teams[0]!, 'PLAYER'),
  ]
  const birth = new Date(Date.now() - 17 * 365 * DAY).toISOString().slice(0, 10)
  await server.db.updateTable('users').set({ birth }).where('id', '=', minor.id).execute()
  const id = await start([minor, adult])
  const match = (await listMatches(id)).find(
    ({ home, away }) => home?.id === teams[0]!.id || away?.id === teams[0]!.id,
  )!
  expect(await chatOf(id, match, minor)).toBeNull()
  const chat = await chatOf(id, match, adult)
  expect((await write(chat!, adult)).status).toBe(201)
  const { id: memberId } = await server.db
    .selectFrom('team_members')
    .select('id')
    .where('user_id', '=', adult.id)
    .executeTakeFirstOrThrow()
  const path = { id: teams[0]!.id, memberId }
  await server.call('removeMember', { token: teams[0]!.owner.token, path })
  expect(codeOf(await write(chat!, adult))).toEqual([404, 'CONVERSATION_NOT_FOUND'])
})

test('a day after the end of the championship nobody writes any more', async () => {
  const id = await start()
  const [first, second] = await listMatches(id)
  const home = captain(first!, 'home')
  const chat = await chatOf(id, first!, home)
  await rule(id, first!, 2, 0)
  await rule(id, second!, 2, 0)
  await rule(
    id,
    (await listMatches(id)).find(({ state }) => state === 'READY')!,
    2,
    0,
  )
  expect((await write(chat!, home)).status).toBe(201)
  await server.db
    .updateTable('championships')
    .set({ updated_at: new Date(Date.now() - 2 * DAY) })
    .where('id', '=', id)
    .execute()
  expect(codeOf(await write(chat!, home))).toEqual([403, 'FORBIDDEN'])
})
