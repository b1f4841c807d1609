import type { TeamInvitation, TeamMember } from '@convoca/ui'
import { format } from 'date-fns'
import { ptBR } from 'date-fns/locale/pt-BR'
import type { Invitation } from '../../atoms/invitations.ts'
import type { Team } from '../../atoms/teams.ts'

/** dd MMM yyyy, as on the cards (part 2 §9). */
export const shortDate = (iso: string) => format(new Date(iso), 'dd MMM yyyy', { locale: ptBR })

type Member = Team['members'][number]

export const toMember = (
  { role, roster_status, avatar, entity }: Member,
  myId: string | undefined,
): TeamMember => ({
  // The user's id: it is one in a team, and the picture's colour comes from it everywhere.
  id: entity.user_id,
  nick: entity.user_name,
  name: entity.name,
  avatarUrl: avatar,
  role,
  rosterStatus: roster_status,
  href: `/pro/${entity.user_name}`,
  isYou: entity.user_id === myId,
})

export const toInvitation = ({ id, user, role, status, created_at }: Invitation): TeamInvitation => ({
  id,
  userId: user.id,
  nick: user.nick,
  href: `/pro/${user.nick}`,
  role,
  status,
  createdAt: created_at,
})
