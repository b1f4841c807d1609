import type { Schemas } from '../../contract/types.ts'
import { toTeamSummary } from '../teams/mappers.ts'
import type { CheckInRow } from './check-ins-repository.ts'
import type { ScheduleInvitationRow } from './invitation-queries.ts'
import type { ScheduleRow } from './repository.ts'

export function toSchedule(row: ScheduleRow): Schemas['Schedule'] {
  return {
    id: row.id,
    team_id: row.team_id,
    title: row.title,
    description: row.description,
    type: row.type,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    location: row.location,
    url: row.url,
    recurrence: row.recurrence,
    invited: row.invited,
    checkins: row.checkins,
    own_checkin: row.own_checkin,
    occurrences: row.occurrences.map(toOccurrence),
    created_at: row.created_at.toISOString(),
  }
}

/** An occurrence with the contract's format of instants; the database writes its own within JSON. */
export const toOccurrence = ({ occurs_at, starts_at, ends_at, ...rest }: Schemas['ScheduleOccurrence']) => ({
  occurs_at: new Date(occurs_at).toISOString(),
  starts_at: new Date(starts_at).toISOString(),
  ends_at: new Date(ends_at).toISOString(),
  ...rest,
})

export function toCheckIn(row: CheckInRow): Schemas['CheckIn'] {
  return {
    id: row.id,
    schedule_id: row.schedule_id,
    member_id: row.member_id,
    user: { id: row.user_id, nick: row.nick, name: row.name },
    is_confirmed: row.is_confirmed,
    answered_at: row.answered_at?.toISOString() ?? null,
    occurs_at: row.occurs_at.toISOString(),
  }
}

function toStatus(isConfirmed: boolean | null) {
  if (isConfirmed === null) return 'PENDING'
  return isConfirmed ? 'ACCEPTED' : 'DECLINED'
}

/** A check-in as an invitation to the occurrence that was asked about. */
export function toScheduleInvitation(row: ScheduleInvitationRow, now: Date): Schemas['Invitation'] {
  const { starts_at: startsAt, ends_at: endsAt } = row
  return {
    id: row.id,
    kind: 'INVITE',
    status: toStatus(row.is_confirmed),
    role: row.role,
    created_at: row.created_at.toISOString(),
    expires_at: endsAt.toISOString(),
    is_expired: row.is_confirmed === null && (row.is_cancelled || endsAt < now),
    team: toTeamSummary(row),
    user: { id: row.user_id, nick: row.nick },
    userWhoInvited: { id: row.inviter_id, nick: row.inviter_nick },
    user_id: row.user_id,
    team_id: row.team_id,
    schedule: {
      title: row.title,
      team_id: row.team_id,
      starts_at: startsAt.toISOString(),
      ends_at: endsAt.toISOString(),
      occurs_at: row.occurs_at.toISOString(),
    },
    schedule_id: row.schedule_id,
    is_confirmed: row.is_confirmed,
    message: null,
    vacancy: null,
  }
}
