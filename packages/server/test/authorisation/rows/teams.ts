import { type Rows, everybody, leaders, members, nothing, ownerOnly, signedIn } from '../row.ts'
import type { World } from '../scenario.ts'

const team = (world: World) => ({ path: { id: world.teamId } })
const player = (world: World) => ({ path: { id: world.teamId, memberId: world.memberId } })

export const teamRows = {
  listGames: { call: nothing, outcomes: everybody(200) },
  listAllGames: { call: nothing, outcomes: everybody(200) },
  // `entityId` is the own id: another's is refused.
  listTeams: {
    call: (world) => ({ query: { entityId: world.people.owner.id } }),
    outcomes: signedIn('FORBIDDEN', { owner: 200 }),
  },
  createTeam: {
    call: (world) => ({
      body: {
        name: 'Mais um time',
        teamTag: 'MAIS1',
        game_id: world.gameId,
        description: 'Mais um time para as provas.',
      },
    }),
    outcomes: signedIn(201),
  },
  readTeam: { call: team, outcomes: members(200) },
  listTeamMembers: { call: team, outcomes: members(200) },
  readPublicTeam: { call: (world) => ({ path: { teamTag: world.teamTag } }), outcomes: everybody(200) },
  updateTeam: {
    call: (world) => ({
      ...team(world),
      body: {
        id: world.teamId,
        name: 'Outro nome',
        teamTag: 'OUTRO',
        description: 'Outra descrição para as provas.',
      },
    }),
    outcomes: leaders(200),
  },
  changeMembersVisibility: {
    call: (world) => ({ ...team(world), body: { statusVisibilityMembers: true } }),
    outcomes: leaders(200),
  },
  changeRecruitmentStatus: {
    call: (world) => ({ ...team(world), body: { isRecruiting: true } }),
    outcomes: leaders(200),
  },
  changeMemberRole: {
    call: (world) => ({ ...player(world), body: { newRole: 'CAPTAIN' } }),
    outcomes: leaders(200),
  },
  assignRoster: {
    call: (world) => ({ ...player(world), body: { rosterStatus: 'SUBSTITUTE' } }),
    outcomes: leaders(200),
  },
  removeMember: { call: player, outcomes: leaders(204) },
  transferTeam: {
    call: (world) => ({ ...team(world), body: { memberId: world.memberId } }),
    outcomes: ownerOnly(200),
  },
  leaveTeam: { call: team, outcomes: members(204, { owner: 'LAST_OWNER' }) },
  deleteTeam: { call: team, outcomes: ownerOnly(204) },
  readGame: { call: (world) => ({ path: { id: world.gameId } }), outcomes: everybody(200) },
  searchTeams: { call: nothing, outcomes: everybody(200) },
  searchMyTeams: { call: nothing, outcomes: signedIn(200) },
  listTeamGames: { call: team, outcomes: members(200) },
  listTeamRegistrations: {
    call: (world) => ({ path: { teamId: world.teamId } }),
    outcomes: members(200),
  },
  readPublicTeamById: { call: team, outcomes: everybody(200) },
  // The team hides its members: everybody gets an empty list.
  listPublicTeamMembers: { call: team, outcomes: everybody(200) },
  readTeamStats: { call: team, outcomes: everybody(200) },
  listTeamBadges: { call: (world) => ({ path: { teamId: world.teamId } }), outcomes: everybody(200) },
  listUserTeams: { call: (world) => ({ path: { id: world.people.owner.id } }), outcomes: signedIn(200) },
} satisfies Rows
