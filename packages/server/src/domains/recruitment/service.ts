import type { Schemas } from '../../contract/types.ts'
import { type Page, toPage } from '../../database/page.ts'
import type { Db } from '../../database/schema.ts'
import type { Work } from '../../database/transaction.ts'
import type { Actor } from '../actor.ts'
import { DomainError } from '../../errors.ts'
import { fileUrl } from '../files/refs.ts'
import { type TeamServices, recordAct } from '../teams/announce.ts'
import { readTeam, requireAbilityToWrite, requireRole } from '../teams/service.ts'
import {
  type VacancyFilter,
  type VacancyRow,
  changeVacancy,
  countOpenVacancies,
  countVacanciesOf,
  findOpenVacancy,
  findOpenVacancyPage,
  insertVacancy,
  isRecruiting,
  listVacanciesOf,
  removeVacancy,
  setRecruiting,
} from './repository.ts'
import { checkVacancy, mostVacancies } from './rules.ts'

const change = { part: 'RECRUITMENT', action: 'RECRUITMENT_CHANGED' } as const

function toVacancy(row: VacancyRow): Schemas['Vacancy'] {
  return {
    id: row.id,
    team_id: row.team_id,
    team: {
      id: row.team_id,
      name: row.team_name,
      team_tag: row.team_tag,
      primary_color: row.primary_color,
      secondary_color: row.secondary_color,
      logo: row.logo_hash === null ? null : fileUrl(row.logo_hash),
    },
    game_id: row.game_id,
    title: row.title,
    position: row.position,
    number_of_vacancies: row.number_of_vacancies,
    min_ranking: row.min_ranking,
    description: row.description,
    is_active: row.is_active,
    created_at: row.created_at.toISOString(),
  }
}

async function recruitmentOf(db: Db, teamId: string): Promise<Schemas['Recruitment']> {
  const rows = await listVacanciesOf(db, teamId)
  return { is_recruiting: await isRecruiting(db, teamId), vacancies: rows.map(toVacancy) }
}

export async function readRecruitment(db: Db, actor: Actor, teamId: string): Promise<Schemas['Recruitment']> {
  await requireRole(db, teamId, actor.userId)
  return recruitmentOf(db, teamId)
}

export async function createVacancy(
  work: Work,
  services: TeamServices,
  actor: Actor,
  teamId: string,
  input: Schemas['VacancyInput'],
): Promise<Schemas['Vacancy']> {
  const { db } = work
  // Alone, so that two at once cannot both be the hundredth.
  await requireAbilityToWrite(db, teamId, actor.userId, 'manageShowcase', 'alone')
  const vacancy = checkVacancy(input)
  if ((await countVacanciesOf(db, teamId)) >= mostVacancies) {
    const message = `a team has at most ${mostVacancies} vacancies`
    throw new DomainError('VALIDATION_FAILED', {
      message,
      fieldErrors: [{ path: 'title', code: 'OUT_OF_RANGE', message }],
    })
  }
  const row = await insertVacancy(db, teamId, vacancy)
  await recordAct(work, services, actor, { ...change, teamId, target: row.title })
  return toVacancy(row)
}

export async function updateVacancy(
  work: Work,
  services: TeamServices,
  actor: Actor,
  teamId: string,
  { id, ...input }: Schemas['VacancyUpdate'],
): Promise<Schemas['Vacancy']> {
  await requireAbilityToWrite(work.db, teamId, actor.userId, 'manageShowcase')
  const row = await changeVacancy(work.db, teamId, id, checkVacancy(input))
  if (row === null) throw new DomainError('NOT_FOUND')
  await recordAct(work, services, actor, { ...change, teamId, target: row.title })
  return toVacancy(row)
}

export async function deleteVacancy(
  work: Work,
  services: TeamServices,
  actor: Actor,
  teamId: string,
  vacancyId: string,
): Promise<void> {
  await requireAbilityToWrite(work.db, teamId, actor.userId, 'manageShowcase')
  const title = await removeVacancy(work.db, teamId, vacancyId)
  if (title === null) throw new DomainError('NOT_FOUND')
  await recordAct(work, services, actor, { ...change, teamId, target: title })
}

/** Opens the team to players or closes it; who finds it so already has nothing to tell. */
async function recruit(
  work: Work,
  services: TeamServices,
  actor: Actor,
  teamId: string,
  recruits: boolean,
): Promise<void> {
  await requireAbilityToWrite(work.db, teamId, actor.userId, 'editTeam', 'alone')
  if (!(await setRecruiting(work.db, teamId, recruits))) return
  await recordAct(work, services, actor, { ...change, teamId })
  // The team's own page shows it too.
  await services.realtime.teamChanged(work, teamId, 'TEAM')
}

export async function toggleRecruitment(
  work: Work,
  services: TeamServices,
  actor: Actor,
  teamId: string,
  recruits: boolean,
): Promise<Schemas['Recruitment']> {
  await recruit(work, services, actor, teamId, recruits)
  return recruitmentOf(work.db, teamId)
}

/** The same act by the other documented path, which answers the team. */
export async function changeRecruitmentStatus(
  work: Work,
  services: TeamServices,
  actor: Actor,
  teamId: string,
  recruits: boolean,
): Promise<Schemas['TeamDetail']> {
  await recruit(work, services, actor, teamId, recruits)
  return readTeam(work.db, actor, teamId)
}

export async function listVacancies(db: Db, filter: VacancyFilter): Promise<Page<Schemas['Vacancy']>> {
  const total = await countOpenVacancies(db, filter)
  const rows = total === 0 ? [] : await findOpenVacancyPage(db, filter)
  return toPage(rows.map(toVacancy), total, filter)
}

export async function readVacancy(db: Db, vacancyId: string): Promise<Schemas['Vacancy']> {
  const row = await findOpenVacancy(db, vacancyId)
  if (row === null) throw new DomainError('NOT_FOUND')
  return toVacancy(row)
}
