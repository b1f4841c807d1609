import type { Handlers } from './handler.ts'
import { signedIn } from '../contract/signed-in.ts'
import {
  createAchievement,
  listAchievements,
  readAchievement,
  updateAchievement,
} from '../domains/achievements/service.ts'
import { deleteShown } from '../domains/showcase/service.ts'

const targetOf = ({ path }: { path: { id: string; achievementId: string } }) => ({
  teamId: path.id,
  id: path.achievementId,
})

export const achievementHandlers = {
  listAchievements: async (call) => ({
    status: 200,
    body: await listAchievements(call.work.db, signedIn(call), call.path.id),
  }),
  readAchievement: async (call) => ({
    status: 200,
    body: await readAchievement(call.work.db, signedIn(call), targetOf(call)),
  }),
  createAchievement: async (call) => ({
    status: 201,
    body: await createAchievement(call.work, call.services, signedIn(call), call.path.id, call.body),
  }),
  updateAchievement: async (call) => ({
    status: 200,
    body: await updateAchievement(call.work, call.services, signedIn(call), targetOf(call), call.body),
  }),
  deleteAchievement: async (call) => {
    await deleteShown(call.work, call.services, signedIn(call), 'AWARD', targetOf(call))
    return { status: 204 }
  },
} satisfies Partial<Handlers>
