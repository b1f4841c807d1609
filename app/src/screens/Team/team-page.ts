import type { TeamMember } from '@convoca/ui'
import { format } from 'date-fns'
import { ptBR } from 'date-fns/locale/pt-BR'
import type { Team } from '../../atoms/teams.ts'

/** dd MMM yyyy, as on the cards (part 2 §9). */
export const shortDate = (iso: string) => format(new Date(iso), 'dd MMM yyyy', { locale: ptBR })

type Member = Team['members'][number]

export const toMember = (
  { id, role, roster_status, avatar, entity }: Member,
  myId: string | undefined,
): TeamMember => ({
  id,
  // The picture's colour comes from the user everywhere.
  userId: entity.user_id,
  nick: entity.user_name,
  name: entity.name,
  avatarUrl: avatar,
  role,
  rosterStatus: roster_status,
  href: `/pro/${entity.user_name}`,
  isYou: entity.user_id === myId,
})
