import { type Rows, leaders, nothing, signedIn } from '../row.ts'
import type { Scenario } from '../scenario.ts'

const invitation = (scenario: Scenario) => ({
  path: { id: scenario.teamId, inviteId: scenario.invitationId },
})
const team = (scenario: Scenario) => ({ path: { id: scenario.teamId } })
const link = (scenario: Scenario) => ({ path: { code: scenario.inviteCode } })

const inTeam = {
  player: 'ALREADY_IN_TEAM',
  captain: 'ALREADY_IN_TEAM',
  coach: 'ALREADY_IN_TEAM',
  manager: 'ALREADY_IN_TEAM',
  owner: 'ALREADY_IN_TEAM',
} as const

const send = {
  call: (scenario: Scenario) => ({
    path: { id: scenario.teamId },
    body: [{ userId: scenario.candidate.id, role: 'PLAYER' as const }],
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
  acceptInvitation: {
    call: invitation,
    outcomes: signedIn('INVITATION_NOT_FOUND', { invitee: 200, partner: 200 }),
  },
  declineInvitation: {
    call: invitation,
    outcomes: signedIn('INVITATION_NOT_FOUND', { invitee: 200, partner: 200 }),
  },
  applyToTeam: {
    call: (scenario) => ({
      path: { id: scenario.teamId },
      body: { message: null, vacancyId: scenario.vacancyId },
    }),
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
