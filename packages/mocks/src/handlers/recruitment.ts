import { foldText } from '@convoca/sdk/text'
import type { Schemas } from '@convoca/sdk'
import { toTeamDetail, toTeamSummary } from '../mappers.ts'
import type { MockDatabase, TeamRecord } from '../mock-database.ts'
import { toPage } from '../paging.ts'
import { findTeam } from '../queries.ts'
import { matchesSearch } from '../search.ts'
import {
  type TeamRequest,
  type MemberContext,
  requirePermission,
  requireMember,
  findById,
  logActivity,
} from './access.ts'
import type { Handlers } from './handler.ts'

type Ids =
  | 'readRecruitment'
  | 'createVacancy'
  | 'updateVacancy'
  | 'toggleRecruitment'
  | 'changeRecruitmentStatus'
  | 'deleteVacancy'
  | 'listVacancies'
  | 'readVacancy'

type VacancyRecord = MockDatabase['vacancies'][number]

export function toVacancy(database: MockDatabase, vacancy: VacancyRecord): Schemas['Vacancy'] {
  const team = findTeam(database, vacancy.teamId)
  return {
    id: vacancy.id,
    team_id: team.id,
    team: toTeamSummary(team),
    game_id: team.gameId,
    title: vacancy.title,
    position: vacancy.position,
    number_of_vacancies: vacancy.places,
    min_ranking: vacancy.minRanking,
    description: vacancy.description,
    is_active: vacancy.isActive,
    created_at: vacancy.createdAt,
  }
}

/** Newest first. */
export function findOpenVacancies(database: MockDatabase): VacancyRecord[] {
  const open = database.vacancies.filter(
    ({ isActive, teamId }) => isActive && findTeam(database, teamId).isRecruiting,
  )
  return open.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
}

function toFields(body: Schemas['VacancyInput']) {
  return {
    title: body.title,
    position: body.position,
    places: body.number_of_vacancies,
    minRanking: body.min_ranking,
    description: body.description,
    isActive: body.is_active,
  }
}

function toRecruitment(database: MockDatabase, team: TeamRecord): Schemas['Recruitment'] {
  const own = database.vacancies.filter((vacancy) => vacancy.teamId === team.id)
  return { is_recruiting: team.isRecruiting, vacancies: own.map((vacancy) => toVacancy(database, vacancy)) }
}

/** Opens or closes the team's recruitment: two documented paths do the same. */
function setRecruiting(context: TeamRequest, recruits: boolean): MemberContext {
  const membership = requirePermission(context, 'editTeam')
  membership.team.isRecruiting = recruits
  logActivity(membership, 'RECRUITMENT_CHANGED')
  return membership
}

export const recruitmentHandlers: Handlers<Ids> = {
  readRecruitment(context) {
    const { database, team } = requireMember(context)
    return toRecruitment(database, team)
  },
  createVacancy(context) {
    const { database, team } = requirePermission(context, 'manageShowcase')
    const ids = { id: database.nextId('vacancy'), teamId: team.id, createdAt: database.now() }
    const made = { ...ids, ...toFields(context.input.body) }
    database.vacancies.push(made)
    return toVacancy(database, made)
  },
  updateVacancy(context) {
    const { database, team } = requirePermission(context, 'manageShowcase')
    const { body } = context.input
    const own = database.vacancies.filter((vacancy) => vacancy.teamId === team.id)
    return toVacancy(database, Object.assign(findById(own, body.id), toFields(body)))
  },
  toggleRecruitment(context) {
    const { database, team } = setRecruiting(context, context.input.status === 'active')
    return toRecruitment(database, team)
  },
  changeRecruitmentStatus(context) {
    const { database, team, own } = setRecruiting(context, context.input.body.isRecruiting)
    return toTeamDetail(database, team, own.role)
  },
  deleteVacancy(context) {
    const { database, team } = requirePermission(context, 'manageShowcase')
    const own = database.vacancies.filter((vacancy) => vacancy.teamId === team.id)
    const found = findById(own, context.input.vacancyId)
    database.vacancies = database.vacancies.filter((vacancy) => vacancy !== found)
    return undefined
  },
  listVacancies({ input, database }) {
    const found = findOpenVacancies(database).filter((vacancy) => {
      const team = findTeam(database, vacancy.teamId)
      return (
        matchesSearch(input.search, vacancy.title, vacancy.position, vacancy.description, team.name) &&
        (input.position === undefined || foldText(vacancy.position) === foldText(input.position)) &&
        (input.teamId === undefined || team.id === input.teamId) &&
        (input.gameId === undefined || team.gameId === input.gameId) &&
        (input.maxRanking === undefined || vacancy.minRanking <= input.maxRanking)
      )
    })
    return toPage(
      found.map((vacancy) => toVacancy(database, vacancy)),
      input,
    )
  },
  readVacancy({ input, database }) {
    return toVacancy(database, findById(findOpenVacancies(database), input.id))
  },
}
