import { seedTeams, seedVacancies } from '@convoca/fixtures'
import { insertVacancy } from '../domains/recruitment/repository.ts'
import { type SeedContext, daysAgo } from './seed-context.ts'

type VacancyRow = readonly [
  position: string,
  title: string,
  places: number,
  minRanking: number,
  description: string,
]

/** Additional vacancies of recruiting teams: many positions, minimum rankings from none to high. */
const extraVacancies: readonly VacancyRow[] = [
  [
    'Analista',
    'Analista de partidas para a temporada',
    1,
    0,
    'Você revê os treinos com a gente aos domingos e monta o plano da semana.',
  ],
  [
    'Controlador',
    'Controlador com leitura de mapa',
    1,
    1400,
    'Procuramos quem saiba a hora de esperar. Treinos às terças e quintas, das 20h às 23h.',
  ],
  [
    'Caçador',
    'Caçador para a rota da liga universitária',
    1,
    900,
    'Conhecimento de objetivos e boa comunicação valem mais do que a mira.',
  ],
  ['Técnica', 'Técnica para o elenco misto', 1, 0, 'Três treinos por semana e acompanhamento nas finais.'],
  [
    'Goleiro',
    'Goleiro para o time da casa',
    2,
    300,
    'Quem segura o placar quando o ataque não aparece. Jogos aos sábados à tarde.',
  ],
  [
    'Duelista',
    'Duelista que abre espaço',
    2,
    1800,
    'Entrada rápida, sem medo de trocar. Disponibilidade para viajar nas etapas presenciais.',
  ],
  [
    'Reserva',
    'Reservas para o segundo semestre',
    3,
    0,
    'Para quem está começando: você treina com o elenco e entra aos poucos.',
  ],
]

/** The demo team has open and closed vacancies, so that a manager sees both. */
const demoVacancies: readonly VacancyRow[] = [
  [
    'Caçador',
    'Caçador titular para a Copa Convoca',
    1,
    1200,
    'Treinos de segunda a quinta, das 20h às 23h, com análise aos domingos. Procuramos quem dite o ritmo.',
  ],
  [
    'Reserva',
    'Reserva para a rota de cima',
    2,
    600,
    'Quem quer crescer com o elenco e jogar a liga de base.',
  ],
]

const closedDemoVacancy: VacancyRow = [
  'Técnico',
  'Técnico para a pré-temporada',
  1,
  0,
  'Vaga preenchida em outubro. Obrigado a todos que se candidataram!',
]

async function addVacancy(
  seed: SeedContext,
  teamId: string,
  vacancy: VacancyRow,
  days: number,
  isActive = true,
): Promise<void> {
  const { db } = seed.context
  const [position, title, places, minRanking, description] = vacancy
  const { id } = await insertVacancy(db, teamId, {
    title,
    position,
    number_of_vacancies: places,
    min_ranking: minRanking,
    description,
    is_active: isActive,
  })
  await db
    .updateTable('vacancies')
    .set({ created_at: daysAgo(seed, days) })
    .where('id', '=', id)
    .execute()
}

export async function addVacancies(seed: SeedContext): Promise<void> {
  for (const [index, team] of seedTeams.entries()) {
    const teamId = seed.teams[index]
    if (teamId === undefined) continue
    const first = seedVacancies.find((vacancy) => vacancy.teamId === team.id)
    if (first) {
      const { position, title, places, minRanking, description, isActive } = first
      const days = 1 + (index % 14)
      await addVacancy(seed, teamId, [position, title, places, minRanking, description], days, isActive)
    }
    const extra = extraVacancies[index % extraVacancies.length]
    if (extra && team.isRecruiting && index % 2 === 1) await addVacancy(seed, teamId, extra, 2 + (index % 9))
  }
  const [demoTeam] = seed.teams
  if (demoTeam === undefined) return
  for (const [index, vacancy] of demoVacancies.entries()) await addVacancy(seed, demoTeam, vacancy, 3 + index)
  await addVacancy(seed, demoTeam, closedDemoVacancy, 40, false)
}
