/**
 * Fills a database with the demo's data and reads it as its users do.
 * @module-tag night
 */

import { readdir } from 'node:fs/promises'
import { seedInvitations, seedPlayers, seedTeams } from '@convoca/fixtures'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestServer, startServer } from '../../test/harness.ts'
import { fingerprint } from '../../test/teams.ts'
import type { Schemas } from '../contract/types.ts'
import { buildRosters } from './rosters.ts'
import { describeDemoLogins, seedDemo } from './seed.ts'
import { runPaymentClock } from '../domains/payments/clock.ts'
import { proveLedger } from '../domains/payments/proof.ts'

let server: TestServer
let token: string
const printed: string[] = []

async function signIn(on: TestServer, player: number): Promise<string> {
  const { email, password } = seedPlayers[player]!
  const { body } = await on.call('login', { body: { email, password } })
  return body.token
}

beforeAll(async () => {
  server = await startServer()
  expect(await seedDemo(server.services, (line) => printed.push(line))).toBe(true)
  token = await signIn(server, 0)
})
afterAll(() => server.close())

async function count(table: 'games' | 'users' | 'teams' | 'team_members'): Promise<number> {
  const { n } = await server.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}

describe('the demo data', () => {
  test('creates 8 games, 60 players and 40 teams with images, and prints one line', async () => {
    expect([await count('games'), await count('users'), await count('teams')]).toEqual([8, 60, 40])
    const { images } = await server.db
      .selectFrom('files')
      .select((eb) => eb.fn.countAll<number>().as('images'))
      .where('entity_type', 'in', ['GAME', 'TEAM'])
      .executeTakeFirstOrThrow()
    expect(images).toBe(8 + 2 * 40)
    expect(await count('team_members')).toBe(buildRosters().flat().length)
    expect(printed).toHaveLength(1)
    const entries = await readdir(server.config.filesDir, { recursive: true, withFileTypes: true })
    expect(entries.filter((entry) => entry.isFile())).toHaveLength(
      (await server.db.selectFrom('files').select('hash').distinct().execute()).length,
    )
  })

  test('gives Ana four teams, none of which removed her', async () => {
    const { body: me } = await server.call('readMyProfile', { token })
    const query = { entityId: me.entity.id, limit: 20 }
    const mine = await server.call('listTeams', { token, query })
    expect(mine.body.total).toBe(4)
    const { body: notifications } = await server.call('listNotifications', { token, query: { limit: 80 } })
    const removedFrom = notifications.data.filter((one: { type: string }) => one.type === 'TEAM_KICK')
    const tags = mine.body.data.map((team: { entity: { team_tag: string } }) => team.entity.team_tag)
    expect(removedFrom.map((one: { teamTag: string }) => one.teamTag)).toEqual([expect.any(String)])
    expect(tags).not.toContain(removedFrom[0].teamTag)
    for (const team of mine.body.data) {
      expect(team.files.map((file: { business_type: string }) => file.business_type)).toEqual([
        'TEAM_PROFILE_PHOTO',
        'TEAM_BANNER_PHOTO',
      ])
    }
  })

  test('creates two pages of vacancies, and the demo team’s sponsors with logos', async () => {
    const { body: vacancies } = await server.call('listVacancies', { query: { limit: 20 } })
    expect(vacancies.totalPage).toBeGreaterThanOrEqual(2)
    const { body: analysts } = await server.call('listVacancies', { query: { position: 'analista' } })
    expect(analysts.total).toBeGreaterThanOrEqual(1)
    const team = await server.call('readPublicTeam', { path: { teamTag: seedTeams[0]!.tag } })
    const path = { id: team.body.id }
    const { body: recruitment } = await server.call('readRecruitment', { token, path })
    const open = recruitment.vacancies.map((vacancy: { is_active: boolean }) => vacancy.is_active)
    expect([open.includes(true), open.includes(false)]).toEqual([true, true])
    const { body: sponsors } = await server.call('listSponsors', { token, path })
    expect(sponsors.total).toBe(4)
    expect(sponsors.data.every((one: { files: unknown[] }) => one.files.length === 1)).toBe(true)
  })

  test('creates an invitation in every status and a notification of every type', async () => {
    const invitations = await server.db.selectFrom('invitations').select('status').distinct().execute()
    expect(invitations).toHaveLength(7)
    const types = await server.db.selectFrom('notifications').select('type').distinct().execute()
    expect(types).toHaveLength(27)
    const expired = await server.db
      .selectFrom('invitations')
      .select('id')
      .where('status', '=', 'PENDING')
      .where('expires_at', '<', new Date())
      .execute()
    expect(expired.length).toBeGreaterThan(0)
  })

  test('logs an application as such, not as an invitation', async () => {
    const activities = await server.db
      .selectFrom('team_activities')
      .innerJoin('invitations', (join) =>
        join
          .onRef('invitations.team_id', '=', 'team_activities.team_id')
          .on((on) => on('invitations.user_id', '=', sql<string>`coalesce(subject_id, actor_id)`)),
      )
      .select(['action_type'])
      .distinct()
      .where('invitations.kind', '=', 'APPLICATION')
      .where('invitations.status', '!=', 'CONFIRMED')
      .where('action_type', 'in', ['APPLICATION_RECEIVED', 'MEMBER_INVITED'])
      .execute()
    expect(activities).toEqual([{ action_type: 'APPLICATION_RECEIVED' }])
  })

  test('gives the first team upcoming and played matches and badges', async () => {
    const team = server.db.selectFrom('teams').select('id').where('name', '=', seedTeams[0]!.name)
    const { id } = await team.executeTakeFirstOrThrow()
    const { body: stats } = await server.call('readTeamStats', { path: { id } })
    // One of each in the championship that is being played.
    expect([stats.upcomingMatches.length, stats.previusMatches.length]).toEqual([3, 6])
    expect(stats.previusMatches[0]).toMatchObject({ championship: 'Copa Convoca', result: 'WIN' })
    const { body: badges } = await server.call('listTeamBadges', { path: { teamId: id } })
    expect(badges.length).toBeGreaterThan(0)
  })

  test('gives the first team past and upcoming events with check-ins, and its members’ availability', async () => {
    const team = server.db.selectFrom('teams').select('id').where('name', '=', seedTeams[0]!.name)
    const { id } = await team.executeTakeFirstOrThrow()
    const now = new Date().toISOString()
    const { body: past } = await server.call('listSchedules', { token, path: { id }, query: { to: now } })
    const { body: upcoming } = await server.call('listSchedules', {
      token,
      path: { id },
      query: { from: now },
    })
    expect(past.length).toBeGreaterThanOrEqual(8)
    expect(upcoming.length).toBeGreaterThanOrEqual(8)
    const types = upcoming.map((one: { type: string }) => one.type)
    expect(new Set(types)).toEqual(new Set(['TRAINING', 'SCRIM', 'MATCH', 'MEETING', 'OTHER']))
    const open = upcoming.filter((one: { checkins: { pending: number } }) => one.checkins.pending > 0)
    expect(open.length).toBeGreaterThan(0)
    const { body: hours } = await server.call('readAvailability', { token, path: { id } })
    expect([hours.members, hours.own.length]).toEqual([buildRosters()[0]!.length, 15])
  })

  test('gives the demo team a group that talks, and its owner direct conversations, some unread', async () => {
    const { body } = await server.call('listConversations', { token, query: {} })
    const rows: { id: string; isGroup: boolean; message: string | null; unreadCount: number }[] = body.data
    const written = rows.filter(({ message }) => message !== null)
    expect(written.filter(({ isGroup }) => isGroup)).toMatchObject([{ unreadCount: 5 }])
    expect(written.filter(({ isGroup }) => !isGroup).map(({ unreadCount }) => unreadCount)).toEqual([1, 0, 0])
    const group = written.find(({ isGroup }) => isGroup)!
    const { body: pins } = await server.call('listPinnedMessages', { token, path: { id: group.id } })
    expect(pins).toHaveLength(1)
  })

  test('gives the demo team communications, some of them unread, activities and achievements', async () => {
    const team = await server.call('readPublicTeam', { path: { teamTag: seedTeams[0]!.tag } })
    const path = { id: team.body.id }
    const manager = await signIn(server, seedTeams[0]!.members[1]!.player)
    const { body: communications } = await server.call('listCommunications', { token: manager, path })
    expect(communications.total).toBeGreaterThan(15)
    expect(new Set(communications.data.map((one: { messageType: string }) => one.messageType)).size).toBe(4)
    const { body: unread } = await server.call('countUnreadCommunications', { token: manager, path })
    expect(unread.count).toBeGreaterThan(0)
    expect(unread.count).toBeLessThan(communications.total)
    const countActivities = async (timeFilter: 'TODAY' | 'MONTH' | 'ALL') =>
      (await server.call('listActivities', { token, path, query: { timeFilter } })).body.total
    const [today, month, all] = [
      await countActivities('TODAY'),
      await countActivities('MONTH'),
      await countActivities('ALL'),
    ]
    expect([today < month, month < all]).toEqual([true, true])
    const { body: achievements } = await server.call('listAchievements', { token, path })
    expect(achievements).toHaveLength(3)
    expect(achievements.some((achievement: { files: unknown[] }) => achievement.files.length === 1)).toBe(
      true,
    )
  })

  test('creates a championship whose entries are in every state of payment, over a ledger that is right', async () => {
    await runPaymentClock(server.services)
    const cup = server.db.selectFrom('championships').select('id').where('name', '=', 'Taça Jangada')
    const { id } = await cup.executeTakeFirstOrThrow()
    const charges = await server.db
      .selectFrom('payment_charges')
      .innerJoin('championship_registrations as entry', 'entry.id', 'payment_charges.registration_id')
      .select(['entry.status as entry', 'payment_charges.status', 'payment_charges.refund_reason'])
      .where('payment_charges.championship_id', '=', id)
      .execute()
    expect(
      new Set(charges.map(({ entry, status, refund_reason: reason }) => `${entry} ${status} ${reason}`)),
    ).toEqual(
      new Set([
        'PENDING_PAYMENT PAID null',
        'CONFIRMED PAID null',
        'WITHDRAWN REFUNDED INCOMPLETE',
        'REJECTED REFUNDED REJECTED',
      ]),
    )
    const pool = await server.call('readPrizePool', { path: { id } })
    expect(pool.body).toMatchObject({ promised: 400_000, deposited: 400_000, is_guaranteed: true })
    const kinds: string[] = pool.body.lines.map(({ kind }: { kind: string }) => kind)
    expect(kinds).toEqual(['GUARANTEED', 'DEPOSITED', 'DEPOSITED', 'PROMISED'])
    const entries = await server.db
      .selectFrom('championship_registrations')
      .select('status')
      .where('championship_id', '=', id)
      .execute()
    expect(entries.map(({ status }) => status).toSorted()).toEqual([
      'CONFIRMED',
      'PENDING_PAYMENT',
      'PENDING_PAYMENT',
      'REJECTED',
      'WITHDRAWN',
      'WITHDRAWN',
    ])
    expect(await proveLedger(server.services)).toBe(0)
  })

  test('creates championships that are open, live and over, as they were played', async () => {
    const { body } = await server.call('listChampionships', { query: { order: 'desc' } })
    const rows: Schemas['ChampionshipSummary'][] = body.data
    expect(rows.map(({ status }) => status)).toEqual([
      'REGISTRATION',
      'REGISTRATION',
      'REGISTRATION',
      'ONGOING',
      'ONGOING',
      'FINISHED',
    ])
    const [live, over] = [rows[3]!, rows[5]!]
    expect([live.format, live.teams_count, over.winner?.team_tag]).toEqual(['DOUBLE_ELIMINATION', 8, 'AUR'])
    const matches: Schemas['ChampionshipMatch'][] = (
      await server.call('listMatches', { path: { id: live.id } })
    ).body
    const closed = matches.filter(({ state }) => state === 'CLOSED')
    expect([matches.length, closed.length]).toEqual([15, 6])
    // One is being played right now.
    const isLive = (match: Schemas['ChampionshipMatch']) =>
      match.state === 'READY' && match.home_checked_in && match.away_checked_in
    expect(matches.filter(isLive)).toMatchObject([{ home_score: 1, away_score: 1 }])
    const { body: detail } = await server.call('readMatch', { path: { id: live.id, matchId: closed[0]!.id } })
    expect(detail.log.map((entry: { action: string }) => entry.action)).toEqual([
      'REPORTED',
      'REPORTED',
      'AGREED',
    ])
    const started = Date.parse(live.starts_at)
    for (const entry of detail.log) expect(Date.parse(entry.created_at)).toBeLessThan(started + 90 * 60_000)
  })

  test('leaves both demo users open invitations to respond to', async () => {
    for (const player of [0, 1]) {
      const own = await signIn(server, player)
      const { body } = await server.call('listMyInvitations', { token: own, query: { status: 'PENDING' } })
      const open = body.data.filter((one: { expires_at: string }) => Date.parse(one.expires_at) > Date.now())
      const expected = seedInvitations.filter(
        (invitation) =>
          invitation.player === player &&
          invitation.status === 'PENDING' &&
          invitation.sentMinutesAgo < 7 * 24 * 60,
      )
      expect(open).toHaveLength(expected.length)
      expect(expected.length).toBeGreaterThan(0)
    }
  })

  test('orders notifications by date, some of them read', async () => {
    const { body } = await server.call('listNotifications', { token, query: { limit: 80 } })
    const dates = body.data.map((one: { createAt: string }) => one.createAt)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(new Set(body.data.map((one: { isRead: boolean }) => one.isRead)).size).toBe(2)
  })

  test('is created only once', async () => {
    const before = await fingerprint(server.db)
    expect(await seedDemo(server.services, (line) => printed.push(line))).toBe(true)
    expect(await fingerprint(server.db)).toBe(before)
    expect(printed).toHaveLength(1)
    expect(describeDemoLogins()).toContain(seedPlayers[0]!.email)
  })
})

test('leaves a database with users of its own unchanged', async () => {
  const used = await startServer()
  try {
    await used.registerUser()
    const before = await fingerprint(used.db)
    expect(await seedDemo(used.services, () => undefined)).toBe(false)
    expect(await fingerprint(used.db)).toBe(before)
  } finally {
    await used.close()
  }
})

test('starts over after an interrupted start', async () => {
  const interrupted = await startServer()
  try {
    let stored = 0
    const storage = {
      ...interrupted.services.storage,
      write: (...args: Parameters<typeof interrupted.services.storage.write>) => {
        stored += 1
        if (stored > 20) throw new Error('power cut')
        return interrupted.services.storage.write(...args)
      },
    }
    const before = await fingerprint(interrupted.db)
    await expect(seedDemo({ ...interrupted.services, storage }, () => undefined)).rejects.toThrow('power cut')
    expect(await fingerprint(interrupted.db)).toBe(before)
    const both = [interrupted.services, interrupted.services].map((services) =>
      seedDemo(services, () => undefined),
    )
    expect(await Promise.all(both)).toEqual([true, true])
    const { n } = await interrupted.db
      .selectFrom('teams')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    expect(n).toBe(40)
  } finally {
    await interrupted.close()
  }
})
