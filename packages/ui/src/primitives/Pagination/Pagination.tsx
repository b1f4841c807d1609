'use client'

import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { HTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { pageNumbers } from './page-numbers.ts'
import { useTexts } from '../useTexts/useTexts.ts'
import styles from './Pagination.module.css'

export const paginationTexts = {
  label: 'Páginas',
  previous: 'Página anterior',
  next: 'Próxima página',
  page: (page: number, totalPages: number) => `Página ${page} de ${totalPages}`,
}

export type PaginationTexts = typeof paginationTexts

export type PaginationProps = HTMLAttributes<HTMLElement> & {
  /** The present page, from 1. */
  page: number
  /** Number of pages; nothing is rendered for one or none. */
  totalPages: number
  /** Called with the selected page, from 1. */
  onPageChange?: ((page: number) => void) | undefined
  /** Returns the address of a page; the numbers are then links. */
  hrefFor?: ((page: number) => string) | undefined
  texts?: Partial<PaginationTexts> | undefined
  ref?: Ref<HTMLElement>
}

/**
 * Pages of a list whose pages have addresses. must render nothing for a single page. The current page has
 * `aria-current="page"`. Lists that load more on scroll do not need it.
 */
export function Pagination({
  page,
  totalPages,
  onPageChange,
  hrefFor,
  texts,
  className,
  ...rest
}: PaginationProps) {
  const t = useTexts('Pagination', paginationTexts, texts)
  if (totalPages <= 1) return null
  const place = (to: number, label: string, children: ReactNode) => (
    <Place
      label={label}
      current={to === page}
      disabled={to < 1 || to > totalPages}
      href={hrefFor?.(to)}
      onPress={() => onPageChange?.(to)}
    >
      {children}
    </Place>
  )
  return (
    <nav aria-label={t.label} {...rest} className={clsx(styles.nav, className)}>
      <ul className={styles.list}>
        <li>{place(page - 1, t.previous, <ChevronLeft aria-hidden />)}</li>
        {pageNumbers(page, totalPages).map((number, index) =>
          number === null ? (
            <li key={`gap-${index}`} className={styles.gap} aria-hidden>
              …
            </li>
          ) : (
            <li key={number} className={styles.number}>
              {place(number, t.page(number, totalPages), number)}
            </li>
          ),
        )}
        <li className={styles.summary}>{`${page} / ${totalPages}`}</li>
        <li>{place(page + 1, t.next, <ChevronRight aria-hidden />)}</li>
      </ul>
    </nav>
  )
}

interface PlaceProps {
  label: string
  current: boolean
  disabled: boolean
  href: string | undefined
  onPress: () => void
  children: ReactNode
}

function Place({ label, current, disabled, href, onPress, children }: PlaceProps) {
  const shared = {
    className: styles.place,
    'aria-label': label,
    'aria-current': current ? ('page' as const) : undefined,
  }
  if (href === undefined || disabled) {
    return (
      <button {...shared} type="button" disabled={disabled} onClick={onPress}>
        {children}
      </button>
    )
  }
  // The browser opens the address if a modifier key is pressed; a plain click calls the handler.
  const follow = (event: MouseEvent) => {
    if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onPress()
  }
  return (
    <a {...shared} href={href} onClick={follow}>
      {children}
    </a>
  )
}
