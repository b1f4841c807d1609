import type { Team } from '../../../atoms/teams.ts'

/** Somebody by name, with the picture that the team knows of its members. */
export function teamPerson(team: Team, { id, nick }: { id: string; nick: string }) {
  const member = team.members.find(({ entity }) => entity.user_id === id)
  return { id, nick, avatarUrl: member?.avatar, href: `/pro/${nick}` }
}
