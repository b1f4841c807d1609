import type { Handlers } from '../contract/handler.ts'
import { signedIn } from '../contract/signed-in.ts'
import {
  createAchievement,
  deleteAchievement,
  listAchievements,
  readAchievement,
  updateAchievement,
} from '../domains/achievements/service.ts'

export const achievementHandlers = {
  listAchievements: async (call) => ({
    status: 200,
    body: await listAchievements(call.work.db, signedIn(call), call.path.id),
  }),
  readAchievement: async (call) => ({
    status: 200,
    body: await readAchievement(call.work.db, signedIn(call), call.path.id, call.path.achievementId),
  }),
  createAchievement: async (call) => {
    const { work, services, path } = call
    const body = await createAchievement(work.db, signedIn(call), path.id, call.body, services.now())
    await services.realtime.teamChanged(work, path.id, 'ACHIEVEMENTS')
    return { status: 201, body }
  },
  updateAchievement: async (call) => {
    const { work, services, path } = call
    const target = { teamId: path.id, id: path.achievementId }
    const body = await updateAchievement(work.db, signedIn(call), target, call.body, services.now())
    await services.realtime.teamChanged(work, path.id, 'ACHIEVEMENTS')
    return { status: 200, body }
  },
  deleteAchievement: async (call) => {
    const { work, services, path } = call
    await deleteAchievement(work, services, signedIn(call), { teamId: path.id, id: path.achievementId })
    await services.realtime.teamChanged(work, path.id, 'ACHIEVEMENTS')
    return { status: 204 }
  },
} satisfies Partial<Handlers>
