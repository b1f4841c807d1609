import type { CardData } from '../src/team-card/card-data.ts'

/** The server's answer about a team, for pages that are measured without one. */
const card: CardData = {
  href: 'https://convoca.example/team/profile/PRO',
  paint: {
    '--paint-primary': '#7c3aed',
    '--paint-secondary': '#bdee63',
    '--paint-logo':
      'linear-gradient(135deg, #7c3aed 0%, #937bbb 36%, #9d94a8 50%, #a6ad95 64%, #bdee63 100%)',
    '--paint-initial': 'black',
    '--paint-tag': 'black',
  },
  team: {
    name: 'Pro Players BR',
    tag: 'PRO',
    description: 'Time de São Paulo com treino três vezes por semana.',
    isRecruiting: true,
    createdAt: '2026-01-26T12:00:00.000Z',
    memberCount: 7,
    ownerName: 'Ana',
    game: { name: 'VALORANT' },
    wins: 24,
    losses: 9,
    members: ['Ana', 'Bia', 'Caio', 'Duda', 'Enzo'].map((name, place) => ({ id: String(place), name })),
  },
  next: undefined,
  results: [],
}

export const teamName = card.team.name

/** The team as a list answers it. */
const listed = {
  id: '01989d2e-6a53-7c11-9a55-2f4f0c9d0200',
  team_tag: 'PRO',
  entity: {
    name: teamName,
    description: card.team.description,
    team_tag: 'PRO',
    is_recruiting: true,
    created_at: card.team.createdAt,
    team_members_count: 7,
    owner: { name: 'Ana' },
    performance: { wins: 24, losses: 9 },
    primary_color: '#7c3aed',
    secondary_color: '#bdee63',
  },
  files: [],
  members: [],
  game: { id: 'g', name: 'VALORANT', icon: null },
}

/** Answers by path. */
export const teamAnswers: Readonly<Record<string, unknown>> = {
  '/embed/team/PRO.json': card,
  '/api/public/teams/options/search': { data: [listed] },
}
