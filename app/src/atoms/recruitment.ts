import {
  createVacancy,
  deleteVacancy,
  listVacancies,
  readPublicTeamById,
  readRecruitment,
  toggleRecruitment,
  updateVacancy,
} from '@convoca/sdk/core'
import type { Input, Schemas } from '@convoca/sdk/core'
import { keepPreviousData } from '@tanstack/query-core'
import { atom } from 'jotai'
import { atomWithQuery } from 'jotai-tanstack-query'
import { convocaAtom, queryClientAtom, polledEveryMinute } from './client.ts'
import { updateOptimistically } from './optimistic.ts'

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

/** Vacancies a page on /jobs, as many as teams on their list (part 2 §9). */
const vacanciesPerPage = 20

/** A page of the open vacancies of all teams; guests see it too. */
export const vacanciesAtom = (search: VacancySearch) =>
  atomWithQuery((get) => {
    const convoca = get(convocaAtom)
    const query = { ...search, limit: vacanciesPerPage }
    return {
      queryKey: ['vacancies', 'list', query],
      queryFn: ({ signal }) => listVacancies(convoca, query, { signal }),
      placeholderData: keepPreviousData,
      ...polledEveryMinute,
    }
  })

/** The open vacancies of one team, as everybody sees them. */
export const teamVacanciesAtom = ({ teamId }: { teamId: string }) =>
  atomWithQuery((get) => {
    const convoca = get(convocaAtom)
    return {
      queryKey: ['vacancies', 'team', teamId],
      queryFn: ({ signal }) => listVacancies(convoca, { teamId, limit: 80 }, { signal }),
      ...polledEveryMinute,
    }
  })

/** A team as everybody sees it, by id. */
export const publicTeamByIdAtom = (id: string) =>
  atomWithQuery((get) => {
    const convoca = get(convocaAtom)
    return {
      queryKey: ['teams', 'public', id],
      queryFn: ({ signal }) => readPublicTeamById(convoca, { id }, { signal }),
    }
  })

const recruitmentKey = (teamId: string) => ['team', teamId, 'recruitment']

/** All vacancies of a team, closed ones too, and whether it recruits: for its members. */
export const recruitmentAtom = ({ teamId }: { teamId: string }) =>
  atomWithQuery((get) => {
    const convoca = get(convocaAtom)
    return {
      queryKey: recruitmentKey(teamId),
      queryFn: ({ signal }) => readRecruitment(convoca, { id: teamId }, { signal }),
    }
  })

/** What shows vacancies, or that the team recruits, elsewhere. */
const refreshVacanciesAtom = atom(null, async (get, _set, teamId: string) => {
  const queries = get(queryClientAtom)
  await Promise.all([
    queries.invalidateQueries({ queryKey: recruitmentKey(teamId) }),
    queries.invalidateQueries({ queryKey: ['vacancies'] }),
    queries.invalidateQueries({ queryKey: ['teams'] }),
  ])
})

export const toggleRecruitmentAtom = atom(
  null,
  async (get, set, { teamId, recruiting }: { teamId: string; recruiting: boolean }) => {
    const convoca = get(convocaAtom)
    await updateOptimistically<Recruitment, Recruitment>(
      get(queryClientAtom),
      recruitmentKey(teamId),
      (cached) => ({ ...cached, is_recruiting: recruiting }),
      () => toggleRecruitment(convoca, { id: teamId, status: recruiting ? 'active' : 'inactive' }),
    )
    void set(refreshVacanciesAtom, teamId)
  },
)

interface VacancyChange {
  teamId: string
  /** Absent for a new one. */
  id?: string | undefined
  vacancy: VacancyInput
}

export const saveVacancyAtom = atom(null, async (get, set, { teamId, id, vacancy }: VacancyChange) => {
  const convoca = get(convocaAtom)
  if (id === undefined) await createVacancy(convoca, { id: teamId, body: vacancy })
  else await updateVacancy(convoca, { id: teamId, body: { ...vacancy, id } })
  await set(refreshVacanciesAtom, teamId)
})

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

/** Opens or closes one vacancy, shown at once. */
export const switchVacancyAtom = atom(
  null,
  async (get, set, { vacancy, active }: { vacancy: Vacancy; active: boolean }) => {
    const convoca = get(convocaAtom)
    const { id, team_id: teamId } = vacancy
    await updateOptimistically<Recruitment, Vacancy>(
      get(queryClientAtom),
      recruitmentKey(teamId),
      (cached) => ({
        ...cached,
        vacancies: cached.vacancies.map((one) => (one.id === id ? { ...one, is_active: active } : one)),
      }),
      () => updateVacancy(convoca, { id: teamId, body: { ...toInput(vacancy), id, is_active: active } }),
    )
    void set(refreshVacanciesAtom, teamId)
  },
)

export const deleteVacancyAtom = atom(null, async (get, set, { id, team_id: teamId }: Vacancy) => {
  const convoca = get(convocaAtom)
  await updateOptimistically<Recruitment, unknown>(
    get(queryClientAtom),
    recruitmentKey(teamId),
    (cached) => ({ ...cached, vacancies: cached.vacancies.filter((one) => one.id !== id) }),
    () => deleteVacancy(convoca, { id: teamId, vacancyId: id }),
  )
  void set(refreshVacanciesAtom, teamId)
})
