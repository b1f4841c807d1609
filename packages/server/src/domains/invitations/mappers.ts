import type { Schemas } from '../../contract/types.ts'
import { toTeamSummary } from '../teams/mappers.ts'
import type { InvitationRow } from './queries.ts'

export function toInvitation(row: InvitationRow): Schemas['Invitation'] {
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    role: row.role,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    team: toTeamSummary(row),
    user: { id: row.user_id, nick: row.user_nick },
    userWhoInvited: { id: row.invited_by, nick: row.inviter_nick },
    user_id: row.user_id,
    team_id: row.team_id,
    schedule: null,
    schedule_id: null,
    is_confirmed: null,
    is_expired: row.is_expired,
    message: row.message,
    vacancy:
      row.vacancy_id === null || row.vacancy_title === null
        ? null
        : { id: row.vacancy_id, title: row.vacancy_title },
  }
}
