import { clsx } from 'clsx'
import { SearchX } from 'lucide-react'
import { Children, type ComponentPropsWithRef, type ReactNode } from 'react'
import { ListFrame, type ListState, type ListTexts } from '../../feedback/ListFrame/ListFrame.tsx'
import type { ListPages, MoreTexts } from '../../feedback/ListFrame/MoreButton.tsx'
import styles from './CardGrid.module.css'

export type CardGridTexts = ListTexts & { filteredHint: string }

type CardGridProps = ComponentPropsWithRef<'div'> &
  ListState &
  ListPages & {
    retrying?: boolean | undefined
    labels: ListTexts & Partial<CardGridTexts & MoreTexts>
    emptyIcon: ReactNode
    /** The list is empty because of filters. */
    filtered?: boolean | undefined
    /** A placeholder as high as a card, so that nothing jumps. */
    placeholder: ReactNode
    /** Placeholders while loading. */
    expected: number
  }

/** Cards, one a child, in one to three columns. */
export function CardGrid(props: CardGridProps) {
  const { labels, emptyIcon, filtered, placeholder, expected, children, className, ...frame } = props
  const cards = Children.toArray(children)
  const places = Array.from({ length: expected }, () => placeholder)
  return (
    <ListFrame
      {...frame}
      className={clsx(styles.root, className)}
      isEmpty={cards.length === 0}
      labels={filtered ? { ...labels, emptyHint: labels.filteredHint ?? labels.emptyHint } : labels}
      emptyIcon={filtered ? <SearchX aria-hidden="true" /> : emptyIcon}
      placeholder={<Grid label={labels.label} cards={places} hidden />}
    >
      <Grid label={labels.label} cards={cards} />
    </ListFrame>
  )
}

function Grid({ label, cards, hidden }: { label: string; cards: ReactNode[]; hidden?: true }) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {cards.map((card, place) => (
        <li key={keyOf(card, place)} className={styles.item} aria-hidden={hidden}>
          {card}
        </li>
      ))}
    </ul>
  )
}

function keyOf(card: ReactNode, place: number): string | number {
  return typeof card === 'object' && card !== null && 'key' in card && card.key !== null ? card.key : place
}
