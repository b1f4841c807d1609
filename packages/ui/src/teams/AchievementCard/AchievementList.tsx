import { clsx } from 'clsx'
import { Trophy } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { ListFrame, type ListState, type ListTexts } from '../../feedback/ListFrame/index.ts'
import { Skeleton } from '../../feedback/Skeleton/index.ts'
import { AchievementCard, type AchievementCardTexts, type TeamAchievement } from './AchievementCard.tsx'
import styles from './AchievementCard.module.css'

export type AchievementListTexts = ListTexts & { achievementCard?: Partial<AchievementCardTexts> }

export const achievementListTexts: AchievementListTexts = {
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
    texts?: Partial<AchievementListTexts> | undefined
  }

/** The titles of a team in one to three columns, newest first. Loading is announced politely, a failure at once. */
export function AchievementList(props: AchievementListProps) {
  const { achievements, renderActions, headingLevel, texts, className, ...rest } = props
  const labels = { ...achievementListTexts, ...texts }
  return (
    <ListFrame
      {...rest}
      className={clsx(styles.list, className)}
      labels={labels}
      isEmpty={achievements.length === 0}
      emptyIcon={<Trophy aria-hidden="true" />}
      placeholder={
        <div className={styles.grid} aria-hidden="true">
          {[0, 1, 2].map((card) => (
            <Skeleton key={card} height={140} />
          ))}
        </div>
      }
    >
      <ul className={styles.grid} aria-label={labels.label}>
        {achievements.map((achievement) => (
          <li key={achievement.id} className={styles.cell}>
            <AchievementCard
              achievement={achievement}
              actions={renderActions?.(achievement)}
              headingLevel={headingLevel}
              texts={labels.achievementCard}
            />
          </li>
        ))}
      </ul>
    </ListFrame>
  )
}
