import type { Context, GuestContext } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { type Page, toPage } from '../../database/page.ts'
import type { Db } from '../../database/schema.ts'
import { DomainError } from '../../errors.ts'
import { fileUrl } from '../files/mappers.ts'
import { logActivity } from '../teams/activity.ts'
import { readTeam, requirePermissionForUpdate, requireRole } from '../teams/service.ts'
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

export async function readRecruitment(context: Context, teamId: string): Promise<Schemas['Recruitment']> {
  const { db } = context
  await requireRole(context, teamId)
  return recruitmentOf(db, teamId)
}

export async function createVacancy(
  context: Context,
  teamId: string,
  input: Schemas['VacancyInput'],
): Promise<Schemas['Vacancy']> {
  const { db } = context
  // Alone, so that two at once cannot both be the hundredth.
  await requirePermissionForUpdate(context, teamId, 'manageShowcase', 'exclusive')
  const vacancy = checkVacancy(input)
  if ((await countVacanciesOf(db, teamId)) >= mostVacancies) {
    const message = `a team has at most ${mostVacancies} vacancies`
    throw new DomainError('VALIDATION_FAILED', {
      message,
      fieldErrors: [{ path: 'title', code: 'OUT_OF_RANGE', message }],
    })
  }
  const row = await insertVacancy(db, teamId, vacancy)
  await logActivity(context, { ...change, teamId, target: row.title })
  return toVacancy(row)
}

export async function updateVacancy(
  context: Context,
  teamId: string,
  { id, ...input }: Schemas['VacancyUpdate'],
): Promise<Schemas['Vacancy']> {
  await requirePermissionForUpdate(context, teamId, 'manageShowcase')
  const row = await changeVacancy(context.db, teamId, id, checkVacancy(input))
  if (row === null) throw new DomainError('NOT_FOUND')
  await logActivity(context, { ...change, teamId, target: row.title })
  return toVacancy(row)
}

export async function deleteVacancy(context: Context, teamId: string, vacancyId: string): Promise<void> {
  await requirePermissionForUpdate(context, teamId, 'manageShowcase')
  const title = await removeVacancy(context.db, teamId, vacancyId)
  if (title === null) throw new DomainError('NOT_FOUND')
  await logActivity(context, { ...change, teamId, target: title })
}

/** Opens the team to players or closes it; who finds it so already has nothing to tell. */
async function recruit(context: Context, teamId: string, recruits: boolean): Promise<void> {
  await requirePermissionForUpdate(context, teamId, 'editTeam', 'exclusive')
  if (!(await setRecruiting(context.db, teamId, recruits))) return
  await logActivity(context, { ...change, teamId })
  // The team's own page shows it too.
  await context.realtime.publishTeamChange(context, teamId, 'TEAM')
}

export async function toggleRecruitment(
  context: Context,
  teamId: string,
  recruits: boolean,
): Promise<Schemas['Recruitment']> {
  await recruit(context, teamId, recruits)
  return recruitmentOf(context.db, teamId)
}

/** The same act by the other documented path, which answers the team. */
export async function changeRecruitmentStatus(
  context: Context,
  teamId: string,
  recruits: boolean,
): Promise<Schemas['TeamDetail']> {
  await recruit(context, teamId, recruits)
  return readTeam(context, teamId)
}

export async function listVacancies(
  { db }: GuestContext,
  filter: VacancyFilter,
): Promise<Page<Schemas['Vacancy']>> {
  const total = await countOpenVacancies(db, filter)
  const rows = total === 0 ? [] : await findOpenVacancyPage(db, filter)
  return toPage(rows.map(toVacancy), total, filter)
}

export async function readVacancy({ db }: GuestContext, vacancyId: string): Promise<Schemas['Vacancy']> {
  const row = await findOpenVacancy(db, vacancyId)
  if (row === null) throw new DomainError('NOT_FOUND')
  return toVacancy(row)
}
