import { achievementService, listAchievements } from '../domains/achievements/service.ts'
import type { Handlers } from './handler.ts'

const toTarget = (path: { id: string; achievementId: string }) => ({
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
    body: await achievementService.read(context, toTarget(path)),
  }),
  createAchievement: async ({ context, path, body }) => ({
    status: 201,
    body: await achievementService.create(context, path.id, body),
  }),
  updateAchievement: async ({ context, path, body }) => ({
    status: 200,
    body: await achievementService.update(context, toTarget(path), body),
  }),
  deleteAchievement: async ({ context, path }) => {
    await achievementService.delete(context, toTarget(path))
    return { status: 204 }
  },
} satisfies Partial<Handlers>
