import type { Schemas } from '@convoca/sdk'
import { matches, pageOf, plain, teamDetail, teamOf } from '../shapes.ts'
import type { World, WorldTeam } from '../world.ts'
import { type AskingTeam, type Inside, allowedInTeam, insideTeam, oneById, record } from './access.ts'
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

type WorldVacancy = World['vacancies'][number]

function vacancyShape(world: World, vacancy: WorldVacancy): Schemas['Vacancy'] {
  const team = teamOf(world, vacancy.teamId)
  return {
    id: vacancy.id,
    team_id: team.id,
    team: {
      id: team.id,
      name: team.name,
      team_tag: team.tag,
      primary_color: team.primaryColor,
      secondary_color: team.secondaryColor,
      logo: team.pictures.find((file) => file.business_type === 'TEAM_PROFILE_PHOTO')?.url ?? null,
    },
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

function fields(body: Schemas['VacancyInput']) {
  return {
    title: body.title,
    position: body.position,
    places: body.number_of_vacancies,
    minRanking: body.min_ranking,
    description: body.description,
    isActive: body.is_active,
  }
}

function recruitment(world: World, team: WorldTeam): Schemas['Recruitment'] {
  const own = world.vacancies.filter((vacancy) => vacancy.teamId === team.id)
  return { is_recruiting: team.isRecruiting, vacancies: own.map((vacancy) => vacancyShape(world, vacancy)) }
}

/** Opens the team to players or closes it, by whichever of the two documented paths. */
function recruit(context: AskingTeam, recruits: boolean): Inside {
  const inside = allowedInTeam(context, 'editTeam')
  inside.team.isRecruiting = recruits
  record(inside, 'RECRUITMENT_CHANGED')
  return inside
}

export const recruitmentHandlers: Handlers<Ids> = {
  readRecruitment(context) {
    const { world, team } = insideTeam(context)
    return recruitment(world, team)
  },
  createVacancy(context) {
    const { world, team } = allowedInTeam(context, 'manageShowcase')
    const ids = { id: world.nextId('vacancy'), teamId: team.id, createdAt: world.now() }
    const made = { ...ids, ...fields(context.input.body) }
    world.vacancies.push(made)
    return vacancyShape(world, made)
  },
  updateVacancy(context) {
    const { world, team } = allowedInTeam(context, 'manageShowcase')
    const { body } = context.input
    const own = world.vacancies.filter((vacancy) => vacancy.teamId === team.id)
    return vacancyShape(world, Object.assign(oneById(own, body.id), fields(body)))
  },
  toggleRecruitment(context) {
    const { world, team } = recruit(context, context.input.status === 'active')
    return recruitment(world, team)
  },
  changeRecruitmentStatus(context) {
    const { world, team, own } = recruit(context, context.input.body.isRecruiting)
    return teamDetail(world, team, own.role)
  },
  deleteVacancy(context) {
    const { world, team } = allowedInTeam(context, 'manageShowcase')
    const own = world.vacancies.filter((vacancy) => vacancy.teamId === team.id)
    const found = oneById(own, context.input.vacancyId)
    world.vacancies = world.vacancies.filter((vacancy) => vacancy !== found)
    return undefined
  },
  listVacancies({ input, world }) {
    const found = world.vacancies.filter((vacancy) => {
      const team = teamOf(world, vacancy.teamId)
      return (
        vacancy.isActive &&
        team.isRecruiting &&
        matches(input.search, vacancy.title, vacancy.position, vacancy.description, team.name) &&
        (input.position === undefined || plain(vacancy.position) === plain(input.position)) &&
        (input.teamId === undefined || team.id === input.teamId) &&
        (input.gameId === undefined || team.gameId === input.gameId) &&
        (input.maxRanking === undefined || vacancy.minRanking <= input.maxRanking)
      )
    })
    const sorted = found.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
    return pageOf(
      sorted.map((vacancy) => vacancyShape(world, vacancy)),
      input,
    )
  },
  readVacancy({ input, world }) {
    const open = world.vacancies.filter((one) => one.isActive && teamOf(world, one.teamId).isRecruiting)
    return vacancyShape(world, oneById(open, input.id))
  },
}
