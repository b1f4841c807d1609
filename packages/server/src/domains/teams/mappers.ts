import type { Schemas } from '../../contract/types.ts'
import { fileUrl } from '../files/mappers.ts'
import type { MemberRow, TeamListRow, TeamRow, TeamSummaryRow } from './queries.ts'

function toAvatar(row: { hash: string | null }): string | null {
  return row.hash === null ? null : fileUrl(row.hash)
}

/** The fields of a team that everybody may see: an allow-list. */
export function toPublicFields(row: TeamListRow | TeamRow): Schemas['PublicTeamEntity'] {
  const { owner } = row
  const isOwnerVisible = owner?.is_open === true || row.viewer_role !== null
  return {
    name: row.name,
    description: row.description,
    team_tag: row.team_tag,
    game_id: row.game_id,
    is_recruiting: row.is_recruiting,
    created_at: row.created_at.toISOString(),
    team_members_count: row.member_count ?? 0,
    owner: { name: (isOwnerVisible ? owner?.name : owner?.nick) ?? '' },
    performance: { wins: row.wins, losses: row.losses },
    primary_color: row.primary_color,
    secondary_color: row.secondary_color,
  }
}

export function toListItem(row: TeamListRow, viewerId: string): Schemas['TeamListItem'] {
  const isMember = row.viewer_role !== null
  const members = row.show_team_members || isMember ? row.members : []
  return {
    id: row.id,
    entityId: viewerId,
    entity: {
      ...toPublicFields(row),
      team_members: members.map((member) => ({
        avatar: member.is_open || isMember ? toAvatar(member) : null,
        entity: { user_id: member.user_id, user_name: member.nick },
      })),
    },
    files: row.files,
  }
}

export function toTeamSummary(row: TeamSummaryRow): Schemas['TeamSummary'] {
  return {
    id: row.team_id,
    name: row.team_name,
    team_tag: row.team_tag,
    primary_color: row.primary_color,
    secondary_color: row.secondary_color,
    logo: row.logo_hash === null ? null : fileUrl(row.logo_hash),
  }
}

export function toPublicItem(row: TeamListRow): Schemas['PublicTeamItem'] {
  return { id: row.id, entity: toPublicFields(row), files: row.files }
}

export function toMember(row: MemberRow): Schemas['TeamMember'] {
  return {
    id: row.id,
    role: row.role,
    roster_status: row.roster_status,
    joined_at: row.joined_at.toISOString(),
    avatar: toAvatar(row),
    entity: { user_id: row.user_id, user_name: row.nick, name: row.name },
  }
}

/** Outside the team, minors and users with a private profile are shown by nick only. */
export function toOutsideMember(row: MemberRow): Schemas['TeamMember'] {
  const member = toMember(row)
  if (row.is_open) return member
  return { ...member, avatar: null, entity: { ...member.entity, name: row.nick } }
}

export function toTeamGame(row: TeamRow): Schemas['Game'] {
  return { id: row.game_id, name: row.game_name, icon: row.game_icon }
}
