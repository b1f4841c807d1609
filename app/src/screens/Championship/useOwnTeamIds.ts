import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { userAtom } from '../../atoms/session.ts'

/** The teams whose rows and path are highlighted. */
export function useOwnTeamIds(): readonly string[] {
  const teams = useAtomValue(userAtom)?.teams
  return useMemo(() => teams?.map(({ id }) => id) ?? [], [teams])
}
