import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  AchievementCard: {
    use: ['For one thing that a team has won.'],
    avoid: ['For what anybody can earn on the platform: `BadgeList`.'],
    keyboard: [{ keys: 'Tab', does: 'Moves through the actions, where there are any.' }],
    accessibility: ['The picture is decoration; place, title, championship and date are text.'],
    reviewed: '2026-11-21',
  },
  AchievementList: {
    use: ['For everything that a team has won, the latest first.'],
    avoid: ['For wins and losses in numbers: `StatsPanel`.'],
    keyboard: [{ keys: 'Tab', does: 'Moves through the actions of each card.' }],
    accessibility: ['A named list; loading is announced politely, a failure at once.'],
    reviewed: '2026-11-21',
  },
}
