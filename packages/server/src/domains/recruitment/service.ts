import type { Schemas } from '../../contract/types.ts'
import { type Page, toPage } from '../../database/page.ts'
import type { Db } from '../../database/schema.ts'
import type { Actor } from '../actor.ts'
import { DomainError } from '../errors.ts'
import { fileUrl } from '../files/refs.ts'
import { recordActivities } from '../teams/repository.ts'
import { requireAbilityToWrite, requireRole } from '../teams/service.ts'
import {
  type VacancyFilter,
  type VacancyRow,
  changeVacancy,
  countOpenVacancies,
  countVacanciesOf,
  findOpenVacancy,
  findOpenVacancyPage,
  findRecruiting,
  insertVacancy,
  listVacanciesOf,
  removeVacancy,
  setRecruiting,
} from './repository.ts'
import { checkVacancy, mostVacancies } from './rules.ts'

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
  return { is_recruiting: await findRecruiting(db, teamId), vacancies: rows.map(toVacancy) }
}

export async function readRecruitment(db: Db, actor: Actor, teamId: string): Promise<Schemas['Recruitment']> {
  await requireRole(db, teamId, actor.userId)
  return recruitmentOf(db, teamId)
}

export async function createVacancy(
  db: Db,
  actor: Actor,
  teamId: string,
  input: Schemas['VacancyInput'],
): Promise<Schemas['Vacancy']> {
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
  await recordActivities(db, [
    { teamId, action: 'RECRUITMENT_CHANGED', actorId: actor.userId, target: row.title },
  ])
  return toVacancy(row)
}

export async function updateVacancy(
  db: Db,
  actor: Actor,
  teamId: string,
  { id, ...input }: Schemas['VacancyUpdate'],
): Promise<Schemas['Vacancy']> {
  await requireAbilityToWrite(db, teamId, actor.userId, 'manageShowcase')
  const row = await changeVacancy(db, teamId, id, checkVacancy(input))
  if (row === null) throw new DomainError('NOT_FOUND')
  await recordActivities(db, [
    { teamId, action: 'RECRUITMENT_CHANGED', actorId: actor.userId, target: row.title },
  ])
  return toVacancy(row)
}

export async function deleteVacancy(db: Db, actor: Actor, teamId: string, vacancyId: string): Promise<void> {
  await requireAbilityToWrite(db, teamId, actor.userId, 'manageShowcase')
  const title = await removeVacancy(db, teamId, vacancyId)
  if (title === null) throw new DomainError('NOT_FOUND')
  await recordActivities(db, [
    { teamId, action: 'RECRUITMENT_CHANGED', actorId: actor.userId, target: title },
  ])
}

export async function toggleRecruitment(
  db: Db,
  actor: Actor,
  teamId: string,
  isRecruiting: boolean,
): Promise<Schemas['Recruitment']> {
  await requireAbilityToWrite(db, teamId, actor.userId, 'editTeam', 'alone')
  if (await setRecruiting(db, teamId, isRecruiting)) {
    await recordActivities(db, [{ teamId, action: 'RECRUITMENT_CHANGED', actorId: actor.userId }])
  }
  return recruitmentOf(db, teamId)
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
