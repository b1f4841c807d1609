import type { Db } from '../../database/schema.ts'
import { logoHash } from '../teams/queries.ts'

export async function isRecruiting(db: Db, teamId: string): Promise<boolean> {
  const row = await db.selectFrom('teams').select('is_recruiting').where('id', '=', teamId).executeTakeFirst()
  return row?.is_recruiting ?? false
}

/** Vacancies with the team's name, colours and logo. */
export function selectVacancies(db: Db) {
  return db
    .selectFrom('vacancies')
    .innerJoin('teams', 'teams.id', 'vacancies.team_id')
    .select([
      'vacancies.id',
      'vacancies.team_id',
      'vacancies.game_id',
      'vacancies.title',
      'vacancies.position',
      'vacancies.number_of_vacancies',
      'vacancies.min_ranking',
      'vacancies.description',
      'vacancies.is_active',
      'vacancies.created_at',
      'teams.name as team_name',
      'teams.team_tag',
      'teams.primary_color',
      'teams.secondary_color',
      logoHash,
    ])
}

export type VacancyRow = Awaited<ReturnType<ReturnType<typeof selectVacancies>['executeTakeFirstOrThrow']>>
