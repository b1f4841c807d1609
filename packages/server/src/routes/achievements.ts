import { achievementService, listAchievements } from '../domains/achievements/service.ts'
import type { Handlers } from './handler.ts'

const toTarget = (path: { id: string; achievementId: string }) => ({
  teamId: path.id,
  id: path.achievementId,
})

export const achievementHandlers = {
  listAchievements: ({ context, path }) => listAchievements(context, path.id),
  readAchievement: ({ context, path }) => achievementService.read(context, toTarget(path)),
  createAchievement: ({ context, path, body }) => achievementService.create(context, path.id, body),
  updateAchievement: ({ context, path, body }) => achievementService.update(context, toTarget(path), body),
  deleteAchievement: ({ context, path }) => achievementService.delete(context, toTarget(path)),
} satisfies Partial<Handlers>
