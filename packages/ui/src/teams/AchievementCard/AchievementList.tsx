import { clsx } from 'clsx'
import { Trophy } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { EmptyState } from '../../feedback/EmptyState/index.ts'
import { ErrorState } from '../../feedback/ErrorState/index.ts'
import { Skeleton } from '../../feedback/Skeleton/index.ts'
import { AchievementCard, type TeamAchievement } from './AchievementCard.tsx'
import classes from './AchievementCard.module.css'

export type AchievementListTexts = {
  label: string
  loading: string
  empty: string
  emptyHint: string
  failed: string
}

export const achievementListTexts: AchievementListTexts = {
  label: 'Conquistas',
  loading: 'Carregando conquistas...',
  empty: 'Nenhuma conquista',
  emptyHint: 'Títulos e boas campanhas do time aparecem aqui.',
  failed: 'Não foi possível carregar as conquistas',
}

export type AchievementListProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** The latest first. */
  achievements: readonly TeamAchievement[]
  /** Default `ready`. */
  status?: 'loading' | 'ready' | 'error' | undefined
  onRetry?: (() => void) | undefined
  renderActions?: ((achievement: TeamAchievement) => ReactNode) | undefined
  emptyAction?: ReactNode
  headingLevel?: 2 | 3 | undefined
  texts?: Partial<AchievementListTexts> | undefined
}

/** What a team has won, in one to three columns. */
export function AchievementList(props: AchievementListProps) {
  const { achievements, status = 'ready', onRetry, renderActions, emptyAction, headingLevel, ...more } = props
  const { texts, className, ...rest } = more
  const words = { ...achievementListTexts, ...texts }
  const shown = status === 'ready' && achievements.length === 0 ? 'empty' : status
  return (
    <div
      {...rest}
      className={clsx(classes.list, className)}
      data-status={shown}
      aria-busy={shown === 'loading' || undefined}
    >
      <p className="cv-hidden" role="status">
        {shown === 'loading' ? words.loading : ''}
      </p>
      {shown === 'loading' && (
        <div className={classes.grid} aria-hidden="true">
          {[0, 1, 2].map((card) => (
            <Skeleton key={card} height={140} />
          ))}
        </div>
      )}
      {shown === 'error' && <ErrorState title={words.failed} onRetry={onRetry} />}
      {shown === 'empty' && (
        <EmptyState
          icon={<Trophy aria-hidden="true" />}
          title={words.empty}
          description={words.emptyHint}
          action={emptyAction}
        />
      )}
      {shown === 'ready' && (
        <ul className={classes.grid} aria-label={words.label}>
          {achievements.map((achievement) => (
            <li key={achievement.id} className={classes.cell}>
              <AchievementCard
                achievement={achievement}
                actions={renderActions?.(achievement)}
                headingLevel={headingLevel}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
