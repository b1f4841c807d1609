import type { Handlers } from './handler.ts'
import {
  changeRecruitmentStatus,
  createVacancy,
  deleteVacancy,
  listVacancies,
  readRecruitment,
  readVacancy,
  toggleRecruitment,
  updateVacancy,
} from '../domains/recruitment/service.ts'

export const recruitmentHandlers = {
  readRecruitment: ({ context, path }) => readRecruitment(context, path.id),
  createVacancy: ({ context, path, body }) => createVacancy(context, path.id, body),
  updateVacancy: ({ context, path, body }) => updateVacancy(context, path.id, body),
  deleteVacancy: ({ context, path }) => deleteVacancy(context, path.id, path.vacancyId),
  toggleRecruitment: async ({ context, path }) => {
    const recruits = path.status === 'active'
    return toggleRecruitment(context, path.id, recruits)
  },
  changeRecruitmentStatus: async ({ context, path, body }) => {
    const recruits = body.isRecruiting
    return changeRecruitmentStatus(context, path.id, recruits)
  },
  listVacancies: ({ context, query }) => listVacancies(context, query),
  readVacancy: ({ context, path }) => readVacancy(context, path.id),
} satisfies Partial<Handlers>
