export { StatsPanel, type StatsPanelProps } from './StatsPanel.tsx'
export type { PlayedMatch, TeamStats, UpcomingMatch } from './StatsPanel.tsx'
export type { StatsPanelTexts } from './stats-panel-texts.ts'
