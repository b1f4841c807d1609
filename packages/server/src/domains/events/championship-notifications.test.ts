import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newDraft } from '../../../test/championships.ts'
import { newEvent, newOrganizer, showInterest } from '../../../test/events.ts'
import { type Person, type TestServer, startServer } from '../../../test/harness.ts'
import { type TestTeam, newTeam } from '../../../test/teams.ts'
import type { Schemas } from '../../contract/types.ts'
import { insertGame } from '../games/repository.ts'

let server: TestServer
let organizer: Person
let fan: Person
let gameId: string
beforeAll(async () => {
  server = await startServer()
  gameId = await insertGame(server.db, 'Jogo das finais')
})
afterAll(() => server.close())
beforeEach(async () => {
  organizer = await newOrganizer(server)
  fan = await server.registerUser()
})

const textOf = (body: Schemas['Notification']['body']): string =>
  typeof body === 'string' ? body : Array.isArray(body) ? body.join(' ') : ''
const listTold = async ({ token }: Person): Promise<string[]> =>
  (await server.call('listUnreadNotifications', { token })).body.map(
    ({ type, title, body }: Schemas['Notification']) => `${type} | ${title} | ${textOf(body)}`,
  )
const draft = (given: Partial<Schemas['ChampionshipInput']> = {}) =>
  newDraft(server, organizer, { game_id: gameId, starts_at: '2089-05-05T20:00:00.000Z', ...given })
const setStatus = (id: string, status: 'REGISTRATION' | 'ONGOING' | 'CANCELLED', by: Person = organizer) =>
  server.call('changeChampionshipStatus', { token: by.token, path: { id }, body: { status } })
const follow = (id: string, { token }: Person = fan) =>
  server.call('followChampionship', { token, path: { id } })

describe('a championship that is published', () => {
  test('is told once to who has interest in events of its organiser, or follows another championship of theirs', async () => {
    const follower = await server.registerUser()
    const stranger = await server.registerUser()
    await showInterest(server, fan, await newEvent(server, organizer))
    const earlier = await draft()
    await setStatus(earlier.id, 'REGISTRATION')
    await follow(earlier.id, follower)
    for (const { token } of [fan, follower]) await server.call('markAllNotificationsRead', { token })
    const { id } = await draft({ name: 'Copa Nova' })
    expect(await listTold(fan)).toEqual([])
    await Promise.all([setStatus(id, 'REGISTRATION'), setStatus(id, 'REGISTRATION')])
    const line = `ANNOUNCE_NEW | Novo campeonato | Copa Nova começa na quinta-feira, 05/05, às 17h (horário de Brasília). Quem organiza é ${organizer.nick}.`
    expect([await listTold(fan), await listTold(follower)]).toEqual([[line], [line]])
    expect([await listTold(stranger), await listTold(organizer)]).toEqual([[], []])
  })

  test.each(['the reader', 'the organiser'])('does not pass a block by %s', async (who) => {
    await showInterest(server, fan, await newEvent(server, organizer))
    const [blocker, blocked] = who === 'the reader' ? [fan, organizer] : [organizer, fan]
    await server.call('blockUser', { token: blocker.token, path: { userId: blocked.id } })
    await setStatus((await draft()).id, 'REGISTRATION')
    expect(await listTold(fan)).toEqual([])
  })

  test('is not told to who has turned announcements off, nor where a draft is cancelled or deleted', async () => {
    const event = await newEvent(server, organizer)
    const muted = await server.registerUser()
    for (const person of [fan, muted]) await showInterest(server, person, event)
    const notifications = [{ type: 'ANNOUNCE_NEW' as const, inApp: false, email: false }]
    const own = { token: muted.token, path: { id: muted.id } }
    const { body: preferences } = await server.call('readPreferences', own)
    await server.call('updatePreferences', { ...own, body: { ...preferences, notifications } })
    await setStatus((await draft()).id, 'CANCELLED')
    const deleted = await draft()
    await server.call('deleteChampionship', { token: organizer.token, path: { id: deleted.id } })
    expect([await listTold(fan), await listTold(muted)]).toEqual([[], []])
    await setStatus((await draft()).id, 'REGISTRATION')
    expect([(await listTold(fan)).length, await listTold(muted)]).toEqual([1, []])
  })
})

describe('a final', () => {
  interface Cup {
    id: string
    teams: TestTeam[]
    matches: Schemas['ChampionshipMatch'][]
  }

  async function newCup(size = 2, given: Partial<Schemas['ChampionshipInput']> = {}): Promise<Cup> {
    const { id } = await draft({ name: 'Copa Final', ...given })
    await setStatus(id, 'REGISTRATION')
    const teams: TestTeam[] = []
    while (teams.length < size) {
      const team = await newTeam(server, { gameId })
      const body = { team_id: team.id, roster: [{ user_id: team.owner.id, role: 'STARTER' as const }] }
      await server.call('registerTeam', { token: team.owner.token, path: { id }, body })
      teams.push(team)
    }
    await follow(id)
    await setStatus(id, 'ONGOING')
    const { body } = await server.call('listMatches', { path: { id } })
    await server.call('markAllNotificationsRead', { token: fan.token })
    return { id, teams, matches: body }
  }
  const schedule = (id: string, matchId: string | undefined, scheduled_at: string | null) =>
    server.call('scheduleMatch', {
      token: organizer.token,
      path: { id, matchId: matchId ?? '' },
      body: { scheduled_at },
    })
  const first = '2090-06-01T20:00:00.000Z'
  const second = '2090-06-08T20:00:00.000Z'

  test('that gets a time, another one and none is told to who follows, each once', async () => {
    const { id, matches } = await newCup()
    const steps: [string | null, string][] = [
      [first, 'Final marcada | A final de Copa Final será'],
      [second, 'Final em outra data | A final de Copa Final será'],
      [null, 'Final sem data | A final de Copa Final está sem data.'],
    ]
    for (const [time, text] of steps) {
      await schedule(id, matches[0]?.id, time)
      await schedule(id, matches[0]?.id, time)
      const lines = await listTold(fan)
      expect(lines).toHaveLength(1)
      expect(lines[0]).toContain(`EVENT_ANNOUNCE | ${text}`)
      await server.call('markAllNotificationsRead', { token: fan.token })
    }
    expect(await listTold(organizer)).toEqual([])
  })

  test('is told to its players by their match alone', async () => {
    const { id, teams, matches } = await newCup()
    const [player] = teams.map(({ owner }) => owner)
    await follow(id, player)
    await server.call('markAllNotificationsRead', { token: player?.token ?? '' })
    await schedule(id, matches[0]?.id, first)
    expect((await listTold(player ?? fan)).map((line) => line.split(' | ')[0])).toEqual([
      'CHAMPIONSHIP_MATCH_RESCHEDULE',
    ])
  })

  test.each(['SINGLE_ELIMINATION', 'DOUBLE_ELIMINATION', 'ROUND_ROBIN'] as const)(
    'of %s: other matches tell nobody who only follows',
    async (format) => {
      const { id, matches } = await newCup(4, { format })
      const finals = { SINGLE_ELIMINATION: 1, DOUBLE_ELIMINATION: 1, ROUND_ROBIN: 0 }
      const entries = matches.map(({ id: match_id }) => ({ match_id, scheduled_at: first }))
      await server.call('scheduleMatches', {
        token: organizer.token,
        path: { id },
        body: { matches: entries },
      })
      expect(await listTold(fan)).toHaveLength(finals[format])
      await server.call('markAllNotificationsRead', { token: fan.token })
      await schedule(id, matches[0]?.id, second)
      expect(await listTold(fan)).toEqual([])
    },
  )

  test('that is proposed by one team and accepted by the other is told', async () => {
    const { id, teams, matches } = await newCup()
    const path = { id, matchId: matches[0]?.id ?? '' }
    const [home, away] = teams.map(({ owner }) => owner)
    await server.call('proposeReschedule', {
      token: home?.token ?? '',
      path,
      body: { scheduled_at: first },
    })
    expect(await listTold(fan)).toEqual([])
    await server.call('respondToReschedule', { token: away?.token ?? '', path, body: { accept: true } })
    expect(await listTold(fan)).toHaveLength(1)
  })

  test('of a championship that is cancelled: everybody who follows is told', async () => {
    const { id, matches } = await newCup()
    await schedule(id, matches[0]?.id, first)
    await server.call('markAllNotificationsRead', { token: fan.token })
    await setStatus(id, 'CANCELLED')
    expect((await listTold(fan)).map((line) => line.split(' | ')[0])).toEqual(['CHAMPIONSHIP_CANCEL'])
  })
})
