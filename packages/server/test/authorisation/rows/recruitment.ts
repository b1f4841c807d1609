import { type Rows, everybody, leaders, members, nothing } from '../row.ts'
import type { World } from '../scenario.ts'

const team = (world: World) => ({ path: { id: world.teamId } })

const vacancy = {
  title: 'Suporte para a liga',
  position: 'Suporte',
  number_of_vacancies: 1,
  min_ranking: 0,
  description: 'Treinos de segunda a quinta, à noite.',
  is_active: true,
}

export const recruitmentRows = {
  readRecruitment: { call: team, outcomes: members(200) },
  createVacancy: { call: (world) => ({ ...team(world), body: vacancy }), outcomes: leaders(201) },
  updateVacancy: {
    call: (world) => ({ ...team(world), body: { ...vacancy, id: world.vacancyId } }),
    outcomes: leaders(200),
  },
  deleteVacancy: {
    call: (world) => ({ path: { id: world.teamId, vacancyId: world.vacancyId } }),
    outcomes: leaders(204),
  },
  toggleRecruitment: {
    call: (world) => ({ path: { id: world.teamId, status: 'inactive' } }),
    outcomes: leaders(200),
  },
  listVacancies: { call: nothing, outcomes: everybody(200) },
  readVacancy: { call: (world) => ({ path: { id: world.vacancyId } }), outcomes: everybody(200) },
} satisfies Rows
