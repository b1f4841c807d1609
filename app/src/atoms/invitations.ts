import {
  acceptInvitation,
  declineInvitation,
  deleteInvitation,
  listMyInvitations,
  listTeamInvitations,
  sendInvitations,
} from '@convoca/sdk/core'
import type { Schemas } from '@convoca/sdk/core'
import { atom } from 'jotai'
import { atomWithQuery } from 'jotai-tanstack-query'
import { convocaAtom, queryClientAtom } from './client.ts'
import { refreshNotificationsAtom } from './notifications.ts'
import { refreshTeamsAtom } from './teams.ts'

export type Invitation = Schemas['Invitation']

/** The newest invitations of the signed-in user. */
export const myInvitationsAtom = atomWithQuery((get) => {
  const convoca = get(convocaAtom)
  return {
    queryKey: ['invitations', 'mine'],
    queryFn: ({ signal }) => listMyInvitations(convoca, { limit: 80 }, { signal }),
  }
})

/** The pending invitations of a team. */
export const teamInvitationsAtom = ({ teamId }: { teamId: string }) =>
  atomWithQuery((get) => {
    const convoca = get(convocaAtom)
    return {
      queryKey: ['invitations', 'team', teamId],
      queryFn: ({ signal }) =>
        listTeamInvitations(convoca, { id: teamId, status: 'PENDING', limit: 80 }, { signal }),
    }
  })

export interface InvitationRef {
  teamId: string
  inviteId: string
}

export type InvitationAnswer = 'accept' | 'decline'

/** Answers an invitation from the bell, the list or the page: one effect, whichever it was. */
export const answerInvitationAtom = atom(
  null,
  async (get, set, { teamId, inviteId, answer }: InvitationRef & { answer: InvitationAnswer }) => {
    const call = answer === 'accept' ? acceptInvitation : declineInvitation
    try {
      return await call(get(convocaAtom), { id: teamId, inviteId })
    } finally {
      // Also after a refusal: somebody else, or another tab, may have answered first.
      await Promise.all([set(refreshInvitationsAtom), set(refreshTeamsAtom), set(refreshNotificationsAtom)])
    }
  },
)

/** Invited players get the player role (part 2 §5). */
export const sendInvitationsAtom = atom(
  null,
  async (get, set, { teamId, userIds }: { teamId: string; userIds: readonly string[] }) => {
    await sendInvitations(get(convocaAtom), {
      id: teamId,
      body: userIds.map((userId) => ({ userId, role: 'PLAYER' })),
    })
    await set(refreshInvitationsAtom)
  },
)

export const deleteInvitationAtom = atom(null, async (get, set, { teamId, inviteId }: InvitationRef) => {
  try {
    await deleteInvitation(get(convocaAtom), { id: teamId, inviteId })
  } finally {
    await set(refreshInvitationsAtom)
  }
})

export const refreshInvitationsAtom = atom(null, async (get) => {
  const queries = get(queryClientAtom)
  await Promise.all([
    queries.invalidateQueries({ queryKey: ['invitations'] }),
    // Who is invited is no longer offered by the picker.
    queries.invalidateQueries({ queryKey: ['players'] }),
  ])
})
