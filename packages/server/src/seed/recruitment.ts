import { type SeedTeam, seedSponsors, seedTeams, seedVacancies } from '@convoca/mocks/fixtures'
import type { Db } from '../database/schema.ts'
import { storePicture } from '../domains/files/service.ts'
import { insertVacancy } from '../domains/recruitment/repository.ts'
import { insertSponsor } from '../domains/sponsors/repository.ts'
import { sponsorLogo } from './pictures.ts'
import { type Scene, daysAgo } from './scene.ts'

type Opening = readonly [
  position: string,
  title: string,
  places: number,
  minRanking: number,
  description: string,
]

/** What teams ask for beside their first vacancy: many positions, and rankings from none to high. */
const openings: readonly Opening[] = [
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

/** The demo team shows all that a manager sees: two vacancies open and one closed. */
const demoOpenings: readonly Opening[] = [
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

async function addVacancy(scene: Scene, teamId: string, opening: Opening, days: number, open = true) {
  const [position, title, places, minRanking, description] = opening
  const { id } = await insertVacancy(scene.work.db, teamId, {
    title,
    position,
    number_of_vacancies: places,
    min_ranking: minRanking,
    description,
    is_active: open,
  })
  await adjustDate(scene.work.db, 'vacancies', id, daysAgo(scene, days))
}

async function adjustDate(
  db: Db,
  table: 'vacancies' | 'sponsors',
  id: string,
  createdAt: Date,
): Promise<void> {
  await db.updateTable(table).set({ created_at: createdAt }).where('id', '=', id).execute()
}

async function addVacancies(scene: Scene): Promise<void> {
  for (const [index, team] of seedTeams.entries()) {
    const teamId = scene.teams[index]
    if (teamId === undefined) continue
    const first = seedVacancies.find((vacancy) => vacancy.teamId === team.id)
    if (first) {
      const { position, title, places, minRanking, description, isActive } = first
      const days = 1 + (index % 14)
      await addVacancy(scene, teamId, [position, title, places, minRanking, description], days, isActive)
    }
    const more = openings[index % openings.length]
    if (more && team.isRecruiting && index % 2 === 1) await addVacancy(scene, teamId, more, 2 + (index % 9))
  }
  const [demoTeam] = scene.teams
  if (demoTeam === undefined) return
  for (const [nth, opening] of demoOpenings.entries()) await addVacancy(scene, demoTeam, opening, 3 + nth)
  const closed: Opening = [
    'Técnico',
    'Técnico para a pré-temporada',
    1,
    0,
    'Vaga preenchida em outubro. Obrigado a todos que se candidataram!',
  ]
  await addVacancy(scene, demoTeam, closed, 40, false)
}

/** Colours of the drawn logos, in the order of the fixtures. */
const inks: readonly (readonly [ground: string, mark: string])[] = [
  ['#5b3a1e', '#e8c98f'],
  ['#1e2a5b', '#facc15'],
  ['#4a1259', '#d8b4fe'],
  ['#0f4d3a', '#a3e635'],
]

/** The demo team has one of each, and hides the last; the others what the fixtures give them. */
function sponsorsOf(team: SeedTeam, index: number) {
  if (index !== 0) return seedSponsors.filter((sponsor) => sponsor.team_id === team.id)
  const byName = new Map(seedSponsors.map((sponsor) => [sponsor.name, sponsor]))
  return [...byName.values()].map((sponsor, nth) => ({ ...sponsor, is_active: nth < 3 }))
}

async function addSponsors(scene: Scene): Promise<void> {
  const { work, services } = scene
  const names = [...new Set(seedSponsors.map((sponsor) => sponsor.name))]
  const logos = await Promise.all(
    names.map((name, nth) => {
      const [ground, mark] = inks[nth % inks.length] ?? ['#1e2a5b', '#facc15']
      return sponsorLogo({ name, ground, mark })
    }),
  )
  for (const [index, team] of seedTeams.entries()) {
    const teamId = scene.teams[index]
    const owner = scene.players[team.members[0]?.player ?? 0]
    if (teamId === undefined || owner === undefined) continue
    for (const { name, url, description, is_active } of sponsorsOf(team, index)) {
      const { id } = await insertSponsor(work.db, teamId, { name, url, description, is_active })
      const logo = logos[names.indexOf(name)]
      const slot = { entityType: 'TEAM_SPONSOR', entityId: id, businessType: 'SPONSOR_LOGO' } as const
      if (logo) await storePicture(work, services, owner, slot, logo)
      await adjustDate(work.db, 'sponsors', id, daysAgo(scene, 30 + index))
    }
  }
}

/** Vacancies over many teams, and sponsors with drawn logos for the first ones. */
export async function addRecruitment(scene: Scene): Promise<void> {
  await addVacancies(scene)
  await addSponsors(scene)
}
