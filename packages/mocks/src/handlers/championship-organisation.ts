import { hasChampionshipPermission, toChampionshipUrl } from '@convoca/contract/rules'
import type { Schemas } from '@convoca/sdk'
import type { ChampionshipRecord } from '../content-tables.ts'
import { MockProblem, invalid } from '../problem.ts'
import { findUser } from '../queries.ts'
import { type TeamRequest, findById } from './access.ts'
import { isBlocked } from './chat-mappers.ts'
import { close, log, toSummary } from './championship-matches.ts'
import { requireChampionshipPermission, requireVisible, roleOf, toChampionship } from './championships.ts'
import { requireUser, type Handlers } from './handler.ts'

type Ids =
  | 'countChampionships'
  | 'disqualifyTeam'
  | 'listChampionshipStaff'
  | 'saveChampionshipStaff'
  | 'removeChampionshipStaff'
  | 'confirmStaffRole'
  | 'listChampionshipInvitations'
  | 'inviteTeam'
  | 'followChampionship'
  | 'unfollowChampionship'
  | 'listAnnouncements'
  | 'createAnnouncement'
  | 'deleteAnnouncement'
  | 'cloneChampionship'
  | 'exportChampionship'
  | 'readDecisions'

function requireChampionship(context: TeamRequest): ChampionshipRecord {
  const { championships } = context.database
  return requireVisible(
    context,
    championships.find(({ id }) => id === context.input.id),
  )
}

function countBy<K>(keys: readonly K[]): { key: K; count: number }[] {
  const counts = new Map<K, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return [...counts].map(([key, count]) => ({ key, count })).toSorted((a, b) => b.count - a.count)
}

function listStaff(context: TeamRequest): Schemas['ChampionshipStaffList'] {
  const championship = requireChampionship(context)
  const { database, user } = context
  const seesAll = hasChampionshipPermission(roleOf(context, championship), 'manageStaff')
  return database.championshipStaff
    .filter((one) => one.championshipId === championship.id && !one.hasDeclined)
    .filter((one) => one.is_confirmed || seesAll || one.user.id === user?.id)
    .map(({ championshipId: _, hasDeclined: _declined, ...member }) => member)
    .toSorted((a, b) => (a.role < b.role ? -1 : 1))
}

const findOwnRole = ({ database }: TeamRequest, championshipId: string, userId: string) =>
  database.championshipStaff.find((one) => one.championshipId === championshipId && one.user.id === userId)

const stageDates = ['registration_opens_at', 'registration_closes_at', 'check_in_opens_at'] as const

function cloneOf(
  { starts_at: before, ...record }: ChampionshipRecord,
  { name, starts_at: startsAt }: Schemas['ChampionshipCloneInput'],
): Omit<ChampionshipRecord, 'id' | 'created_at'> {
  const moved = Date.parse(startsAt) - Date.parse(before)
  const dates = Object.fromEntries(
    stageDates.map((key) => [key, new Date(Date.parse(record[key]) + moved).toISOString()]),
  )
  const empty = { teams_count: 0, waiting_count: 0, is_rated: false, followers_count: 0, winner: null }
  const open = { seeding_method: null, draw_seed: null, cancel_reason: null }
  return {
    ...record,
    ...dates,
    ...empty,
    ...open,
    name,
    url: toChampionshipUrl(name),
    starts_at: startsAt,
    status: 'DRAFT',
  }
}

export const championshipOrganisationHandlers: Handlers<Ids> = {
  countChampionships({ database }) {
    const published = database.championships.filter(({ status }) => status !== 'DRAFT')
    return {
      total: published.length,
      statuses: countBy(published.map(({ status }) => status)).map(({ key, count }) => ({
        status: key,
        count,
      })),
      games: countBy(published.map(({ game }) => game.id)).map(({ key, count }) => ({ game_id: key, count })),
    }
  },
  disqualifyTeam(context) {
    const { database, input } = context
    const { id, status } = requireChampionshipPermission(context, 'decideRegistrations')
    if (status !== 'ONGOING') throw new MockProblem('CHAMPIONSHIP_STATUS')
    const own = database.championshipRegistrations.filter((one) => one.championshipId === id)
    const found = findById(own, input.registrationId, 'REGISTRATION_NOT_FOUND')
    found.reason = input.body.reason
    for (const match of database.championshipMatches) {
      if (match.championshipId !== id || match.state !== 'READY') continue
      if (match.home?.id !== found.team.id && match.away?.id !== found.team.id) continue
      const needed = (match.best_of + 1) / 2
      const isHome = match.home?.id === found.team.id
      const score = { home_score: isHome ? 0 : needed, away_score: isHome ? needed : 0 }
      log(context, match, 'DISQUALIFIED', { ...score, reason: input.body.reason })
      close(match, score, true)
    }
    const { championshipId: _, ...registration } = found
    return registration
  },
  listChampionshipStaff: listStaff,
  saveChampionshipStaff(context) {
    const { database, input, user } = context
    const championship = requireChampionshipPermission(context, 'manageStaff')
    const { id, nick } = findUser(database, input.userId)
    if (championship.organizer?.id === id) throw new MockProblem('CHAMPIONSHIP_STATUS')
    if (user && isBlocked(database, user.id, id)) throw new MockProblem('USER_BLOCKED')
    const found = findOwnRole(context, championship.id, id)
    if (found?.hasDeclined) throw new MockProblem('RECENTLY_DECLINED')
    const { role } = input.body
    if (found) found.role = role
    else
      database.championshipStaff.push({
        championshipId: championship.id,
        user: { id, nick },
        role,
        is_confirmed: false,
        created_at: database.now(),
      })
    return listStaff(context)
  },
  listChampionshipInvitations(context) {
    const { id } = requireChampionshipPermission(context, 'decideRegistrations')
    return context.database.championshipInvitations
      .filter((one) => one.championshipId === id)
      .map(({ championshipId: _, ...invitation }) => invitation)
  },
  inviteTeam(context) {
    const { database, input } = context
    const { id, status, game } = requireChampionshipPermission(context, 'decideRegistrations')
    const team = findById(database.teams, input.teamId, 'TEAM_NOT_FOUND')
    if (status !== 'REGISTRATION') throw new MockProblem('REGISTRATION_CLOSED')
    if (
      database.championshipRegistrations.some(
        (one) => one.championshipId === id && one.team.id === team.id && one.status !== 'WITHDRAWN',
      )
    )
      throw new MockProblem('TEAM_ALREADY_REGISTERED')
    if (team.gameId !== game.id) throw invalid('teamId', 'INVALID_VALUE', 'must play this game')
    const found = database.championshipInvitations.find(
      (one) => one.championshipId === id && one.team.id === team.id,
    )
    const made = found ?? {
      championshipId: id,
      team: { id: team.id, name: team.name, team_tag: team.tag, logo: null },
      created_at: database.now(),
    }
    if (!found) database.championshipInvitations.unshift(made)
    return { team: made.team, created_at: made.created_at }
  },
  confirmStaffRole(context) {
    const { id: userId } = requireUser(context)
    const found = findOwnRole(context, context.input.id, userId)
    const { is_confirmed: isConfirmed } = context.input.body
    if (!found || (found.is_confirmed || found.hasDeclined ? found.is_confirmed !== isConfirmed : false))
      throw new MockProblem('FORBIDDEN')
    if (isConfirmed) found.is_confirmed = true
    else found.hasDeclined = true
    return undefined
  },
  removeChampionshipStaff(context) {
    const { database, input } = context
    const user = requireUser(context)
    const championship = requireChampionship(context)
    if (user.id !== input.userId && !hasChampionshipPermission(roleOf(context, championship), 'manageStaff'))
      throw new MockProblem('FORBIDDEN')
    const found = findOwnRole(context, championship.id, input.userId)
    if (found && user.id === input.userId && !found.is_confirmed) found.hasDeclined = true
    database.championshipStaff = database.championshipStaff.filter((one) => one !== found || one.hasDeclined)
    return undefined
  },
  followChampionship(context) {
    const { id: userId } = requireUser(context)
    const championship = requireChampionship(context)
    const own = { championshipId: championship.id, userId }
    const { championshipFollowers: list } = context.database
    if (list.some((one) => one.championshipId === championship.id && one.userId === userId)) return undefined
    list.push(own)
    championship.followers_count += 1
    return undefined
  },
  unfollowChampionship(context) {
    const { id: userId } = requireUser(context)
    const championship = requireChampionship(context)
    const { database } = context
    const rest = database.championshipFollowers.filter(
      (one) => one.championshipId !== championship.id || one.userId !== userId,
    )
    championship.followers_count -= database.championshipFollowers.length - rest.length
    database.championshipFollowers = rest
    return undefined
  },
  listAnnouncements(context) {
    const { id } = requireChampionship(context)
    return context.database.championshipAnnouncements
      .filter((one) => one.championshipId === id)
      .map(({ championshipId: _, ...announcement }) => announcement)
  },
  createAnnouncement(context) {
    const { database, input, user } = context
    const { id: championshipId } = requireChampionshipPermission(context, 'edit')
    const announcement = {
      id: database.nextId('championshipAnnouncement'),
      ...input.body,
      author: user?.nick ?? null,
      created_at: database.now(),
    }
    database.championshipAnnouncements.unshift({ championshipId, ...announcement })
    return announcement
  },
  deleteAnnouncement(context) {
    const { database, input } = context
    const { id: championshipId } = requireChampionshipPermission(context, 'edit')
    database.championshipAnnouncements = database.championshipAnnouncements.filter(
      (one) => one.championshipId !== championshipId || one.id !== input.announcementId,
    )
    return undefined
  },
  cloneChampionship(context) {
    const { database, input } = context
    const found = requireChampionshipPermission(context, 'edit')
    const identity = { id: database.nextId('championship'), created_at: database.now() }
    const made: ChampionshipRecord = { ...cloneOf(found, input.body), ...identity }
    database.championships.push(made)
    return toChampionship(context, made)
  },
  exportChampionship(context) {
    const { url } = requireChampionshipPermission(context, 'ruleMatches')
    const { format } = context.input
    return format === 'csv'
      ? { filename: `${url}.csv`, media_type: 'text/csv; charset=utf-8', content: 'partida,mandante\r\n' }
      : { filename: `${url}.json`, media_type: 'application/json', content: '{}' }
  },
  readDecisions(context) {
    const { database } = context
    const { id } = requireChampionshipPermission(context, 'ruleMatches')
    const matches = database.championshipMatches.filter((one) => one.championshipId === id)
    return {
      disputes: matches.filter((one) => one.is_disputed).map(toSummary),
      overdue: [],
      registrations: database.championshipRegistrations
        .filter((one) => one.championshipId === id)
        .filter(({ status }) => status === 'WAITING' || status === 'PENDING_PAYMENT')
        .map(({ championshipId: _, ...registration }) => registration),
      unscheduled_count: matches.filter((one) => one.state === 'READY' && one.scheduled_at === null).length,
    }
  },
}
