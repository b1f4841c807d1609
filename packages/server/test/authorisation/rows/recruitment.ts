import { type Rows, everybody, leaders, members, nothing } from '../row.ts'
import type { Scenario } from '../scenario.ts'

const team = (scenario: Scenario) => ({ path: { id: scenario.teamId } })

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
  createVacancy: { call: (scenario) => ({ ...team(scenario), body: vacancy }), outcomes: leaders(201) },
  updateVacancy: {
    call: (scenario) => ({ ...team(scenario), body: { ...vacancy, id: scenario.vacancyId } }),
    outcomes: leaders(200),
  },
  deleteVacancy: {
    call: (scenario) => ({ path: { id: scenario.teamId, vacancyId: scenario.vacancyId } }),
    outcomes: leaders(204),
  },
  toggleRecruitment: {
    call: (scenario) => ({ path: { id: scenario.teamId, status: 'inactive' } }),
    outcomes: leaders(200),
  },
  listVacancies: { call: nothing, outcomes: everybody(200) },
  readVacancy: { call: (scenario) => ({ path: { id: scenario.vacancyId } }), outcomes: everybody(200) },
} satisfies Rows
