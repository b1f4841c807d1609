import { type Rows, everybody, leaders, members, nothing, ownerOnly, signedIn } from '../row.ts'
import type { Scenario } from '../scenario.ts'

const team = (scenario: Scenario) => ({ path: { id: scenario.teamId } })
const player = (scenario: Scenario) => ({ path: { id: scenario.teamId, memberId: scenario.memberId } })

export const teamRows = {
  listGames: { call: nothing, outcomes: everybody(200) },
  listAllGames: { call: nothing, outcomes: everybody(200) },
  // `entityId` is the caller's id: another's is refused.
  listTeams: {
    call: (scenario) => ({ query: { entityId: scenario.people.owner.id } }),
    outcomes: signedIn('FORBIDDEN', { owner: 200 }),
  },
  createTeam: {
    call: (scenario) => ({
      body: {
        name: 'Mais um time',
        teamTag: 'MAIS1',
        game_id: scenario.gameId,
        description: 'Mais um time para as provas.',
      },
    }),
    outcomes: signedIn(201),
  },
  readTeam: { call: team, outcomes: members(200) },
  listTeamMembers: { call: team, outcomes: members(200) },
  readPublicTeam: { call: (scenario) => ({ path: { teamTag: scenario.teamTag } }), outcomes: everybody(200) },
  updateTeam: {
    call: (scenario) => ({
      ...team(scenario),
      body: {
        id: scenario.teamId,
        name: 'Outro nome',
        teamTag: 'OUTRO',
        description: 'Outra descrição para as provas.',
      },
    }),
    outcomes: leaders(200),
  },
  changeMembersVisibility: {
    call: (scenario) => ({ ...team(scenario), body: { statusVisibilityMembers: true } }),
    outcomes: leaders(200),
  },
  changeRecruitmentStatus: {
    call: (scenario) => ({ ...team(scenario), body: { isRecruiting: true } }),
    outcomes: leaders(200),
  },
  changeMemberRole: {
    call: (scenario) => ({ ...player(scenario), body: { newRole: 'CAPTAIN' } }),
    outcomes: leaders(200),
  },
  assignRoster: {
    call: (scenario) => ({ ...player(scenario), body: { rosterStatus: 'SUBSTITUTE' } }),
    outcomes: leaders(200),
  },
  removeMember: { call: player, outcomes: leaders(204) },
  transferTeam: {
    call: (scenario) => ({ ...team(scenario), body: { memberId: scenario.memberId } }),
    outcomes: ownerOnly(200),
  },
  leaveTeam: { call: team, outcomes: members(204, { owner: 'LAST_OWNER' }) },
  deleteTeam: { call: team, outcomes: ownerOnly(204) },
  readGame: { call: (scenario) => ({ path: { id: scenario.gameId } }), outcomes: everybody(200) },
  searchTeams: { call: nothing, outcomes: everybody(200) },
  searchMyTeams: { call: nothing, outcomes: signedIn(200) },
  listTeamGames: { call: team, outcomes: members(200) },
  listTeamRegistrations: {
    call: (scenario) => ({ path: { teamId: scenario.teamId } }),
    outcomes: members(200),
  },
  readPublicTeamById: { call: team, outcomes: everybody(200) },
  // The team hides its members: everybody gets an empty list.
  listPublicTeamMembers: { call: team, outcomes: everybody(200) },
  readTeamStats: { call: team, outcomes: everybody(200) },
  listTeamBadges: { call: (scenario) => ({ path: { teamId: scenario.teamId } }), outcomes: everybody(200) },
  listUserTeams: {
    call: (scenario) => ({ path: { id: scenario.people.owner.id } }),
    outcomes: signedIn(200),
  },
} satisfies Rows
