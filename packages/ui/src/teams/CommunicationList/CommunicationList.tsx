'use client'

import { clsx } from 'clsx'
import { Megaphone } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { ListFrame, type ListState, type ListTexts } from '../../feedback/ListFrame/ListFrame.tsx'
import type { ListPages } from '../../feedback/ListFrame/MoreButton.tsx'
import { SkeletonRows } from '../../feedback/Skeleton/Skeleton.tsx'
import { ChipGroup } from '../../primitives/Chip/ChipGroup.tsx'
import { communicationKindLabels, type CommunicationKind, type TeamCommunication } from './communication.ts'
import { CommunicationItem } from './CommunicationItem.tsx'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './CommunicationList.module.css'

export const communicationListTexts = {
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

export type CommunicationListTexts = typeof communicationListTexts & ListTexts

export type CommunicationListProps = Omit<ComponentPropsWithRef<'div'>, 'children'> &
  ListState &
  ListPages & {
    /** Newest first. */
    communications: readonly TeamCommunication[]
    /** Only this kind; null for all. Without `onKindChange` there is no filter. */
    kind?: CommunicationKind | null | undefined
    /** Called with the selected kind, null for all. */
    onKindChange?: ((kind: CommunicationKind | null) => void) | undefined
    /** Called when an unread one is opened. */
    onRead?: ((communication: TeamCommunication) => void) | undefined
    /** Shown under an opened communication. */
    renderActions?: ((communication: TeamCommunication) => ReactNode) | undefined
    /** Level of the titles in the page's outline. Default 3. */
    headingLevel?: 2 | 3 | undefined
    /** The time that the relative dates count from; default is the time of the render. */
    now?: Date | undefined
    texts?: Partial<CommunicationListTexts> | undefined
  }

const kinds: readonly CommunicationKind[] = ['INFO', 'WARNING', 'URGENT', 'PRIVATE']

/**
 * Communications to the team and private ones to the user. Opening an unread one marks it as read. Loading is
 * announced politely, a failure at once.
 */
export function CommunicationList(props: CommunicationListProps) {
  const { communications, kind = null, onKindChange, onRead, renderActions, ...more } = props
  const { headingLevel, now, texts, className, ...rest } = more
  const labels = useTexts<CommunicationListTexts>('CommunicationList', communicationListTexts, texts)
  const entry = { onRead, renderActions, headingLevel, now }
  return (
    <ListFrame
      {...rest}
      className={clsx(styles.root, className)}
      labels={labels}
      isEmpty={communications.length === 0}
      emptyIcon={<Megaphone aria-hidden="true" />}
      placeholder={<SkeletonRows rows={4} />}
      head={
        onKindChange && (
          <ChipGroup
            label={labels.filter}
            value={kind ?? 'ALL'}
            onChange={(chosen) => onKindChange(kinds.find((offered) => offered === chosen) ?? null)}
            options={[
              { value: 'ALL', label: labels.all },
              ...kinds.map((option) => ({ value: option, label: labels.kinds[option] })),
            ]}
          />
        )
      }
    >
      <ul className={styles.list} aria-label={labels.label}>
        {communications.map((communication) => (
          <Entry key={communication.id} {...entry} communication={communication} />
        ))}
      </ul>
    </ListFrame>
  )
}

type EntryProps = Pick<CommunicationListProps, 'onRead' | 'renderActions' | 'headingLevel' | 'now'> & {
  communication: TeamCommunication
}

function Entry({ communication, onRead, renderActions, ...rest }: EntryProps) {
  return (
    <li>
      <CommunicationItem
        {...rest}
        communication={communication}
        actions={renderActions?.(communication)}
        onOpenChange={(open) => {
          if (open && !communication.isRead) onRead?.(communication)
        }}
      />
    </li>
  )
}
