import { readTeam } from '@convoca/sdk/core'
import type { Convoca } from '@convoca/sdk/core'
import { atomWithQuery } from 'jotai-tanstack-query'
import { convocaAtom } from '../client.ts'
import { atomsWithQuery, queryOptions } from '../query.ts'

/** The team of a group, as its members see it. Invalidated with the other teams. */
const groupTeamQuery = (convoca: Convoca, id: string) =>
  queryOptions({
    queryKey: ['teams', 'by-id', id],
    queryFn: ({ signal }) => readTeam(convoca, { id }, { signal }),
  })
export const groupTeamAtom = atomsWithQuery(groupTeamQuery)

/** Its members, owner first; null for a group of no team. */
export const groupMembersAtom = (id: string | null) =>
  atomWithQuery((get) => ({
    ...groupTeamQuery(get(convocaAtom), id ?? ''),
    select: ({ members }: Awaited<ReturnType<typeof readTeam>>) => members,
    enabled: id !== null,
  }))
