import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newDraft } from '../../../../test/championships.ts'
import { type TestServer, codeOf, startServer } from '../../../../test/harness.ts'
import { type TestTeam, newTeam } from '../../../../test/teams.ts'
import { newId } from '../../../database/id.ts'
import { insertGame } from '../../games/repository.ts'

let server: TestServer
let one: TestTeam
let other: TestTeam
beforeAll(async () => {
  server = await startServer()
  const gameId = await insertGame(server.db, `Jogo ${newId()}`)
  one = await newTeam(server, { gameId })
  other = await newTeam(server, { gameId })
})
afterAll(() => server.close())

const startsAt = '2089-03-01T22:00:00.000Z'

/** Organised by the owner of the first team; returns its name. */
async function scheduleMatch(): Promise<string> {
  const { token } = one.owner
  const { id, name } = await newDraft(server, one.owner, { game_id: one.gameId })
  const path = { id }
  await server.call('changeChampionshipStatus', { token, path, body: { status: 'REGISTRATION' } })
  for (const { id: team_id, owner } of [one, other]) {
    const body = { team_id, roster: [{ user_id: owner.id, role: 'STARTER' as const }] }
    await server.call('registerTeam', { token: owner.token, path, body })
  }
  await server.call('changeChampionshipStatus', { token, path, body: { status: 'ONGOING' } })
  const [match] = (await server.call('listMatches', { path })).body
  const scheduled = await server.call('scheduleMatch', {
    token,
    path: { id, matchId: match.id },
    body: { scheduled_at: startsAt },
  })
  expect(scheduled.status).toBe(200)
  return name
}

const reset = () => server.call('resetMatchCalendarKey', { token: other.owner.token })
const read = (key: string) => server.call('readMatchCalendarFeed', { query: { key } })

test('the calendar has the own matches that have a time', async () => {
  const name = await scheduleMatch()
  const { body } = await reset()
  expect(body.url).toBe(`/api/public/championships/matches.ics?key=${body.key}`)
  const feed = await read(body.key)
  expect([feed.status, feed.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  const calendar = new ICAL.Component(ICAL.parse(feed.body))
  const [event] = calendar.getAllSubcomponents('vevent').map((subcomponent) => new ICAL.Event(subcomponent))
  expect(event?.description).toBe(name)
  expect(event?.startDate.toJSDate().toISOString()).toBe(startsAt)
})

test('an earlier key ends with the next, and the last with its removal', async () => {
  const [first, second] = [await reset(), await reset()]
  expect(codeOf(await read(first.body.key))).toEqual([404, 'NOT_FOUND'])
  expect((await read(second.body.key)).status).toBe(200)
  const { status } = await server.call('deleteMatchCalendarKey', { token: other.owner.token })
  expect([status, (await read(second.body.key)).status]).toEqual([204, 404])
})
