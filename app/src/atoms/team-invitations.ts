import { inviteTeam, listChampionshipInvitations, listTeams } from '@convoca/sdk/core'
import type { Convoca, Schemas } from '@convoca/sdk/core'
import { keepPreviousData } from '@tanstack/query-core'
import { atomWithWrite, refetchOnSuccess } from './mutation.ts'
import { atomsWithQuery, queryOptions } from './query.ts'

export type InvitableTeam = Schemas['TeamListItem']

/** Teams of a game by name or tag, whoever's they are. */
export const invitableTeamsAtom = atomsWithQuery(
  (convoca: Convoca, { search, gameId }: { search: string; gameId: string }) =>
    queryOptions({
      queryKey: ['teams', 'invitable', gameId, search.trim()],
      queryFn: ({ signal }) =>
        listTeams(
          convoca,
          { search: search.trim() || undefined, gameId, page: 1, limit: 20, order: 'asc' },
          { signal },
        ),
      placeholderData: keepPreviousData,
    }),
)

/** The teams that the organisers have invited. */
export const teamInvitationsAtom = atomsWithQuery((convoca: Convoca, id: string) =>
  queryOptions({
    queryKey: ['championship', id, 'invitations'],
    queryFn: ({ signal }) => listChampionshipInvitations(convoca, { id }, { signal }),
  }),
)

export const inviteTeamAtom = atomWithWrite(
  'inviteTeam',
  (convoca, target: { id: string; teamId: string }) => inviteTeam(convoca, target),
  refetchOnSuccess(({ id }: { id: string }) => [['championship', id, 'invitations']]),
)
