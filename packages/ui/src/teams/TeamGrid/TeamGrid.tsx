import { clsx } from 'clsx'
import { SearchX, Shield } from 'lucide-react'
import { Children, type ComponentPropsWithRef, type ReactNode } from 'react'
import { EmptyState } from '../../feedback/EmptyState/index.ts'
import { TeamCardSkeleton } from '../TeamCardSkeleton/index.ts'
import classes from './TeamGrid.module.css'

export type TeamGridTexts = {
  label: string
  loading: string
  empty: string
  emptyHint: string
  filteredHint: string
}

export const teamGridTexts: TeamGridTexts = {
  label: 'Times',
  loading: 'Carregando times...',
  empty: 'Nenhum time encontrado',
  emptyHint: 'Crie o seu time ou aceite um convite para ver ele aqui.',
  filteredHint: 'Tente outra busca ou limpe os filtros.',
}

export type TeamGridProps = ComponentPropsWithRef<'div'> & {
  /** Default `ready`. */
  status?: 'loading' | 'ready' | undefined
  /** Team cards, one a child. */
  children?: ReactNode
  /** A search or a game is in force: the empty text then speaks of filters. */
  filtered?: boolean | undefined
  /** The one action that fills an empty list. */
  emptyAction?: ReactNode
  texts?: Partial<TeamGridTexts> | undefined
}

/** Placeholder cards while the first page is on its way (requirement 001 §9). */
const SKELETONS = 8

/**
 * Team cards in one to three columns. MUST show eight placeholders while loading and "Nenhum time encontrado" when
 * there is nothing to show.
 */
export function TeamGrid(props: TeamGridProps) {
  const { status = 'ready', children, filtered, emptyAction, texts, className, ...rest } = props
  const words = { ...teamGridTexts, ...texts }
  const cards = Children.toArray(children)
  const empty = status === 'ready' && cards.length === 0
  return (
    <div
      {...rest}
      className={clsx(classes.root, className)}
      data-status={empty ? 'empty' : status}
      aria-busy={status === 'loading'}
    >
      <p className="cv-hidden" role="status">
        {status === 'loading' ? words.loading : ''}
      </p>
      {empty ? (
        <EmptyState
          icon={filtered ? <SearchX aria-hidden="true" /> : <Shield aria-hidden="true" />}
          title={words.empty}
          description={filtered ? words.filteredHint : words.emptyHint}
          action={emptyAction}
        />
      ) : (
        <ul className={classes.grid} aria-label={words.label}>
          {status === 'loading'
            ? Array.from({ length: SKELETONS }, (_, place) => (
                <li key={place} className={classes.item} aria-hidden="true">
                  <TeamCardSkeleton />
                </li>
              ))
            : cards.map((card, place) => (
                <li key={keyOf(card, place)} className={classes.item}>
                  {card}
                </li>
              ))}
        </ul>
      )}
    </div>
  )
}

function keyOf(card: ReactNode, place: number): string | number {
  return typeof card === 'object' && card !== null && 'key' in card && card.key !== null ? card.key : place
}
