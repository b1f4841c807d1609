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
import type { Input, Schemas } from '@convoca/sdk/core'
import { keepPreviousData } from '@tanstack/query-core'
import { atom } from 'jotai'
import { atomWithQuery } from 'jotai-tanstack-query'
import { convocaAtom, queryClientAtom, tokenAtom } from './client.ts'
import { refreshNotificationsAtom } from './notifications.ts'
import { updateOptimistically } from './optimistic.ts'
import { refreshTeamsAtom } from './teams.ts'

export type Invitation = Schemas['Invitation']
type InvitationPage = Schemas['InvitationPage']
export type InvitationStatus = Invitation['status'] | 'EXPIRED'

/** What a screen says of it: one that nobody answered in time is told from one that still waits. */
export const getInvitationStatus = ({ status, is_expired }: Invitation): InvitationStatus =>
  is_expired ? 'EXPIRED' : status

const mineKey = ['invitations', 'mine']
/** Below the team's part, so that whatever tells of a changed team refreshes it. */
const teamListKey = (teamId: string) => ['team', teamId, 'invitations', 'list']
const linkKey = (teamId: string) => ['team', teamId, 'invitations', 'link']

/** The newest invitations and applications of the signed-in user. */
export const myInvitationsAtom = atomWithQuery((get) => {
  const convoca = get(convocaAtom)
  const token = get(tokenAtom)
  return {
    queryKey: mineKey,
    queryFn: ({ signal }) => listMyInvitations(convoca, { limit: 80 }, { signal }),
    enabled: token !== null,
  }
})

export interface TeamInvitationSearch {
  teamId: string
  kind: Invitation['kind']
  status?: InvitationStatus | undefined
  page: number
}

const invitationsPerPage = 10

/** A page of a team's invitations, or of the applications to it. */
export const teamInvitationsAtom = ({ teamId, ...search }: TeamInvitationSearch) =>
  atomWithQuery((get) => {
    const convoca = get(convocaAtom)
    const query = { ...search, limit: invitationsPerPage }
    return {
      queryKey: [...teamListKey(teamId), query],
      queryFn: ({ signal }) => listTeamInvitations(convoca, { id: teamId, ...query }, { signal }),
      placeholderData: keepPreviousData,
    }
  })

export interface InvitationRef {
  teamId: string
  inviteId: string
}

export type InvitationResponse = 'accept' | 'decline'

/** Answers from the bell, the list or the page: one effect, whichever it was. */
export const respondToInvitationAtom = atom(
  null,
  async (get, set, { teamId, inviteId, answer }: InvitationRef & { answer: InvitationResponse }) => {
    const call = answer === 'accept' ? acceptInvitation : declineInvitation
    try {
      return await call(get(convocaAtom), { id: teamId, inviteId })
    } finally {
      // Also after a refusal: somebody else, or another tab, may have answered first.
      await Promise.all([
        set(refreshInvitationsAtom, teamId),
        set(refreshTeamsAtom),
        set(refreshNotificationsAtom),
      ])
    }
  },
)

const inPage =
  (change: (invitations: Invitation[]) => Invitation[]) =>
  (page: InvitationPage): InvitationPage => ({ ...page, data: change(page.data) })

/** Takes the own application back; seen at once. */
export const withdrawApplicationAtom = atom(null, (get, _set, { teamId, inviteId }: InvitationRef) =>
  updateOptimistically<InvitationPage, Invitation>(
    get(queryClientAtom),
    mineKey,
    inPage((all) =>
      all.map((one) => (one.id === inviteId ? { ...one, status: 'DECLINED_BY_MEMBER' as const } : one)),
    ),
    () => declineInvitation(get(convocaAtom), { id: teamId, inviteId }),
  ),
)

/** Invited players get the player role (part 2 §5). */
export const sendInvitationsAtom = atom(
  null,
  async (get, set, { teamId, userIds }: { teamId: string; userIds: readonly string[] }) => {
    await sendInvitations(get(convocaAtom), {
      id: teamId,
      body: userIds.map((userId) => ({ userId, role: 'PLAYER' })),
    })
    await set(refreshInvitationsAtom, teamId)
  },
)

/** Cancels an invitation; it is gone from the list at once, and back in its place when the server refuses. */
export const deleteInvitationAtom = atom(null, async (get, set, { teamId, inviteId }: InvitationRef) => {
  try {
    await updateOptimistically<InvitationPage, undefined>(
      get(queryClientAtom),
      teamListKey(teamId),
      inPage((all) => all.filter((one) => one.id !== inviteId)),
      () => deleteInvitation(get(convocaAtom), { id: teamId, inviteId }),
    )
  } finally {
    await set(refreshInvitationsAtom, teamId)
  }
})

export const resendInvitationAtom = atom(null, async (get, set, { teamId, inviteId }: InvitationRef) => {
  try {
    return await resendInvitation(get(convocaAtom), { id: teamId, inviteId })
  } finally {
    await set(refreshInvitationsAtom, teamId)
  }
})

export type Application = Input<'applyToTeam'>['body'] & { teamId: string }

/** Asks a team to let the signed-in player in. */
export const applyToTeamAtom = atom(null, async (get, set, { teamId, ...body }: Application) => {
  try {
    return await applyToTeam(get(convocaAtom), { id: teamId, body })
  } finally {
    await set(refreshInvitationsAtom, teamId)
  }
})

export const inviteLinkAtom = (teamId: string) =>
  atomWithQuery((get) => {
    const convoca = get(convocaAtom)
    return {
      queryKey: linkKey(teamId),
      queryFn: ({ signal }) => readInviteLink(convoca, { id: teamId }, { signal }),
    }
  })

export const resetInviteLinkAtom = atom(null, async (get, _set, teamId: string) => {
  const link = await resetInviteLink(get(convocaAtom), { id: teamId })
  get(queryClientAtom).setQueryData(linkKey(teamId), link)
})

/** The team that an invite link leads to. */
export const inviteLinkTeamAtom = (code: string) =>
  atomWithQuery((get) => {
    const convoca = get(convocaAtom)
    return {
      queryKey: ['invitations', 'linked', code],
      queryFn: ({ signal }) => readInviteLinkTeam(convoca, { code }, { signal }),
    }
  })

export const joinByLinkAtom = atom(null, async (get, set, code: string) => {
  const team = await joinByLink(get(convocaAtom), { code })
  await Promise.all([set(refreshTeamsAtom), set(refreshInvitationsAtom, team.id)])
  return team
})

/** Reads invitations again; without a team only the own ones. */
export const refreshInvitationsAtom = atom(null, async (get, _set, teamId?: string) => {
  const queries = get(queryClientAtom)
  await Promise.all([
    queries.invalidateQueries({ queryKey: mineKey }),
    ...(teamId === undefined ? [] : [queries.invalidateQueries({ queryKey: teamListKey(teamId) })]),
    // Who is invited is no longer offered by the picker.
    queries.invalidateQueries({ queryKey: ['players'] }),
  ])
})
