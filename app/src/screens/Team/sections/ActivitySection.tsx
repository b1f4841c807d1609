import { Button, Panel } from '@convoca/ui'
import { ActivityFeed, ActivityFilters } from '@convoca/ui/app'
import type { ActivityFilter, TeamActivity } from '@convoca/ui/app'
import { useState } from 'react'
import { activitiesAtom } from '../../../atoms/activities.ts'
import type { Activity } from '../../../atoms/activities.ts'
import type { Team } from '../../../atoms/teams.ts'
import { useQueryAtom } from '../../../hooks/useQueryAtom.ts'
import { toTeamPerson } from '../../../mappers/member.ts'
import { toQueryProps } from '../../../mappers/query-props.ts'
import styles from './ActivitySection.module.css'
import type { SectionProps } from './section-props.ts'

const everything: ActivityFilter = { kind: null, period: 'ALL' }

export function ActivitySection({ team }: SectionProps) {
  const [filter, setFilter] = useState(everything)
  const { kind, period } = filter
  const feed = useQueryAtom(activitiesAtom, { teamId: team.id, actionType: kind, timeFilter: period })
  const activities = feed.data?.pages.flatMap((page) => page.data) ?? []
  const isFiltered = kind !== null || period !== 'ALL'
  return (
    <Panel title="Atividade">
      <div className={styles.root}>
        <ActivityFilters value={filter} onChange={setFilter} />
        <ActivityFeed
          activities={activities.map((activity) => toActivity(team, activity))}
          {...toQueryProps(feed)}
          emptyAction={
            isFiltered ? <Button onClick={() => setFilter(everything)}>Limpar filtros</Button> : undefined
          }
          hasMore={feed.hasNextPage}
          loadingMore={feed.isFetchingNextPage}
          onLoadMore={() => void feed.fetchNextPage()}
          texts={
            isFiltered
              ? { empty: 'Nada com estes filtros', emptyHint: 'Tente outro tipo ou um período maior.' }
              : undefined
          }
        />
      </div>
    </Panel>
  )
}

function toActivity(team: Team, { actionType, actor, subject, created_at, ...more }: Activity): TeamActivity {
  return {
    id: more.id,
    kind: actionType,
    actor: actor && toTeamPerson(team, actor),
    subject: subject && toTeamPerson(team, subject),
    role: more.role,
    target: more.target,
    createdAt: created_at,
  }
}
