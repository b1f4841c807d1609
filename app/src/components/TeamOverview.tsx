import { Panel } from '@convoca/ui'
import { BadgeList, StatsPanel } from '@convoca/ui/app'
import type { ReactNode } from 'react'
import { teamBadgesAtom, teamStatsAtom } from '../atoms/teams.ts'
import { useQueryAtom } from '../hooks/useQueryAtom.ts'
import { toQueryProps } from '../mappers/query-props.ts'
import { toBadge, toStats } from '../mappers/team-overview.ts'
import styles from './TeamOverview.module.css'

export interface TeamOverviewProps {
  teamId: string
  description: string
  /** The panels below the description. */
  more?: ReactNode
  /** The panel above the badges. */
  children: ReactNode
}

/** The parts that a team's inner and public page share: description, results and badges. */
export function TeamOverview({ teamId, description, more, children }: TeamOverviewProps) {
  const stats = useQueryAtom(teamStatsAtom, teamId)
  const badges = useQueryAtom(teamBadgesAtom, teamId)
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Panel title="Sobre">
          <p className={styles.about}>{description}</p>
        </Panel>
        {more}
        <Panel title="Desempenho">
          <StatsPanel stats={stats.data && toStats(stats.data)} {...toQueryProps(stats)} />
        </Panel>
      </div>
      <div className={styles.column}>
        {children}
        <Panel title="Insígnias">
          <BadgeList badges={(badges.data ?? []).map(toBadge)} {...toQueryProps(badges)} />
        </Panel>
      </div>
    </div>
  )
}
