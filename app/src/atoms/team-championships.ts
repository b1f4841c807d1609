import { listTeamRegistrations } from '@convoca/sdk/core'
import type { Convoca } from '@convoca/sdk/core'
import { atomsWithQuery, queryOptions } from './query.ts'

/** The most registrations that are read, the latest first. */
const MAX_REGISTRATIONS = 80

/** The championships that a team plays or would play, for members. */
export const teamChampionshipsQuery = (convoca: Convoca, teamId: string) =>
  queryOptions({
    queryKey: ['team', teamId, 'championships'],
    queryFn: async ({ signal }) => {
      const { data } = await listTeamRegistrations(convoca, { teamId, limit: MAX_REGISTRATIONS }, { signal })
      return data.filter(
        ({ status, championship }) =>
          (championship.status === 'ONGOING' && status === 'CONFIRMED') ||
          ((championship.status === 'REGISTRATION' || championship.status === 'CHECK_IN') &&
            status !== 'REJECTED' &&
            status !== 'WITHDRAWN'),
      )
    },
    // The numbers in the question before a deletion must be true.
    staleTime: 0,
  })
export const teamChampionshipsAtom = atomsWithQuery(teamChampionshipsQuery)
