import { listOwnMatches } from './championship-rooms.ts'
import { hasPermission } from '@convoca/contract/rules'
import { demoNow, seedMatches } from '@convoca/fixtures'
import type { Schemas } from '@convoca/sdk'
import { photoUrl, toInvitation, toNotification, toTeamSummary } from '../mappers.ts'
import type { MockDatabase, TeamRecord, UserRecord } from '../mock-database.ts'
import { findTeam, findUser, isPending } from '../queries.ts'
import { requireUser, type Handlers } from './handler.ts'
import { toDashboardRating } from './ratings.ts'
import { findOpenVacancies, toVacancy } from './recruitment.ts'
import { findNextOccurrence, occurrenceKey } from './occurrences.ts'
import { toSchedule } from './schedules.ts'

/** The next occurrences of the events to which the user is invited. */
function listEvents(database: MockDatabase, user: UserRecord): Schemas['DashboardEvent'][] {
  const events = database.schedules.flatMap((schedule): Schemas['DashboardEvent'][] => {
    const { own_checkin, checkins } = toSchedule(database, schedule, user.id)
    const { id, title, type, location, url } = schedule
    const { is_cancelled: _, ...times } = findNextOccurrence(database, schedule)
    if (!own_checkin || times.ends_at <= demoNow) return []
    const team = toTeamSummary(findTeam(database, schedule.team_id))
    return [{ id, team, title, type, ...times, location, url, checkins, own_checkin }]
  })
  return events.toSorted((a, b) => (a.starts_at < b.starts_at ? -1 : 1)).slice(0, 50)
}

/** Those who come first, then those without a response. */
const responseRank = (isConfirmed: boolean | null) => (isConfirmed === null ? 1 : isConfirmed ? 0 : 2)

function toNext(database: MockDatabase, events: readonly Schemas['DashboardEvent'][], user: UserRecord) {
  const event = events.find(({ own_checkin }) => own_checkin.is_confirmed !== false)
  if (!event) return null
  const attendees = database.checkIns
    .filter(({ scheduleId }) => scheduleId === event.id)
    .map(({ id, userId }) => ({
      userId,
      isConfirmed: database.answers.get(occurrenceKey(id, event.occurs_at ?? ''))?.isConfirmed ?? null,
    }))
    .toSorted((a, b) => responseRank(a.isConfirmed) - responseRank(b.isConfirmed))
    .slice(0, 20)
    .map(({ userId, isConfirmed }) => {
      const attendee = findUser(database, userId)
      return { id: userId, nick: attendee.nick, avatar: photoUrl(attendee), is_confirmed: isConfirmed }
    })
  const team = findTeam(database, event.team.id)
  const role = team.members.find(({ userId }) => userId === user.id)?.role ?? 'PLAYER'
  return {
    event,
    attendees,
    may_remind: hasPermission(role, 'manageSchedules'),
    reminded_at: database.remindedAt.get(event.id) ?? null,
  }
}

function toDashboardTeam(team: TeamRecord, user: UserRecord): Schemas['DashboardTeam'] {
  const own = team.members.find(({ userId }) => userId === user.id)
  return {
    team: toTeamSummary(team),
    role: own?.role ?? 'PLAYER',
    performance: { wins: team.wins, losses: team.losses },
    matches: seedMatches.find(({ teamId }) => teamId === team.id)?.played.slice(0, 5) ?? [],
  }
}

function countUnreadCommunications(database: MockDatabase, teamIds: ReadonlySet<string>, user: UserRecord) {
  return database.communications.filter(
    (one) =>
      teamIds.has(one.teamId) &&
      one.senderId !== user.id &&
      (one.isGlobal || one.recipientId === user.id) &&
      !one.readBy.includes(user.id),
  ).length
}

export const dashboardHandlers: Handlers<'readDashboard'> = {
  readDashboard(context) {
    const { database } = context
    const user = requireUser(context)
    const teams = database.teams.filter(({ members }) => members.some(({ userId }) => userId === user.id))
    const teamIds = new Set(teams.map(({ id }) => id))
    const gameIds = new Set([
      ...teams.map(({ gameId }) => gameId),
      ...(database.playerGames.get(user.id)?.games.map(({ game_id }) => game_id) ?? []),
    ])
    const events = listEvents(database, user)
    const invitations = database.invitations
      .filter((one) => one.userId === user.id && one.kind === 'INVITE' && isPending(one))
      .toSorted((a, b) => (a.sentAt < b.sentAt ? 1 : -1))
    const unread = database.notifications
      .filter((one) => one.userId === user.id && !one.isRead)
      .toSorted((a, b) => (a.at < b.at ? 1 : -1))
    return {
      next: toNext(database, events, user),
      events,
      matches: listOwnMatches(context),
      invitations: {
        total: invitations.length,
        data: invitations.slice(0, 5).map((one) => toInvitation(database, one)),
      },
      unread: {
        notifications: unread.length,
        communications: countUnreadCommunications(database, teamIds, user),
        latest: unread.slice(0, 3).map((one) => toNotification(database, one)),
      },
      teams: teams.slice(0, 20).map((team) => toDashboardTeam(team, user)),
      vacancies: findOpenVacancies(database)
        .filter(({ teamId }) => !teamIds.has(teamId) && gameIds.has(findTeam(database, teamId).gameId))
        .slice(0, 6)
        .map((vacancy) => toVacancy(database, vacancy)),
      rating: toDashboardRating(database, user),
    }
  },
}
