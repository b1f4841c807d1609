import type { TeamAchievement } from './AchievementCard.tsx'

export const storyAchievements: readonly TeamAchievement[] = [
  {
    id: '1',
    title: 'Campeões da Copa Convoca de Inverno',
    description: 'Invictos na fase de grupos.',
    placement: 1,
    date: '2026-08-30',
    gameName: 'Valorant',
    championship: 'Copa Convoca 2026',
  },
  {
    id: '2',
    title: 'Vice da Liga Paulista',
    placement: 2,
    date: '2026-05-17',
    gameName: 'Valorant',
    championship: 'Liga Paulista',
  },
  { id: '3', title: 'Melhor torcida', date: '2025-12-01' },
]
