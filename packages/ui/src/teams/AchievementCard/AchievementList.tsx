'use client'

import { Trophy } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { ListState } from '../../feedback/ListFrame/ListFrame.tsx'
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx'
import { CardGrid } from '../CardGrid/CardGrid.tsx'
import { AchievementCard, type TeamAchievement } from './AchievementCard.tsx'

const achievementListTexts = {
  label: 'Conquistas',
  loading: 'Carregando conquistas...',
  empty: 'Nenhuma conquista',
  emptyHint: 'Títulos e boas campanhas do time aparecem aqui.',
  failed: 'Não foi possível carregar as conquistas',
}

export type AchievementListProps = Omit<ComponentPropsWithRef<'div'>, 'children'> &
  ListState & {
    /** Newest first. */
    achievements: readonly TeamAchievement[]
    /** Buttons of an achievement, e.g. to edit it. */
    renderActions?: ((achievement: TeamAchievement) => ReactNode) | undefined
    /** Level of the titles in the page's outline. Default 3. */
    headingLevel?: 2 | 3 | undefined
  }

/** The titles of a team in one to three columns, newest first. Loading is announced politely, a failure at once. */
export function AchievementList(props: AchievementListProps) {
  const { achievements, renderActions, headingLevel, ...rest } = props
  return (
    <CardGrid
      {...rest}
      labels={achievementListTexts}
      emptyIcon={<Trophy aria-hidden="true" />}
      placeholder={<Skeleton height={140} />}
      expected={3}
    >
      {achievements.map((achievement) => (
        <AchievementCard
          key={achievement.id}
          achievement={achievement}
          actions={renderActions?.(achievement)}
          headingLevel={headingLevel}
        />
      ))}
    </CardGrid>
  )
}
