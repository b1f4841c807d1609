import { searchTeams } from '@convoca/sdk/core'
import type { Convoca, Schemas } from '@convoca/sdk/core'
import { atomWithQuery } from 'jotai-tanstack-query'
import { convocaAtom } from './client.ts'
import { polledEveryMinute, queryOptions } from './query.ts'

export type RecruitingTeam = Schemas['PublicTeamItem']

/** The number of teams in two rows of the home page. */
const MAX_SHOWN = 6

/** Some of the teams that look for players, as everybody sees them. */
export const recruitingTeamsQuery = (convoca: Convoca) =>
  queryOptions({
    queryKey: ['teams', 'recruiting'],
    queryFn: ({ signal }) => searchTeams(convoca, { isRecruiting: true, limit: MAX_SHOWN }, { signal }),
    ...polledEveryMinute,
  })
export const recruitingTeamsAtom = atomWithQuery((get) => recruitingTeamsQuery(get(convocaAtom)))
