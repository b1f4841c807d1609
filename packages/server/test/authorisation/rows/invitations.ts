import { type Rows, leaders, nothing, signedIn } from '../row.ts'
import type { World } from '../scenario.ts'

const invitation = (world: World) => ({ path: { id: world.teamId, inviteId: world.invitationId } })
const team = (world: World) => ({ path: { id: world.teamId } })
const link = (world: World) => ({ path: { code: world.inviteCode } })

const inTeam = {
  player: 'ALREADY_IN_TEAM',
  captain: 'ALREADY_IN_TEAM',
  coach: 'ALREADY_IN_TEAM',
  manager: 'ALREADY_IN_TEAM',
  owner: 'ALREADY_IN_TEAM',
} as const

const send = {
  call: (world: World) => ({
    path: { id: world.teamId },
    body: [{ userId: world.candidate.id, role: 'PLAYER' as const }],
  }),
  outcomes: leaders(201),
}

export const invitationRows = {
  listMyInvitations: { call: nothing, outcomes: signedIn(200) },
  sendInvitations: send,
  invitePlayers: send,
  listTeamInvitations: { call: team, outcomes: leaders(200) },
  deleteInvitation: { call: invitation, outcomes: leaders(204) },
  resendInvitation: { call: invitation, outcomes: leaders(201) },
  acceptInvitation: { call: invitation, outcomes: signedIn('INVITATION_NOT_FOUND', { invitee: 200 }) },
  declineInvitation: { call: invitation, outcomes: signedIn('INVITATION_NOT_FOUND', { invitee: 200 }) },
  applyToTeam: {
    call: (world) => ({ path: { id: world.teamId }, body: { message: null, vacancyId: world.vacancyId } }),
    outcomes: signedIn(201, {
      ...inTeam,
      invitee: 'USER_ALREADY_INVITED',
      applicant: 'USER_ALREADY_INVITED',
    }),
  },
  readInviteLink: { call: team, outcomes: leaders(200) },
  resetInviteLink: { call: team, outcomes: leaders(201) },
  readInviteLinkTeam: { call: link, outcomes: signedIn(200) },
  joinByLink: { call: link, outcomes: signedIn(200, inTeam) },
} satisfies Rows
