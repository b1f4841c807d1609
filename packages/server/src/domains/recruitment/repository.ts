import { type SqlBool, sql } from 'kysely'
import { newId } from '../../database/id.ts'
import { containsText } from '../../database/search.ts'
import { countCapped, windowOf } from '../../database/page.ts'
import type { Db } from '../../database/schema.ts'
import type { VacancyFields } from './rules.ts'
import { type VacancyRow, selectVacancies } from './queries.ts'

/** Must match the condition of the partial indexes. */
const isOpen = sql<SqlBool>`vacancies.is_active and vacancies.team_recruits`

export interface VacancyFilter {
  search?: string | undefined
  gameId?: string | undefined
  position?: string | undefined
  maxRanking?: number | undefined
  teamId?: string | undefined
  page: number
  limit: number
}

function openVacancies(db: Db, { search, gameId, position, maxRanking, teamId }: VacancyFilter) {
  let query = db.selectFrom('vacancies').where(isOpen).where(containsText('vacancies.search_text', search))
  if (gameId !== undefined) query = query.where('vacancies.game_id', '=', gameId)
  if (teamId !== undefined) query = query.where('vacancies.team_id', '=', teamId)
  // The contract does not limit the filter, but the column's type does.
  if (maxRanking !== undefined)
    query = query.where('vacancies.min_ranking', '<=', sql<number>`${maxRanking}::bigint`)
  const wanted = position?.trim() ?? ''
  if (wanted === '') return query
  return query.where('vacancies.position_text', '=', sql<string>`convoca_fold(${wanted})`)
}

export async function countOpenVacancies(db: Db, filter: VacancyFilter): Promise<number> {
  return countCapped(db, openVacancies(db, filter).select('vacancies.id'))
}

/** The ids of a page, newest first, from one index, whatever the offset. */
export function openVacancyIds(db: Db, filter: VacancyFilter) {
  const { limit, offset } = windowOf(filter)
  return openVacancies(db, filter)
    .select('vacancies.id')
    .orderBy('vacancies.created_at', 'desc')
    .orderBy('vacancies.id', 'desc')
    .limit(limit)
    .offset(offset)
}

export async function findOpenVacancyPage(db: Db, filter: VacancyFilter): Promise<VacancyRow[]> {
  return selectVacancies(db)
    .innerJoin(openVacancyIds(db, filter).as('paged'), 'paged.id', 'vacancies.id')
    .orderBy('vacancies.created_at', 'desc')
    .orderBy('vacancies.id', 'desc')
    .execute()
}

export async function findOpenVacancy(db: Db, id: string): Promise<VacancyRow | null> {
  const row = await selectVacancies(db).where('vacancies.id', '=', id).where(isOpen).executeTakeFirst()
  return row ?? null
}

/** All of a team's, newest first. */
export async function findVacanciesOf(db: Db, teamId: string): Promise<VacancyRow[]> {
  return selectVacancies(db)
    .where('vacancies.team_id', '=', teamId)
    .orderBy('vacancies.created_at', 'desc')
    .orderBy('vacancies.id', 'desc')
    .execute()
}

export async function countVacanciesOf(db: Db, teamId: string): Promise<number> {
  const { total } = await db
    .selectFrom('vacancies')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('team_id', '=', teamId)
    .executeTakeFirstOrThrow()
  return total
}

async function findInserted(db: Db, id: string): Promise<VacancyRow> {
  return selectVacancies(db).where('vacancies.id', '=', id).executeTakeFirstOrThrow()
}

export async function insertVacancy(db: Db, teamId: string, vacancy: VacancyFields): Promise<VacancyRow> {
  const id = newId()
  await db
    .insertInto('vacancies')
    .values({ id, team_id: teamId, ...vacancy })
    .execute()
  return findInserted(db, id)
}

/** Null for a vacancy of another team. */
export async function updateVacancyRow(
  db: Db,
  teamId: string,
  id: string,
  vacancy: VacancyFields,
): Promise<VacancyRow | null> {
  const row = await db
    .updateTable('vacancies')
    .set({ ...vacancy, updated_at: new Date() })
    .where('id', '=', id)
    .where('team_id', '=', teamId)
    .returning('id')
    .executeTakeFirst()
  return row === undefined ? null : findInserted(db, row.id)
}

/** Returns the title; null for a vacancy of another team. */
export async function deleteVacancy(db: Db, teamId: string, id: string): Promise<string | null> {
  const row = await db
    .deleteFrom('vacancies')
    .where('id', '=', id)
    .where('team_id', '=', teamId)
    .returning('title')
    .executeTakeFirst()
  return row?.title ?? null
}

/** Returns whether it changed: concurrent requests make one change. */
export async function setRecruiting(db: Db, teamId: string, recruits: boolean): Promise<boolean> {
  const row = await db
    .updateTable('teams')
    .set({ is_recruiting: recruits, updated_at: new Date() })
    .where('id', '=', teamId)
    .where('is_recruiting', '!=', recruits)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
