import { seedGames, seedTeams, seedVacancies, vacancyTextsOf } from '@convoca/fixtures'
import { insertVacancy } from '../domains/recruitment/repository.ts'
import { type SeedContext, daysAgo } from './seed-context.ts'

type VacancyRow = readonly [
  position: string,
  title: string,
  places: number,
  minRanking: number,
  description: string,
]

/** The demo team has open and closed vacancies, so that a manager sees both. */
const demoVacancies: readonly VacancyRow[] = [
  [
    'Iniciador',
    'Iniciador titular para a Copa Convoca',
    1,
    1200,
    'Treinos de segunda a quinta, das 20h às 23h, com análise aos domingos. Procuramos quem dite o ritmo.',
  ],
  [
    'Reserva',
    'Reserva para a liga de base',
    2,
    600,
    'Para quem quer crescer com o elenco e entrar aos poucos.',
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

/** Another vacancy of a recruiting team, for the position that follows the first one's among those of its game. */
async function addSecondVacancy(seed: SeedContext, teamId: string, index: number): Promise<void> {
  const texts = vacancyTextsOf(seedTeams[index]?.game ?? 0)
  const text = texts[(Math.floor(index / seedGames.length) + 1) % texts.length]
  if (text === undefined) return
  const [position, title, description] = text
  const vacancy = [position, title, 1 + (index % 3), (index % 4) * 450, description] as const
  await addVacancy(seed, teamId, vacancy, 2 + (index % 9))
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
    if (team.isRecruiting && index % 2 === 1) await addSecondVacancy(seed, teamId, index)
  }
  const [demoTeam] = seed.teams
  if (demoTeam === undefined) return
  for (const [index, vacancy] of demoVacancies.entries()) await addVacancy(seed, demoTeam, vacancy, 3 + index)
  await addVacancy(seed, demoTeam, closedDemoVacancy, 40, false)
}
