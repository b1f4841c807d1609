import type { Schemas } from '@convoca/sdk/core'
import { toCardData } from '../src/team-card/card-data.ts'

/** What the API answers of a team, for pages that are tested and measured without a server. */
const team: Schemas['PublicTeam'] = {
  id: '01989d2e-6a53-7c11-9a55-2f4f0c9d0200',
  team_tag: 'PRO',
  sponsors: [],
  achievements: [],
  entity: {
    name: 'Pro Players BR',
    description: 'Time de São Paulo com treino três vezes por semana.',
    team_tag: 'PRO',
    game_id: 'g',
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
    id: name,
    role: 'PLAYER' as const,
    roster_status: 'STARTER' as const,
    joined_at: '2026-01-26T12:00:00.000Z',
    avatar: null,
    entity: { user_id: name, user_name: name, name },
  })),
  game: { id: 'g', name: 'VALORANT', icon: null },
}

export const teamName = team.entity.name

const stats = { upcomingMatches: [], previusMatches: [], teamResults: { wins: 24, losses: 9 } }

/** Answers by path. */
export const teamAnswers: Readonly<Record<string, unknown>> = {
  '/embed/team/PRO.json': toCardData(team, stats, 'https://convoca.example'),
  '/api/public/teams/options/search': { data: [team] },
}
