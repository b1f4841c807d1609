import { hashKey } from '@tanstack/query-core'
import { useAtomValue } from 'jotai'
import type { Atom } from 'jotai'
import { useMemo } from 'react'

/** Reads a query by its params, which are compared by value: `useQueryAtom(teamStatsAtom, team.id)`. */
export function useQueryAtom<Params, Value>(
  createAtom: (params: Params) => Atom<Value>,
  params: Params,
): Value {
  const hash = hashKey([params])
  // oxlint-disable-next-line react/exhaustive-deps -- `hash` stands for `params`, a new object with every render
  return useAtomValue(useMemo(() => createAtom(params), [createAtom, hash]))
}
