import {
  createVacancy,
  deleteVacancy,
  listVacancies,
  readPublicTeamById,
  readRecruitment,
  toggleRecruitment,
  updateVacancy,
} from '@convoca/sdk/core'
import type { Convoca, Input, Schemas } from '@convoca/sdk/core'
import { keepPreviousData } from '@tanstack/query-core'
import type { QueryClient } from '@tanstack/query-core'
import { atomWithWrite, cacheUpdate, optimistic } from './mutation.ts'
import { atomsWithQuery, polledEveryMinute, queryOptions } from './query.ts'

export type Vacancy = Schemas['Vacancy']
export type VacancyInput = Input<'createVacancy'>['body']
type Recruitment = Schemas['Recruitment']

export interface VacancySearch {
  search?: string | undefined
  gameId?: string | undefined
  position?: string | undefined
  maxRanking?: number | undefined
  page: number
}

/** Vacancies per page on /jobs, as many as teams on their list (docs/product.md#recruitment). */
const vacanciesPerPage = 20

/** A page of the open vacancies of all teams; guests see it too. */
export const vacanciesQuery = (convoca: Convoca, search: VacancySearch) => {
  const query = { ...search, limit: vacanciesPerPage }
  return queryOptions({
    queryKey: ['vacancies', 'list', query],
    queryFn: ({ signal }) => listVacancies(convoca, query, { signal }),
    placeholderData: keepPreviousData,
    ...polledEveryMinute,
  })
}
export const vacanciesAtom = atomsWithQuery(vacanciesQuery)

/** The open vacancies of one team, as everybody sees them. */
export const teamVacanciesQuery = (convoca: Convoca, teamId: string) =>
  queryOptions({
    queryKey: ['vacancies', 'team', teamId],
    queryFn: ({ signal }) => listVacancies(convoca, { teamId, limit: 80 }, { signal }),
    ...polledEveryMinute,
  })
export const teamVacanciesAtom = atomsWithQuery(teamVacanciesQuery)

/** A team as everybody sees it, by id. */
export const publicTeamByIdQuery = (convoca: Convoca, id: string) =>
  queryOptions({
    queryKey: ['teams', 'public', id],
    queryFn: ({ signal }) => readPublicTeamById(convoca, { id }, { signal }),
  })
export const publicTeamByIdAtom = atomsWithQuery(publicTeamByIdQuery)

const recruitmentKey = (teamId: string) => ['team', teamId, 'recruitment']

/** All vacancies of a team, closed ones too, and whether it recruits: for its members. */
export const recruitmentQuery = (convoca: Convoca, teamId: string) =>
  queryOptions({
    queryKey: recruitmentKey(teamId),
    queryFn: ({ signal }) => readRecruitment(convoca, { id: teamId }, { signal }),
  })
export const recruitmentAtom = atomsWithQuery(recruitmentQuery)

/** Everything that shows vacancies, or whether the team recruits. */
const refreshVacancies = (queries: QueryClient, teamId: string) =>
  Promise.all([
    queries.invalidateQueries({ queryKey: recruitmentKey(teamId) }),
    queries.invalidateQueries({ queryKey: ['vacancies'] }),
    queries.invalidateQueries({ queryKey: ['teams'] }),
  ])

interface RecruitmentChange {
  teamId: string
  recruiting: boolean
}

export const toggleRecruitmentAtom = atomWithWrite(
  'toggleRecruitment',
  (convoca, { teamId, recruiting }: RecruitmentChange) =>
    toggleRecruitment(convoca, { id: teamId, status: recruiting ? 'active' : 'inactive' }),
  {
    ...optimistic(({ teamId, recruiting }: RecruitmentChange) => [
      cacheUpdate<Recruitment>(recruitmentKey(teamId), (cached) => ({
        ...cached,
        is_recruiting: recruiting,
      })),
    ]),
    onSuccess: (_data, { teamId }, _snapshot, { client }) => void refreshVacancies(client, teamId),
  },
)

interface VacancyDraft {
  teamId: string
  /** Absent for a new one. */
  id?: string | undefined
  vacancy: VacancyInput
}

export const saveVacancyAtom = atomWithWrite(
  'saveVacancy',
  (convoca, { teamId, id, vacancy }: VacancyDraft) =>
    id === undefined
      ? createVacancy(convoca, { id: teamId, body: vacancy })
      : updateVacancy(convoca, { id: teamId, body: { ...vacancy, id } }),
  { onSuccess: (_saved, { teamId }, _result, { client }) => refreshVacancies(client, teamId) },
)

const toInput = ({
  title,
  position,
  number_of_vacancies,
  min_ranking,
  description,
  is_active,
}: Vacancy): VacancyInput => ({
  title,
  position,
  number_of_vacancies,
  min_ranking,
  description,
  is_active,
})

const updateVacancies = (teamId: string, change: (vacancies: Vacancy[]) => Vacancy[]) =>
  cacheUpdate<Recruitment>(recruitmentKey(teamId), (cached) => ({
    ...cached,
    vacancies: change(cached.vacancies),
  }))

interface VacancySwitch {
  vacancy: Vacancy
  active: boolean
}

/** Opens or closes one vacancy. */
export const switchVacancyAtom = atomWithWrite(
  'switchVacancy',
  (convoca, { vacancy, active }: VacancySwitch) =>
    updateVacancy(convoca, {
      id: vacancy.team_id,
      body: { ...toInput(vacancy), id: vacancy.id, is_active: active },
    }),
  {
    ...optimistic(({ vacancy, active }: VacancySwitch) => [
      updateVacancies(vacancy.team_id, (all) =>
        all.map((listed) => (listed.id === vacancy.id ? { ...listed, is_active: active } : listed)),
      ),
    ]),
    onSuccess: (_data, { vacancy }, _snapshot, { client }) => void refreshVacancies(client, vacancy.team_id),
  },
)

export const deleteVacancyAtom = atomWithWrite(
  'deleteVacancy',
  (convoca, { id, team_id: teamId }: Vacancy) => deleteVacancy(convoca, { id: teamId, vacancyId: id }),
  {
    ...optimistic(({ id, team_id: teamId }: Vacancy) => [
      updateVacancies(teamId, (all) => all.filter((vacancy) => vacancy.id !== id)),
    ]),
    onSuccess: (_data, { team_id }, _snapshot, { client }) => void refreshVacancies(client, team_id),
  },
)
