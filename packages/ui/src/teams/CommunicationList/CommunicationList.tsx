import { clsx } from 'clsx'
import { Megaphone } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { EmptyState } from '../../feedback/EmptyState/index.ts'
import { ErrorState } from '../../feedback/ErrorState/index.ts'
import { SkeletonRows } from '../../feedback/Skeleton/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import { ChipGroup } from '../../primitives/Chip/index.ts'
import { communicationKindLabels, type CommunicationKind, type TeamCommunication } from './communication.ts'
import { CommunicationItem, type CommunicationItemTexts } from './CommunicationItem.tsx'
import classes from './CommunicationList.module.css'

export type CommunicationListTexts = {
  label: string
  filter: string
  all: string
  kinds: Readonly<Record<CommunicationKind, string>>
  loading: string
  empty: string
  emptyHint: string
  failed: string
  more: string
  loadingMore: string
}

export const communicationListTexts: CommunicationListTexts = {
  label: 'Comunicados',
  filter: 'Filtrar comunicados',
  all: 'Todos',
  kinds: communicationKindLabels,
  loading: 'Carregando comunicados...',
  empty: 'Nenhum comunicado',
  emptyHint: 'Avisos ao time e mensagens privadas aparecem aqui.',
  failed: 'Não foi possível carregar os comunicados',
  more: 'Carregar mais',
  loadingMore: 'Carregando...',
}

export type CommunicationListProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Newest first. */
  communications: readonly TeamCommunication[]
  /** Default `ready`. */
  status?: 'loading' | 'ready' | 'error' | undefined
  onRetry?: (() => void) | undefined
  /** Only this kind; null for all. Without `onKindChange` there is no filter. */
  kind?: CommunicationKind | null | undefined
  onKindChange?: ((kind: CommunicationKind | null) => void) | undefined
  /** Called when an unread one is opened. */
  onRead?: ((communication: TeamCommunication) => void) | undefined
  /** Under an opened one. */
  renderActions?: ((communication: TeamCommunication) => ReactNode) | undefined
  /** What fills an empty list. */
  emptyAction?: ReactNode
  /** Whether "Carregar mais" is shown. Default false. */
  hasMore?: boolean | undefined
  loadingMore?: boolean | undefined
  onLoadMore?: (() => void) | undefined
  headingLevel?: 2 | 3 | undefined
  /** For the relative dates; default is the time of the render. */
  now?: Date | undefined
  texts?: Partial<CommunicationListTexts> | undefined
  itemTexts?: Partial<CommunicationItemTexts> | undefined
}

const kinds: readonly CommunicationKind[] = ['INFO', 'WARNING', 'URGENT', 'PRIVATE']

/** What was said to the team and, privately, to the reader. Opening an unread one reads it. */
export function CommunicationList(props: CommunicationListProps) {
  const { communications, status = 'ready', onRetry, kind = null, onKindChange, onRead, ...more } = props
  const { renderActions, emptyAction, hasMore = false, loadingMore = false, onLoadMore, ...evenMore } = more
  const { headingLevel, now, texts, itemTexts, className, ...rest } = evenMore
  const entry = { onRead, renderActions, headingLevel, now, itemTexts }
  const words = { ...communicationListTexts, ...texts }
  const shown = status === 'ready' && communications.length === 0 ? 'empty' : status
  return (
    <div
      {...rest}
      className={clsx(classes.root, className)}
      data-status={shown}
      aria-busy={shown === 'loading' || undefined}
    >
      {onKindChange && (
        <ChipGroup
          label={words.filter}
          value={kind ?? 'ALL'}
          onChange={(chosen) => onKindChange(kinds.find((each) => each === chosen) ?? null)}
          options={[
            { value: 'ALL', label: words.all },
            ...kinds.map((each) => ({ value: each, label: words.kinds[each] })),
          ]}
        />
      )}
      <p className="cv-hidden" role="status">
        {shown === 'loading' ? words.loading : ''}
      </p>
      {shown === 'loading' && <SkeletonRows rows={4} />}
      {shown === 'error' && <ErrorState title={words.failed} onRetry={onRetry} />}
      {shown === 'empty' && (
        <EmptyState
          icon={<Megaphone aria-hidden="true" />}
          title={words.empty}
          description={words.emptyHint}
          action={emptyAction}
        />
      )}
      {shown === 'ready' && (
        <ul className={classes.list} aria-label={words.label}>
          {communications.map((communication) => (
            <Entry key={communication.id} {...entry} communication={communication} />
          ))}
        </ul>
      )}
      {shown === 'ready' && hasMore && (
        <Button
          className={classes.more}
          loading={loadingMore}
          loadingLabel={words.loadingMore}
          onClick={onLoadMore}
        >
          {words.more}
        </Button>
      )}
    </div>
  )
}

type EntryProps = Pick<
  CommunicationListProps,
  'onRead' | 'renderActions' | 'headingLevel' | 'now' | 'itemTexts'
> & { communication: TeamCommunication }

function Entry({ communication, onRead, renderActions, headingLevel, now, itemTexts }: EntryProps) {
  return (
    <li>
      <CommunicationItem
        communication={communication}
        actions={renderActions?.(communication)}
        onOpenChange={(open) => {
          if (open && !communication.isRead) onRead?.(communication)
        }}
        headingLevel={headingLevel}
        now={now}
        texts={itemTexts}
      />
    </li>
  )
}
