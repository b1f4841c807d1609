import { hasPermission } from '@convoca/contract/rules'
import type { Context } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import type { Db } from '../../database/schema.ts'
import { listMatchesOfUser } from '../championships/matches/match-lists.ts'
import { fileUrl } from '../files/mappers.ts'
import { toInvitation } from '../invitations/mappers.ts'
import { listUnreadNotifications } from '../inbox/service.ts'
import { findNextPlace, findRatingsOf } from '../ratings/profile-queries.ts'
import { toVacancy } from '../recruitment/mappers.ts'
import { toTeamSummary } from '../teams/mappers.ts'
import {
  type AttendeeRow,
  type TeamFormRow,
  findAttendees,
  findRecommendedVacancies,
  findTeamForms,
} from './repository.ts'
import { type EventRow, countUnreadOf, findEvents, findOpenInvitations } from './queries.ts'

const LATEST_NOTIFICATIONS = 3

const toEvent = (row: EventRow): Schemas['DashboardEvent'] => ({
  id: row.id,
  team: toTeamSummary(row),
  title: row.title,
  type: row.type,
  starts_at: row.starts_at.toISOString(),
  ends_at: row.ends_at.toISOString(),
  location: row.location,
  url: row.url,
  checkins: row.checkins,
  own_checkin: row.own_checkin,
  occurs_at: row.occurs_at.toISOString(),
})

const toAttendee = ({ id, nick, hash, is_confirmed }: AttendeeRow): Schemas['DashboardAttendee'] => ({
  id,
  nick,
  avatar: hash === null ? null : fileUrl(hash),
  is_confirmed,
})

const toTeam = (row: TeamFormRow): Schemas['DashboardTeam'] => ({
  team: toTeamSummary(row),
  role: row.role,
  performance: { wins: row.wins, losses: row.losses },
  matches: row.matches.map(({ starts_at, ...match }) => ({
    ...match,
    // The database writes its own format of instants within JSON.
    played_at: new Date(starts_at).toISOString(),
  })),
})

async function readNext(db: Db, events: readonly EventRow[]): Promise<Schemas['DashboardNext'] | null> {
  const next = events.find(({ own_checkin: own }) => own.is_confirmed !== false)
  if (next === undefined) return null
  return {
    event: toEvent(next),
    attendees: (await findAttendees(db, next.id, next.occurs_at)).map(toAttendee),
    // A silent team is not reminded.
    may_remind: next.notifications_enabled && hasPermission(next.role, 'manageSchedules'),
    reminded_at: next.reminded_at?.toISOString() ?? null,
  }
}

async function readRating(db: Db, userId: string): Promise<Schemas['DashboardRating'] | null> {
  const [rating] = await findRatingsOf(db, userId, { onlyOpen: false, most: 1 })
  if (rating === undefined) return null
  return { rating, next: await findNextPlace(db, rating.game.id, rating.rating.points) }
}

/** Everything that the signed-in user's dashboard shows, from one snapshot: its numbers agree with its lists. */
export async function readDashboard(context: Context): Promise<Schemas['Dashboard']> {
  const { db, actor, now } = context
  const { userId } = actor
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (snapshot) => {
      const events = await findEvents(snapshot, userId, now())
      const invitations = await findOpenInvitations(snapshot, userId)
      const latest = await listUnreadNotifications({ ...context, db: snapshot }, LATEST_NOTIFICATIONS)
      return {
        next: await readNext(snapshot, events),
        matches: await listMatchesOfUser(snapshot, userId),
        events: events.map(toEvent),
        invitations: { total: invitations[0]?.total ?? 0, data: invitations.map(toInvitation) },
        unread: { ...(await countUnreadOf(snapshot, userId)), latest },
        teams: (await findTeamForms(snapshot, userId)).map(toTeam),
        vacancies: (await findRecommendedVacancies(snapshot, userId)).map(toVacancy),
        rating: await readRating(snapshot, userId),
      }
    })
}
