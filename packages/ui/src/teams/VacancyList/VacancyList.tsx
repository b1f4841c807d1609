import { clsx } from 'clsx'
import { Megaphone, SearchX } from 'lucide-react'
import { Children, type ComponentPropsWithRef, type ReactNode } from 'react'
import { EmptyState } from '../../feedback/EmptyState/index.ts'
import { ErrorState } from '../../feedback/ErrorState/index.ts'
import { Skeleton, SkeletonText } from '../../feedback/Skeleton/index.ts'
import classes from './VacancyList.module.css'

export type VacancyListTexts = {
  label: string
  loading: string
  empty: string
  emptyHint: string
  filteredHint: string
  failed: string
}

export const vacancyListTexts: VacancyListTexts = {
  label: 'Vagas',
  loading: 'Carregando vagas...',
  empty: 'Nenhuma vaga encontrada',
  emptyHint: 'Quando um time abrir uma vaga, ela aparece aqui.',
  filteredHint: 'Tente outra busca ou limpe os filtros.',
  failed: 'Não foi possível carregar as vagas',
}

export type VacancyListProps = ComponentPropsWithRef<'div'> & {
  /** Default `ready`. */
  status?: 'loading' | 'ready' | 'error' | undefined
  /** Vacancy cards, one a child. */
  children?: ReactNode
  /** A search or a filter is in force: the empty text then speaks of filters. */
  filtered?: boolean | undefined
  /** The one action that fills an empty list. */
  emptyAction?: ReactNode
  onRetry?: (() => void) | undefined
  /** Default false. */
  retrying?: boolean | undefined
  /** Placeholders while loading. Default 6. */
  expected?: number | undefined
  texts?: Partial<VacancyListTexts> | undefined
}

/** Vacancy cards in one to three columns, with the four states of a list: loading, failed, empty, full. */
export function VacancyList(props: VacancyListProps) {
  const {
    status = 'ready',
    children,
    filtered,
    emptyAction,
    onRetry,
    retrying,
    expected = 6,
    ...more
  } = props
  const { texts, className, ...rest } = more
  const words = { ...vacancyListTexts, ...texts }
  const cards = Children.toArray(children)
  const shown = status === 'ready' && cards.length === 0 ? 'empty' : status
  return (
    <div
      {...rest}
      className={clsx(classes.root, className)}
      data-status={shown}
      aria-busy={status === 'loading'}
    >
      <p className="cv-hidden" role="status">
        {shown === 'loading' ? words.loading : ''}
      </p>
      {shown === 'error' && <ErrorState title={words.failed} onRetry={onRetry} retrying={retrying} />}
      {shown === 'empty' && (
        <EmptyState
          icon={filtered ? <SearchX aria-hidden="true" /> : <Megaphone aria-hidden="true" />}
          title={words.empty}
          description={filtered ? words.filteredHint : words.emptyHint}
          action={emptyAction}
        />
      )}
      {(shown === 'loading' || shown === 'ready') && (
        <ul className={classes.grid} aria-label={words.label}>
          {shown === 'loading'
            ? Array.from({ length: expected }, (_, place) => (
                <li key={place} className={classes.item} aria-hidden="true">
                  <Placeholder />
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

/** As high as a card, so that nothing jumps. */
function Placeholder() {
  return (
    <div className={classes.placeholder}>
      <Skeleton shape="circle" width={40} height={40} />
      <Skeleton width="60%" height={22} />
      <SkeletonText lines={3} />
    </div>
  )
}

function keyOf(card: ReactNode, place: number): string | number {
  return typeof card === 'object' && card !== null && 'key' in card && card.key !== null ? card.key : place
}
