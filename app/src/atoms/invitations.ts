import {
  acceptInvitation,
  applyToTeam,
  declineInvitation,
  deleteInvitation,
  joinByLink,
  listMyInvitations,
  listTeamInvitations,
  readInviteLink,
  readInviteLinkTeam,
  resendInvitation,
  resetInviteLink,
  sendInvitations,
} from '@convoca/sdk/core'
import type { Convoca, Input, Schemas } from '@convoca/sdk/core'
import { keepPreviousData } from '@tanstack/query-core'
import type { QueryClient, QueryKey } from '@tanstack/query-core'
import { atomWithQuery } from 'jotai-tanstack-query'
import { convocaAtom, tokenAtom } from './client.ts'
import { refreshDashboard } from './dashboard-cache.ts'
import { atomWithWrite, cacheUpdate, optimistic, storeAnswer } from './mutation.ts'
import { refreshNotifications } from './refresh-notifications.ts'
import { atomsWithQuery, queryOptions } from './query.ts'
import { refreshTeams } from './teams.ts'

export type Invitation = Schemas['Invitation']
type InvitationPage = Schemas['InvitationPage']
export type InvitationStatus = Invitation['status'] | 'EXPIRED'

/** The status as screens show it, on which an expired invitation is no longer pending. */
export const getInvitationStatus = ({ status, is_expired }: Invitation): InvitationStatus =>
  is_expired ? 'EXPIRED' : status

const mineKey = ['invitations', 'mine']
/** Below the team's key, so that a `teamChanged` event invalidates it. */
const teamListKey = (teamId: string) => ['team', teamId, 'invitations', 'list']
const linkKey = (teamId: string) => ['team', teamId, 'invitations', 'link']

/** The newest invitations and applications of the signed-in user. */
export const myInvitationsQuery = (convoca: Convoca, isSignedIn: boolean) =>
  queryOptions({
    queryKey: mineKey,
    queryFn: ({ signal }) => listMyInvitations(convoca, { limit: 80 }, { signal }),
    enabled: isSignedIn,
  })
export const myInvitationsAtom = atomWithQuery((get) =>
  myInvitationsQuery(get(convocaAtom), get(tokenAtom) !== null),
)

export interface TeamInvitationSearch {
  teamId: string
  /** Absent: both. */
  kind?: Invitation['kind'] | undefined
  status?: InvitationStatus | undefined
  page: number
}

const invitationsPerPage = 10

/** A page of a team's invitations and the applications to it. */
export const teamInvitationsQuery = (convoca: Convoca, { teamId, ...search }: TeamInvitationSearch) => {
  const query = { ...search, limit: invitationsPerPage }
  return queryOptions({
    queryKey: [...teamListKey(teamId), query],
    queryFn: ({ signal }) => listTeamInvitations(convoca, { id: teamId, ...query }, { signal }),
    placeholderData: keepPreviousData,
  })
}
export const teamInvitationsAtom = atomsWithQuery(teamInvitationsQuery)

export interface InvitationRef {
  teamId: string
  inviteId: string
}

export interface InvitationReply extends InvitationRef {
  response: 'accept' | 'decline'
}

/** Accepts or declines. Refetches after an error too: another tab or person may have responded first. */
export const respondToInvitationAtom = atomWithWrite(
  'respondToInvitation',
  (convoca, { teamId, inviteId, response }: InvitationReply) => {
    const respond = response === 'accept' ? acceptInvitation : declineInvitation
    return respond(convoca, { id: teamId, inviteId })
  },
  {
    onSettled: (_data, _error, { teamId }, _result, { client }) =>
      Promise.all([refreshInvitations(client, teamId), refreshTeams(client), refreshNotifications(client)]),
  },
)

const updateList = (queryKey: QueryKey, change: (invitations: Invitation[]) => Invitation[]) =>
  cacheUpdate<InvitationPage>(queryKey, (page) => ({ ...page, data: change(page.data) }))

/** Withdraws the user's own application. */
export const withdrawApplicationAtom = atomWithWrite(
  'withdrawApplication',
  (convoca, { teamId, inviteId }: InvitationRef) => declineInvitation(convoca, { id: teamId, inviteId }),
  optimistic(({ inviteId }: InvitationRef) => [
    updateList(mineKey, (all) =>
      all.map((invitation) =>
        invitation.id === inviteId ? { ...invitation, status: 'DECLINED_BY_MEMBER' } : invitation,
      ),
    ),
  ]),
)

/** Invited players get the player role (docs/product.md#team-wizard). */
export const sendInvitationsAtom = atomWithWrite(
  'sendInvitations',
  (convoca, { teamId, userIds }: { teamId: string; userIds: readonly string[] }) =>
    sendInvitations(convoca, {
      id: teamId,
      body: userIds.map((userId) => ({ userId, role: 'PLAYER' })),
    }),
  { onSuccess: (_sent, { teamId }, _result, { client }) => refreshInvitations(client, teamId) },
)

/** Cancels an invitation. */
export const deleteInvitationAtom = atomWithWrite(
  'deleteInvitation',
  (convoca, { teamId, inviteId }: InvitationRef) => deleteInvitation(convoca, { id: teamId, inviteId }),
  {
    ...optimistic(({ teamId, inviteId }: InvitationRef) => [
      updateList(teamListKey(teamId), (all) => all.filter((invitation) => invitation.id !== inviteId)),
    ]),
    onSettled: (_data, _error, { teamId }, _snapshot, { client }) => refreshInvitations(client, teamId),
  },
)

export const resendInvitationAtom = atomWithWrite(
  'resendInvitation',
  (convoca, { teamId, inviteId }: InvitationRef) => resendInvitation(convoca, { id: teamId, inviteId }),
  { onSettled: (_data, _error, { teamId }, _result, { client }) => refreshInvitations(client, teamId) },
)

export type Application = Input<'applyToTeam'>['body'] & { teamId: string }

export const applyToTeamAtom = atomWithWrite(
  'applyToTeam',
  (convoca, { teamId, ...body }: Application) => applyToTeam(convoca, { id: teamId, body }),
  { onSettled: (_data, _error, { teamId }, _result, { client }) => refreshInvitations(client, teamId) },
)

export const inviteLinkQuery = (convoca: Convoca, teamId: string) =>
  queryOptions({
    queryKey: linkKey(teamId),
    queryFn: ({ signal }) => readInviteLink(convoca, { id: teamId }, { signal }),
  })
export const inviteLinkAtom = atomsWithQuery(inviteLinkQuery)

export const resetInviteLinkAtom = atomWithWrite(
  'resetInviteLink',
  (convoca, teamId: string) => resetInviteLink(convoca, { id: teamId }),
  { onSuccess: (link, teamId, _result, { client }) => storeAnswer(client, linkKey(teamId), link) },
)

/** The team that an invite link leads to. */
export const inviteLinkTeamQuery = (convoca: Convoca, code: string) =>
  queryOptions({
    queryKey: ['invitations', 'linked', code],
    queryFn: ({ signal }) => readInviteLinkTeam(convoca, { code }, { signal }),
  })
export const inviteLinkTeamAtom = atomsWithQuery(inviteLinkTeamQuery)

export const joinByLinkAtom = atomWithWrite(
  'joinByLink',
  (convoca, code: string) => joinByLink(convoca, { code }),
  {
    onSuccess: (team, _code, _result, { client }) =>
      Promise.all([refreshTeams(client), refreshInvitations(client, team.id)]),
  },
)

/** Refetches the user's own invitations, and a team's. */
export const refreshInvitations = (queries: QueryClient, teamId?: string) =>
  Promise.all([
    queries.invalidateQueries({ queryKey: mineKey }),
    ...(teamId === undefined ? [] : [queries.invalidateQueries({ queryKey: teamListKey(teamId) })]),
    // The picker leaves out who is invited.
    queries.invalidateQueries({ queryKey: ['players'] }),
    refreshDashboard(queries),
  ])
