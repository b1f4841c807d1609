/** What the API answers of a team, for pages that are tested and measured without a server. */
const team = {
  id: '01989d2e-6a53-7c11-9a55-2f4f0c9d0200',
  team_tag: 'PRO',
  entity: {
    name: 'Pro Players BR',
    description: 'Time de São Paulo com treino três vezes por semana.',
    team_tag: 'PRO',
    is_recruiting: true,
    created_at: '2026-01-26T12:00:00.000Z',
    team_members_count: 7,
    owner: { name: 'Ana' },
    performance: { wins: 24, losses: 9 },
    primary_color: '#7c3aed',
    secondary_color: '#bdee63',
  },
  files: [],
  members: ['Ana', 'Bia', 'Caio', 'Duda', 'Enzo'].map((name) => ({
    avatar: null,
    entity: { user_id: name, user_name: name },
  })),
  game: { id: 'g', name: 'VALORANT', icon: null },
}

export const teamName = team.entity.name

/** Answers by path. */
export const teamAnswers: Readonly<Record<string, unknown>> = {
  '/api/public/teams/pro/PRO': team,
  [`/api/public/teams/${team.id}/stats`]: { upcomingMatches: [], previusMatches: [], teamResults: {} },
  '/api/public/teams/options/search': { data: [team] },
}
