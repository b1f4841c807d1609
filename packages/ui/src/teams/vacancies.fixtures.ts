import type { VacancyItem } from './vacancy.ts'

/** Example data of the stories of vacancies. */
export const storyVacancies: readonly [VacancyItem, VacancyItem, VacancyItem] = [
  {
    id: 'vaga-1',
    title: 'Suporte com experiência',
    position: 'Suporte',
    numberOfVacancies: 1,
    minRanking: 1200,
    description: 'Treinos de segunda a quinta, das 20h às 23h. Comunicação calma e vontade de subir.',
    isActive: true,
    createdAt: '2026-11-18T22:00:00.000Z',
    team: { name: 'Trovão Esports', tag: 'TRV', primaryColor: '#7c3aed', secondaryColor: '#22d3ee' },
    game: { name: 'League of Legends', color: '#0ea5c6' },
  },
  {
    id: 'vaga-2',
    title: 'Entrada agressiva',
    position: 'Atacante',
    numberOfVacancies: 2,
    minRanking: 0,
    description: 'Mira afiada e disposição para treinar três noites por semana.',
    isActive: true,
    createdAt: '2026-11-20T20:00:00.000Z',
    team: { name: 'Onça Pintada', tag: 'ONCA', primaryColor: '#ea580c', secondaryColor: '#facc15' },
    game: { name: 'Counter-Strike 2', color: '#f0a30a' },
  },
  {
    id: 'vaga-3',
    title: 'Banco de reservas',
    position: 'Reserva',
    numberOfVacancies: 3,
    minRanking: 300,
    description: 'Para quem quer aprender com o elenco e entrar aos poucos.',
    isActive: false,
    createdAt: '2026-11-02T20:00:00.000Z',
    team: { name: 'Sabiá Gaming', tag: 'SBIA', primaryColor: '#059669', secondaryColor: '#a3e635' },
    game: { name: 'Free Fire', color: '#f59e0b' },
  },
]
