import { useAtomValue } from 'jotai'
import { profileAtom } from '../atoms/session.ts'

/** Whether the signed-in user is a member of the team. */
export function useIsMember(teamId: string) {
  const { data } = useAtomValue(profileAtom)
  return data?.entity.teams.some(({ id }) => id === teamId) ?? false
}
