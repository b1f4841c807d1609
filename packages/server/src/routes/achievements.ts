import type { Handlers } from './handler.ts'
import {
  createAchievement,
  listAchievements,
  readAchievement,
  updateAchievement,
} from '../domains/achievements/service.ts'
import { deleteShown } from '../domains/team-content/service.ts'

const targetOf = (path: { id: string; achievementId: string }) => ({
  teamId: path.id,
  id: path.achievementId,
})

export const achievementHandlers = {
  listAchievements: async ({ context, path }) => ({
    status: 200,
    body: await listAchievements(context, path.id),
  }),
  readAchievement: async ({ context, path }) => ({
    status: 200,
    body: await readAchievement(context, targetOf(path)),
  }),
  createAchievement: async ({ context, path, body }) => ({
    status: 201,
    body: await createAchievement(context, path.id, body),
  }),
  updateAchievement: async ({ context, path, body }) => ({
    status: 200,
    body: await updateAchievement(context, targetOf(path), body),
  }),
  deleteAchievement: async ({ context, path }) => {
    await deleteShown(context, 'AWARD', targetOf(path))
    return { status: 204 }
  },
} satisfies Partial<Handlers>
