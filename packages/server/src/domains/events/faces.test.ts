import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newDraft } from '../../../test/championships.ts'
import { newEvent, newOrganizer, showInterest } from '../../../test/events.ts'
import { type Person, type TestServer, codeOf, startServer } from '../../../test/harness.ts'
import { newMember, newTeam } from '../../../test/teams.ts'
import type { Schemas } from '../../contract/types.ts'
import { insertGame } from '../games/repository.ts'

let server: TestServer
let event: Schemas['Event']
let reader: Person
let fan: Person
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  event = await newEvent(server, await newOrganizer(server))
  reader = await server.registerUser()
  fan = await server.registerUser()
  await showInterest(server, fan, event)
})

const key = ({ context, name }: Pick<Schemas['Event'], 'context' | 'name'>) => ({
  path: { eventContext: context, name },
})
const list = async (of: Pick<Schemas['Event'], 'context' | 'name'> = event): Promise<string[]> => {
  const { status, body } = await server.call('listInterestedUsers', { token: reader.token, ...key(of) })
  expect(status).toBe(200)
  return body.map(({ id }: Schemas['InterestedUser']) => id)
}
const change = ({ id }: Person, values: object) =>
  server.db.updateTable('users').set(values).where('id', '=', id).execute()

test('shows a nick and a picture of those who have interest, without the reader', async () => {
  await showInterest(server, reader, event)
  const { body } = await server.call('listInterestedUsers', { token: reader.token, ...key(event) })
  expect(body).toEqual([{ id: fan.id, nick: fan.nick, photo: null }])
})

test.each([
  ['for people with an account', { profile_visibility: 'MEMBERS' }],
  ['for nobody', { profile_visibility: 'NOBODY' }],
  ['of a minor', { birth: new Date(Date.now() - 17 * 365 * 24 * 3_600_000).toISOString().slice(0, 10) }],
  ['of an erased account', { erased_at: new Date() }],
])('leaves out a profile %s', async (_name, values) => {
  expect(await list()).toEqual([fan.id])
  await change(fan, values)
  expect(await list()).toEqual([])
})

test.each(['the reader', 'the fan'])('leaves out who is on the other side of a block by %s', async (who) => {
  const [blocker, blocked] = who === 'the reader' ? [reader, fan] : [fan, reader]
  await server.call('blockUser', { token: blocker.token, path: { userId: blocked.id } })
  expect(await list()).toEqual([])
  await server.call('unblockUser', { token: blocker.token, path: { userId: blocked.id } })
  expect(await list()).toEqual([fan.id])
})

test('has six at most: who plays with the reader first, then the latest', async () => {
  const team = await newTeam(server)
  reader = team.owner
  const mate = await newMember(server, team, 'PLAYER')
  await showInterest(server, mate, event)
  const others: Person[] = []
  while (others.length < 7) {
    const other = await server.registerUser()
    await showInterest(server, other, event)
    others.push(other)
  }
  expect(await list()).toEqual([mate, ...others.toReversed().slice(0, 5)].map(({ id }) => id))
})

test('of a championship has those who follow it, and needs an event and a session', async () => {
  const organizer = await newOrganizer(server)
  const draft = await newDraft(server, organizer, { game_id: await insertGame(server.db, 'Jogo dos rostos') })
  const shown = { context: 'championship' as const, name: draft.url }
  const missing = await server.call('listInterestedUsers', { token: reader.token, ...key(shown) })
  expect(codeOf(missing)).toEqual([404, 'NOT_FOUND'])
  const path = { id: draft.id }
  const { token } = organizer
  await server.call('changeChampionshipStatus', { token, path, body: { status: 'REGISTRATION' } })
  expect(await list(shown)).toEqual([])
  await server.call('followChampionship', { token: fan.token, path })
  expect(await list(shown)).toEqual([fan.id])
  expect(codeOf(await server.call('listInterestedUsers', key(shown)))).toEqual([401, 'UNAUTHENTICATED'])
})
