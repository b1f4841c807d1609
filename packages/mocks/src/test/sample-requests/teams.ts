import { newTeam, team, id, type SampleRequests } from './samples.ts'
import { seedTeams } from '@convoca/fixtures'

export const teams = {
  listTeams: { query: '?page=1&limit=20&order=asc' },
  createTeam: { body: newTeam },
  readTeam: { params: { id: team?.id } },
  listTeamMembers: { params: { id: team?.id } },
  readPublicTeam: { params: { teamTag: 'pro' } },
  updateTeam: {
    params: { id },
    body: { id, name: 'Pro Players', teamTag: 'pro', description: 'Outra descrição.', is_recruiting: false },
  },
  deleteTeam: { params: { id } },
  transferTeam: { params: { id }, body: { memberId: team?.members[1]?.id } },
  leaveTeam: { as: 7, params: { id } },
  removeMember: { params: { id, memberId: team?.members[1]?.id } },
  changeMemberRole: { params: { id, memberId: team?.members[2]?.id }, body: { newRole: 'COACH' } },
  assignRoster: { params: { id, memberId: team?.members[2]?.id }, body: { rosterStatus: 'INACTIVE' } },
  listTeamGames: { params: { id } },
  searchMyTeams: { query: '?search=pro&order=desc' },
  changeMembersVisibility: { params: { id }, body: { statusVisibilityMembers: false } },
  changeRecruitmentStatus: { params: { id }, body: { isRecruiting: true } },
  readPublicTeamById: { params: { id } },
  listPublicTeamMembers: { params: { id } },
  readTeamStats: { params: { id }, query: '?businessType=TEAM' },
  searchTeams: { query: '?isRecruiting=true&page=1&limit=6' },
  listTeamBadges: { params: { teamId: seedTeams[2]?.id } },
} satisfies SampleRequests
