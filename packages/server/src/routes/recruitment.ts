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
  readRecruitment: async ({ context, path }) => ({
    status: 200,
    body: await readRecruitment(context, path.id),
  }),
  createVacancy: async ({ context, path, body }) => ({
    status: 201,
    body: await createVacancy(context, path.id, body),
  }),
  updateVacancy: async ({ context, path, body }) => ({
    status: 200,
    body: await updateVacancy(context, path.id, body),
  }),
  deleteVacancy: async ({ context, path }) => {
    await deleteVacancy(context, path.id, path.vacancyId)
    return { status: 204 }
  },
  toggleRecruitment: async ({ context, path }) => {
    const recruits = path.status === 'active'
    return {
      status: 200,
      body: await toggleRecruitment(context, path.id, recruits),
    }
  },
  changeRecruitmentStatus: async ({ context, path, body }) => {
    const recruits = body.isRecruiting
    return {
      status: 200,
      body: await changeRecruitmentStatus(context, path.id, recruits),
    }
  },
  listVacancies: async ({ context, query }) => {
    const { page = 1, limit = 10, ...filter } = query
    return { status: 200, body: await listVacancies(context, { ...filter, page, limit }) }
  },
  readVacancy: async ({ context, path }) => ({
    status: 200,
    body: await readVacancy(context, path.id),
  }),
} satisfies Partial<Handlers>
