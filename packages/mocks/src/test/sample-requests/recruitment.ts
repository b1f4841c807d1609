import { id, type SampleRequests } from './samples.ts'
import { fixtureId } from '@convoca/fixtures'

const vacancy = {
  title: 'Suporte',
  position: 'Suporte',
  number_of_vacancies: 1,
  min_ranking: 0,
  description: 'Para a próxima temporada.',
  is_active: true,
}

export const recruitment = {
  readRecruitment: { params: { id } },
  updateVacancy: { params: { id }, body: { ...vacancy, id: fixtureId('vacancy', 0) } },
  createVacancy: { params: { id }, body: vacancy },
  toggleRecruitment: { params: { id, status: 'inactive' } },
  deleteVacancy: { params: { id, vacancyId: fixtureId('vacancy', 0) } },
  listVacancies: { query: '?search=suporte&maxRanking=900' },
  readVacancy: { params: { id: fixtureId('vacancy', 0) } },
} satisfies SampleRequests
