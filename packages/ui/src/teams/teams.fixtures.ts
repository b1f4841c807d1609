import type { GameOption } from './game-option.ts'
import type { TeamCardTeam } from './team-card-team.ts'

/** Example data of the stories, tests and the benchmark of this group. */

function face(id: number, name: string) {
  return { id: `membro-${id}`, name }
}

const faces = {
  maju: face(1, 'maju'),
  rafa: face(2, 'rafa.top'),
  luz: face(3, 'luz'),
  tiago: face(4, 'tiago_sup'),
  pri: face(5, 'pri'),
  joao: face(6, 'joao_mid'),
}

export const thunder: TeamCardTeam = {
  name: 'Trovão Esports',
  tag: 'TRV',
  description:
    'Time de São Paulo em busca do acesso ao circuito nacional. Treinos de segunda a quinta, das 20h às 23h, com técnica e analista.',
  primaryColor: '#7c3aed',
  secondaryColor: '#22d3ee',
  isRecruiting: true,
  createdAt: '2025-03-12T15:00:00.000Z',
  memberCount: 7,
  ownerName: 'Ana Conceição',
  game: { name: 'League of Legends', color: '#0ea5c6' },
  wins: 18,
  losses: 6,
  members: [faces.maju, faces.rafa, faces.luz, faces.tiago, faces.pri],
}

export const storyTeams: readonly TeamCardTeam[] = [
  thunder,
  {
    name: 'Onça Pintada',
    tag: 'ONCA',
    description:
      'Cinco amigos de Cuiabá que levam CS a sério: demos revisadas toda semana e campeonato todo mês.',
    primaryColor: '#ea580c',
    secondaryColor: '#facc15',
    isRecruiting: false,
    createdAt: '2026-01-03T15:00:00.000Z',
    memberCount: 5,
    ownerName: 'Bruno Ávila',
    game: { name: 'Counter-Strike 2', color: '#f0a30a' },
    wins: 31,
    losses: 12,
    members: [faces.pri, faces.joao, faces.maju, faces.rafa, faces.luz],
  },
  {
    name: 'Sabiá Gaming',
    tag: 'SBIA',
    description:
      'Projeto misto do Nordeste, foco em desenvolvimento de base e respeito dentro e fora do servidor.',
    primaryColor: '#059669',
    secondaryColor: '#a3e635',
    isRecruiting: true,
    createdAt: '2026-02-27T15:00:00.000Z',
    memberCount: 9,
    ownerName: 'Célia Nóbrega',
    game: { name: 'VALORANT', color: '#ff4655' },
    wins: 9,
    losses: 9,
    members: [faces.luz, faces.tiago, faces.pri, faces.joao, faces.maju],
  },
  {
    name: 'Kraken do Sul',
    tag: 'KRKN',
    description: 'Florianópolis. Jogamos para nos divertir e para ganhar, nessa ordem.',
    primaryColor: '#0369a1',
    secondaryColor: '#38bdf8',
    isRecruiting: false,
    createdAt: '2024-08-18T15:00:00.000Z',
    memberCount: 6,
    ownerName: 'Diego Saldanha',
    game: { name: 'Rainbow Six', color: '#8b95a3' },
    wins: 22,
    losses: 4,
    members: [faces.joao, faces.maju, faces.rafa, faces.luz, faces.tiago],
  },
  {
    name: 'Curupira',
    tag: 'CRPR',
    description: 'Line-up feminina de Manaus. Vaga aberta para suporte com experiência em Liga.',
    primaryColor: '#b91c1c',
    secondaryColor: '#fb923c',
    isRecruiting: true,
    createdAt: '2026-04-09T15:00:00.000Z',
    memberCount: 4,
    ownerName: 'Érica Lumi',
    game: { name: 'Free Fire', color: '#f59e0b' },
    wins: 5,
    losses: 7,
    members: [faces.tiago, faces.pri, faces.joao, faces.maju],
  },
  {
    name: 'Vira-Lata Caramelo',
    tag: 'AUAU',
    description: 'Aceitamos todo mundo. Menos quem não gosta de cachorro.',
    primaryColor: '#a16207',
    secondaryColor: '#fde047',
    isRecruiting: false,
    createdAt: '2025-06-30T15:00:00.000Z',
    memberCount: 3,
    ownerName: 'Fábio Ueda',
    game: { name: 'Rocket League', color: '#2f6bff' },
    wins: 0,
    losses: 0,
    members: [faces.luz, faces.tiago, faces.pri],
  },
]

export const storyGames: readonly GameOption[] = [
  { id: 'lol', name: 'League of Legends', iconUrl: badge('#0ea5c6', 'LoL') },
  { id: 'cs2', name: 'Counter-Strike 2', iconUrl: badge('#f0a30a', 'CS') },
  { id: 'valorant', name: 'VALORANT', iconUrl: badge('#ff4655', 'V') },
  { id: 'r6', name: 'Rainbow Six', iconUrl: badge('#8b95a3', 'R6') },
  { id: 'freefire', name: 'Free Fire', iconUrl: badge('#e08a00', 'FF') },
  { id: 'rl', name: 'Rocket League', color: '#2f6bff' },
]

/** A game's icon as a data address. */
function badge(color: string, letters: string): string {
  const text = `<text x="9" y="13" font-size="9" font-weight="700" font-family="sans-serif" text-anchor="middle" fill="white">${letters}</text>`
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 18 18"><rect width="18" height="18" fill="${color}"/>${text}</svg>`,
  )}`
}
