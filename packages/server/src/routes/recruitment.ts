import type { Handlers } from './handler.ts'
import { signedIn } from '../contract/signed-in.ts'
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
  readRecruitment: async (call) => ({
    status: 200,
    body: await readRecruitment(call.work.db, signedIn(call), call.path.id),
  }),
  createVacancy: async (call) => ({
    status: 201,
    body: await createVacancy(call.work, call.services, signedIn(call), call.path.id, call.body),
  }),
  updateVacancy: async (call) => ({
    status: 200,
    body: await updateVacancy(call.work, call.services, signedIn(call), call.path.id, call.body),
  }),
  deleteVacancy: async (call) => {
    await deleteVacancy(call.work, call.services, signedIn(call), call.path.id, call.path.vacancyId)
    return { status: 204 }
  },
  toggleRecruitment: async (call) => {
    const recruits = call.path.status === 'active'
    return {
      status: 200,
      body: await toggleRecruitment(call.work, call.services, signedIn(call), call.path.id, recruits),
    }
  },
  changeRecruitmentStatus: async (call) => {
    const recruits = call.body.isRecruiting
    return {
      status: 200,
      body: await changeRecruitmentStatus(call.work, call.services, signedIn(call), call.path.id, recruits),
    }
  },
  listVacancies: async (call) => {
    const { page = 1, limit = 10, ...filter } = call.query
    return { status: 200, body: await listVacancies(call.work.db, { ...filter, page, limit }) }
  },
  readVacancy: async (call) => ({
    status: 200,
    body: await readVacancy(call.work.db, call.path.id),
  }),
} satisfies Partial<Handlers>
