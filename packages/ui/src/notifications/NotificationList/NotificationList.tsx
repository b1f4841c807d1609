'use client'

import { clsx } from 'clsx'
import { BellOff, CheckCheck } from 'lucide-react'
import { useRef, type ComponentPropsWithRef } from 'react'
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx'
import { ErrorState, type ErrorStateTexts, type Failure } from '../../feedback/ErrorState/ErrorState.tsx'
import { MoreButton, type ListPages } from '../../feedback/ListFrame/MoreButton.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import type { DateTexts } from '../../primitives/format-date/format-date.ts'
import { ChipGroup } from '../../primitives/Chip/ChipGroup.tsx'
import { PageHeader } from '../../primitives/PageHeader/PageHeader.tsx'
import type { NotificationCardTexts } from '../NotificationCard/notification-card-texts.ts'
import { NotificationSkeleton } from '../NotificationCard/NotificationSkeleton.tsx'
import type { NotificationAction, NotificationActions, NotificationItem } from '../notification.ts'
import { NOTIFICATION_GROUPS } from '../kinds.ts'
import { useFocusMainOnUnmount } from '../../feedback/focus-restore/useFocusMainOnUnmount.ts'
import { NotificationDays } from './NotificationDays.tsx'
import { useKindFilter, type NotificationKindFilter } from './useKindFilter.ts'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './NotificationList.module.css'

export type NotificationFilter = 'all' | 'unread'

export const notificationListTexts = {
  title: 'Notificações',
  subtitle: (unread: number): string => {
    if (unread === 0) return 'Você está em dia.'
    return unread === 1 ? '1 não lida' : `${unread} não lidas`
  },
  filter: 'Filtrar notificações',
  all: 'Todas',
  unread: (unread: number): string => (unread > 0 ? `Não lidas (${unread})` : 'Não lidas'),
  /** Label of the kind filter. */
  kind: 'Tipo de notificação',
  allKinds: 'Todos os tipos',
  kinds: {
    invites: 'Convites',
    teams: 'Times',
    schedule: 'Agenda',
    championships: 'Campeonatos',
    news: 'Novidades',
    system: 'Sistema',
  },
  markAll: 'Marcar todas',
  markingAll: 'Marcando...',
  more: 'Carregar mais',
  loadingMore: 'Carregando...',
  loading: 'Carregando notificações',
  emptyTitle: 'Nenhuma notificação',
  emptyText: 'Nenhuma notificação no momento',
  emptyUnreadTitle: 'Nenhuma notificação não lida',
  emptyUnreadText: 'Você já leu tudo.',
  emptyKindTitle: 'Nenhuma notificação deste tipo',
  emptyKindText: 'Veja também os outros tipos.',
  showAll: 'Ver todas',
  errorTitle: 'Não foi possível carregar a página de notificações',
}

export type NotificationListTexts = typeof notificationListTexts & {
  errorState?: Partial<ErrorStateTexts>
  notificationCard?: Partial<NotificationCardTexts>
  /** Texts of the headings. */
  dates?: Partial<DateTexts>
}

export type NotificationListProps = Omit<ComponentPropsWithRef<'section'>, 'children'> &
  NotificationActions &
  ListPages & {
    /** Newest first, as the server gives them (pages of 8). */
    notifications: readonly NotificationItem[]
    /** The state of the whole list. */
    status: 'loading' | 'ready' | 'error'
    /** Controlled filter; pass the matching notifications. */
    filter: NotificationFilter
    /** Called with the other filter. */
    onFilterChange: (filter: NotificationFilter) => void
    /** Controlled kind filter; without it the list keeps its own. Default `all`. */
    kind?: NotificationKindFilter | undefined
    /** Called with the selected kind. */
    onKindChange?: ((kind: NotificationKindFilter) => void) | undefined
    /** All unread ones, also those not loaded. */
    unreadCount: number
    /** Pending action by notification id. */
    pending?: Readonly<Record<string, NotificationAction>> | undefined
    /** Called by "Marcar todas"; without it the button is not rendered. */
    onMarkAllRead?: (() => void) | undefined
    /** Whether marking all as read is pending. Default false. */
    markingAll?: boolean | undefined
    /** Called by "Tentar de novo" after an error; without it the button is not rendered. */
    onRetry?: (() => void) | undefined
    /** Error message and request id, if known; shown in the error state. */
    failure?: Failure | undefined
    /** The time that the relative dates count from; default is the time of the render. */
    now?: Date | undefined
    texts?: Partial<NotificationListTexts> | undefined
  }

/**
 * The whole page of notifications, by day. Brings the page's h1. Of more than a hundred only those near the view are
 * drawn.
 */
export function NotificationList(props: NotificationListProps) {
  const { notifications, status, filter, onFilterChange, unreadCount, pending, onMarkAllRead, ...more } =
    props
  const { markingAll = false, hasMore = false, loadingMore, onLoadMore, onRetry, failure, ...evenMore } = more
  const { now, texts, kind, onKindChange, onAccept, onDecline, onMarkRead, onDelete, className, ...rest } =
    evenMore
  const actions = { onAccept, onDecline, onMarkRead, onDelete }
  const labels = useTexts<NotificationListTexts>('NotificationList', notificationListTexts, texts)
  const canLoad = status === 'ready' && hasMore && loadingMore !== true
  const { chosen, shown, choose } = useKindFilter({ notifications, kind, onKindChange, canLoad, onLoadMore })
  return (
    <section
      {...rest}
      className={clsx(styles.root, className)}
      data-status={status}
      data-filter={filter}
      data-kind={chosen}
    >
      <PageHeader
        title={labels.title}
        // A space keeps the line while it loads.
        subtitle={status === 'ready' ? labels.subtitle(unreadCount) : '\u00a0'}
        actions={
          unreadCount > 0 && onMarkAllRead ? (
            <MarkAll {...{ markingAll, onMarkAllRead, labels }} />
          ) : undefined
        }
      />
      <Filters {...{ filter, onFilterChange, unreadCount, labels }} kind={chosen} onKind={choose} />
      {status === 'loading' && (
        <div className={styles.cards} role="status" aria-label={labels.loading}>
          <NotificationSkeleton view="full" count={8} />
        </div>
      )}
      {status === 'error' && (
        <ErrorState {...failure} title={labels.errorTitle} onRetry={onRetry} texts={labels.errorState} />
      )}
      {status === 'ready' && shown.length === 0 && !loadingMore && (
        <NoNotifications
          kind={chosen}
          onAllKinds={() => choose('all')}
          {...{ filter, onFilterChange, labels }}
        />
      )}
      {status === 'ready' && shown.length > 0 && (
        <NotificationDays {...{ pending, now, labels }} notifications={shown} {...actions} />
      )}
      {status === 'ready' && hasMore && <MoreButton {...{ loadingMore, onLoadMore, labels }} />}
    </section>
  )
}

type FiltersProps = Pick<NotificationListProps, 'filter' | 'onFilterChange' | 'unreadCount'> & {
  kind: NotificationKindFilter
  onKind: (kind: NotificationKindFilter) => void
  labels: NotificationListTexts
}

function Filters({ filter, onFilterChange, unreadCount, kind, onKind, labels }: FiltersProps) {
  return (
    <div className={styles.filters}>
      <ChipGroup
        label={labels.filter}
        value={filter}
        onChange={(value) => onFilterChange(value === 'unread' ? 'unread' : 'all')}
        options={[
          { value: 'all', label: labels.all },
          { value: 'unread', label: labels.unread(unreadCount) },
        ]}
      />
      <ChipGroup
        label={labels.kind}
        value={kind}
        onChange={(value) => onKind(NOTIFICATION_GROUPS.find((group) => group === value) ?? 'all')}
        options={[
          { value: 'all', label: labels.allKinds },
          ...NOTIFICATION_GROUPS.map((group) => ({ value: group, label: labels.kinds[group] })),
        ]}
      />
    </div>
  )
}

interface MarkAllProps {
  markingAll: boolean
  onMarkAllRead: () => void
  labels: NotificationListTexts
}

/** The button that marks all as read; not rendered when nothing is unread. */
function MarkAll({ markingAll, onMarkAllRead, labels }: MarkAllProps) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusMainOnUnmount(button)
  return (
    <Button
      ref={button}
      icon={<CheckCheck aria-hidden="true" />}
      loading={markingAll}
      loadingLabel={labels.markingAll}
      onClick={onMarkAllRead}
    >
      {labels.markAll}
    </Button>
  )
}

type NothingProps = Pick<NotificationListProps, 'filter' | 'onFilterChange'> & {
  kind: NotificationKindFilter
  onAllKinds: () => void
  labels: NotificationListTexts
}

function NoNotifications({ filter, onFilterChange, kind, onAllKinds, labels }: NothingProps) {
  const unread = filter === 'unread'
  if (kind !== 'all') {
    return (
      <EmptyState
        icon={<BellOff aria-hidden="true" />}
        title={labels.emptyKindTitle}
        description={labels.emptyKindText}
        action={<Button onClick={onAllKinds}>{labels.showAll}</Button>}
      />
    )
  }
  return (
    <EmptyState
      icon={<BellOff aria-hidden="true" />}
      title={unread ? labels.emptyUnreadTitle : labels.emptyTitle}
      description={unread ? labels.emptyUnreadText : labels.emptyText}
      action={unread ? <Button onClick={() => onFilterChange('all')}>{labels.showAll}</Button> : undefined}
    />
  )
}
