import { id, type SampleRequests } from './samples.ts'
import { fixtureId } from '@convoca/fixtures'

const achievement = {
  title: 'Campeões da Copa',
  description: null,
  placement: 1,
  date: '2026-10-10',
  game_id: null,
  championship: 'Copa Convoca',
}

export const achievements = {
  listAchievements: { params: { id } },
  createAchievement: { params: { id }, body: achievement },
  readAchievement: { params: { id, achievementId: fixtureId('achievement', 0) } },
  updateAchievement: { params: { id, achievementId: fixtureId('achievement', 0) }, body: achievement },
  deleteAchievement: { params: { id, achievementId: fixtureId('achievement', 0) } },
} satisfies SampleRequests
