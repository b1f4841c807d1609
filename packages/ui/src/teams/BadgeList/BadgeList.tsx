import { clsx } from 'clsx'
import { Award } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { EmptyState } from '../../feedback/EmptyState/index.ts'
import { ErrorState } from '../../feedback/ErrorState/index.ts'
import { SkeletonRows } from '../../feedback/Skeleton/index.ts'
import { ImageWithFallback } from '../../media/ImageWithFallback/index.ts'
import { cardDate } from '../teamDates.ts'
import classes from './BadgeList.module.css'

export type TeamBadge = {
  id: string
  name: string
  /** What it was given for. */
  description?: string | undefined
  /** Square picture. Absent or broken: a medal. */
  iconUrl?: string | undefined
  /** ISO date. */
  receivedAt?: string | undefined
}

export type BadgeListTexts = {
  label: string
  received: (date: string) => string
  loading: string
  empty: string
  emptyHint: string
  failed: string
}

export const badgeListTexts: BadgeListTexts = {
  label: 'Insígnias do time',
  received: (date) => `desde ${date}`,
  loading: 'Carregando insígnias...',
  empty: 'Nenhuma insígnia ainda',
  emptyHint: 'Campeonatos e participações rendem insígnias.',
  failed: 'Não foi possível carregar as insígnias',
}

export type BadgeListProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  badges: readonly TeamBadge[]
  /** Default `ready`. */
  status?: 'loading' | 'ready' | 'error' | undefined
  onRetry?: (() => void) | undefined
  texts?: Partial<BadgeListTexts> | undefined
}

/** Badges of a team (requirement 001 §7, badgets): picture, name, what for, since when. */
export function BadgeList(props: BadgeListProps) {
  const { badges, status = 'ready', onRetry, texts, className, ...rest } = props
  const words = { ...badgeListTexts, ...texts }
  const shown = status === 'ready' && badges.length === 0 ? 'empty' : status
  return (
    <div
      {...rest}
      className={clsx(classes.root, className)}
      data-status={shown}
      aria-busy={shown === 'loading' || undefined}
    >
      <p className="cv-hidden" role="status">
        {shown === 'loading' ? words.loading : ''}
      </p>
      {shown === 'loading' && <SkeletonRows rows={2} />}
      {shown === 'error' && <ErrorState title={words.failed} onRetry={onRetry} />}
      {shown === 'empty' && (
        <EmptyState icon={<Award aria-hidden="true" />} title={words.empty} description={words.emptyHint} />
      )}
      {shown === 'ready' && (
        <ul className={classes.list} aria-label={words.label}>
          {badges.map((badge) => (
            <BadgeItem key={badge.id} badge={badge} words={words} />
          ))}
        </ul>
      )}
    </div>
  )
}

function BadgeItem({ badge, words }: { badge: TeamBadge; words: BadgeListTexts }) {
  const date = cardDate(badge.receivedAt)
  return (
    <li className={classes.badge}>
      <span className={classes.icon} aria-hidden="true">
        <ImageWithFallback className={classes.picture} src={badge.iconUrl} alt="" fallback={<Award />} />
      </span>
      <span className={classes.words}>
        <span className={classes.name}>{badge.name}</span>
        {badge.description && <span className={classes.line}>{badge.description}</span>}
        {date !== undefined && (
          <time className={classes.date} dateTime={badge.receivedAt}>
            {words.received(date)}
          </time>
        )}
      </span>
    </li>
  )
}
