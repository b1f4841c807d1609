import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { userAtom } from '../../atoms/session.ts'

/** The teams whose rows and path are highlighted, and the user, who may take part without one. */
export function useOwnTeamIds(): readonly string[] {
  const user = useAtomValue(userAtom)
  return useMemo(() => (user === null ? [] : [user.id, ...user.teams.map(({ id }) => id)]), [user])
}
