import { useAtomValue } from 'jotai'
import { userAtom } from '../atoms/session.ts'
import type { OwnProfile } from '../atoms/session.ts'

type Team = OwnProfile['entity']['teams'][number]

/** The user's teams to which the user may invite players (docs/product.md#team-roles). */
export function useInvitingTeams(): readonly Team[] {
  const teams = useAtomValue(userAtom)?.teams ?? []
  return teams.filter(({ role }) => role === 'OWNER' || role === 'MANAGER')
}
