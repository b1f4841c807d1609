import type { Handlers } from '../contract/handler.ts'
import { signedIn } from '../contract/signed-in.ts'
import {
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
  createVacancy: async (call) => {
    const body = await createVacancy(call.work.db, signedIn(call), call.path.id, call.body)
    await call.services.realtime.teamChanged(call.work, call.path.id, 'RECRUITMENT')
    return { status: 201, body }
  },
  updateVacancy: async (call) => {
    const body = await updateVacancy(call.work.db, signedIn(call), call.path.id, call.body)
    await call.services.realtime.teamChanged(call.work, call.path.id, 'RECRUITMENT')
    return { status: 200, body }
  },
  deleteVacancy: async (call) => {
    await deleteVacancy(call.work.db, signedIn(call), call.path.id, call.path.vacancyId)
    await call.services.realtime.teamChanged(call.work, call.path.id, 'RECRUITMENT')
    return { status: 204 }
  },
  toggleRecruitment: async (call) => {
    const { id, status } = call.path
    const body = await toggleRecruitment(call.work.db, signedIn(call), id, status === 'active')
    await call.services.realtime.teamChanged(call.work, id, 'RECRUITMENT')
    // The team's own page shows it too.
    await call.services.realtime.teamChanged(call.work, id, 'TEAM')
    return { status: 200, body }
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
