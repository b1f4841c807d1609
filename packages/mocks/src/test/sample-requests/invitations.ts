import { team, id, type SampleRequests } from './samples.ts'
import { seedPlayers, seedInvitations, seedTeams } from '@convoca/fixtures'
import type { MockDatabase } from '../../mock-database.ts'

const ownInvitation = seedInvitations[0]

const linkTo = (database: MockDatabase, teamId: string) =>
  database.inviteLinks.set(teamId, { code: 'abcdefgh12345678', url: '/', expires_at: database.now() })

export const invitations = {
  listMyInvitations: { query: '?status=PENDING' },
  sendInvitations: { params: { id: team?.id }, body: [{ userId: seedPlayers[50]?.id, role: 'PLAYER' }] },
  listTeamInvitations: { params: { id: team?.id } },
  deleteInvitation: { params: { id: team?.id, inviteId: seedInvitations[4]?.id } },
  acceptInvitation: { params: { id: seedTeams[4]?.id, inviteId: ownInvitation?.id } },
  declineInvitation: { params: { id: seedTeams[4]?.id, inviteId: ownInvitation?.id } },
  invitePlayers: { params: { id }, body: [{ userId: seedPlayers[51]?.id, role: 'PLAYER' }] },
  resendInvitation: { params: { id, inviteId: seedInvitations[4]?.id } },
  applyToTeam: {
    params: { id: seedTeams[20]?.id },
    body: { message: 'Quero jogar com vocês.', vacancyId: null },
  },
  readInviteLink: { params: { id } },
  resetInviteLink: { params: { id } },
  readInviteLinkTeam: {
    params: { code: 'abcdefgh12345678' },
    arrange: (database) => linkTo(database, seedTeams[20]?.id ?? ''),
  },
  joinByLink: {
    params: { code: 'abcdefgh12345678' },
    arrange: (database) => linkTo(database, seedTeams[20]?.id ?? ''),
  },
} satisfies SampleRequests
