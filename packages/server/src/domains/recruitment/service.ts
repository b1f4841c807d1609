import type { Context, GuestContext } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { type Page, toPage } from '../../database/page.ts'
import type { Db } from '../../database/schema.ts'
import { DomainError } from '../../errors.ts'
import { logActivity } from '../teams/activity.ts'
import { readTeam, requirePermissionForUpdate, requireRole } from '../teams/service.ts'
import {
  type VacancyFilter,
  updateVacancyRow,
  countOpenVacancies,
  countVacanciesOf,
  findOpenVacancy,
  findOpenVacancyPage,
  insertVacancy,
  findVacanciesOf,
  deleteVacancy as deleteVacancyRow,
  setRecruiting,
} from './repository.ts'
import { isRecruiting } from './queries.ts'
import { toVacancy } from './mappers.ts'
import { checkVacancy, MAX_VACANCIES, refuseOtherTeam } from './rules.ts'

const loggedChange = { part: 'RECRUITMENT', action: 'RECRUITMENT_CHANGED' } as const

async function findRecruitment(db: Db, teamId: string): Promise<Schemas['Recruitment']> {
  const rows = await findVacanciesOf(db, teamId)
  return { is_recruiting: await isRecruiting(db, teamId), vacancies: rows.map(toVacancy) }
}

export async function readRecruitment(context: Context, teamId: string): Promise<Schemas['Recruitment']> {
  const { db } = context
  await requireRole(context, teamId)
  return findRecruitment(db, teamId)
}

export async function createVacancy(
  context: Context,
  teamId: string,
  input: Schemas['VacancyInput'],
): Promise<Schemas['Vacancy']> {
  const { db } = context
  // Exclusive, so that concurrent requests cannot both insert the last one.
  await requirePermissionForUpdate(context, teamId, 'manageShowcase', 'exclusive')
  refuseOtherTeam(teamId, input)
  const vacancy = checkVacancy(input)
  if ((await countVacanciesOf(db, teamId)) >= MAX_VACANCIES) {
    const message = `a team has at most ${MAX_VACANCIES} vacancies`
    throw new DomainError('VALIDATION_FAILED', {
      message,
      fieldErrors: [{ path: 'title', code: 'OUT_OF_RANGE', message }],
    })
  }
  const row = await insertVacancy(db, teamId, vacancy)
  await logActivity(context, { ...loggedChange, teamId, target: row.title })
  return toVacancy(row)
}

export async function updateVacancy(
  context: Context,
  teamId: string,
  { id, ...input }: Schemas['VacancyUpdate'],
): Promise<Schemas['Vacancy']> {
  await requirePermissionForUpdate(context, teamId, 'manageShowcase')
  refuseOtherTeam(teamId, input)
  const row = await updateVacancyRow(context.db, teamId, id, checkVacancy(input))
  if (row === null) throw new DomainError('NOT_FOUND')
  await logActivity(context, { ...loggedChange, teamId, target: row.title })
  return toVacancy(row)
}

export async function deleteVacancy(context: Context, teamId: string, vacancyId: string): Promise<void> {
  await requirePermissionForUpdate(context, teamId, 'manageShowcase')
  const title = await deleteVacancyRow(context.db, teamId, vacancyId)
  if (title === null) throw new DomainError('NOT_FOUND')
  await logActivity(context, { ...loggedChange, teamId, target: title })
}

/** Logs and publishes nothing where the team has this state already. */
async function changeRecruiting(context: Context, teamId: string, recruits: boolean): Promise<void> {
  await requirePermissionForUpdate(context, teamId, 'editTeam', 'exclusive')
  if (!(await setRecruiting(context.db, teamId, recruits))) return
  await logActivity(context, { ...loggedChange, teamId })
  // Part of the team's own data as well.
  await context.realtime.publishTeamChange(context, teamId, 'TEAM')
}

export async function toggleRecruitment(
  context: Context,
  teamId: string,
  recruits: boolean,
): Promise<Schemas['Recruitment']> {
  await changeRecruiting(context, teamId, recruits)
  return findRecruitment(context.db, teamId)
}

/** Does what `toggleRecruitment` does by the other documented path, which returns the team. */
export async function changeRecruitmentStatus(
  context: Context,
  teamId: string,
  recruits: boolean,
): Promise<Schemas['TeamDetail']> {
  await changeRecruiting(context, teamId, recruits)
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
