import type { TeamMember } from '@convoca/ui/app'
import type { OwnProfile } from '../atoms/session.ts'
import type { Team } from '../atoms/teams.ts'

type Member = Team['members'][number]

export const toMember = (
  { id, role, roster_status, avatar, entity }: Member,
  me: Pick<OwnProfile['entity'], 'id' | 'gender'> | null,
): TeamMember => ({
  id,
  // The avatar's colour is derived from the user id everywhere.
  userId: entity.user_id,
  nick: entity.user_name,
  name: entity.name,
  avatarUrl: avatar,
  role,
  rosterStatus: roster_status,
  href: `/pro/${entity.user_name}`,
  isYou: entity.user_id === me?.id,
  // Only the user's own gender is known: others' is not in the contract.
  gender: (entity.user_id === me?.id && me.gender) || undefined,
})

/** A user by name, with the avatar that the team has of its members. */
export function toTeamPerson(team: Team, { id, nick }: { id: string; nick: string }) {
  const member = team.members.find(({ entity }) => entity.user_id === id)
  return { id, nick, avatarUrl: member?.avatar, href: `/pro/${nick}` }
}
