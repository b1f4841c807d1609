'use client'

import { Megaphone } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { ListState } from '../../feedback/ListFrame/ListFrame.tsx'
import { Skeleton, SkeletonText } from '../../feedback/Skeleton/Skeleton.tsx'
import { CardGrid, type CardGridTexts } from '../CardGrid/CardGrid.tsx'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './VacancyList.module.css'

export type VacancyListTexts = CardGridTexts

export const vacancyListTexts: VacancyListTexts = {
  label: 'Vagas',
  loading: 'Carregando vagas...',
  empty: 'Nenhuma vaga encontrada',
  emptyHint: 'Quando um time abrir uma vaga, ela aparece aqui.',
  filteredHint: 'Tente outra busca ou limpe os filtros.',
  failed: 'Não foi possível carregar as vagas',
}

export type VacancyListProps = ComponentPropsWithRef<'div'> &
  ListState & {
    /** Vacancy cards, one a child. */
    children?: ReactNode
    /** A search or a filter is in force: the empty text then speaks of filters. */
    filtered?: boolean | undefined
    /** Whether the retry is pending. Default false. */
    retrying?: boolean | undefined
    /** Placeholders while loading. Default 6. */
    expected?: number | undefined
    texts?: Partial<VacancyListTexts> | undefined
  }

/**
 * Vacancy cards in one to three columns, with the states of a list: loading, failed, empty, ready. Loading is
 * announced once and sets `aria-busy`.
 */
export function VacancyList({ filtered, expected = 6, texts, ...rest }: VacancyListProps) {
  return (
    <CardGrid
      {...rest}
      filtered={filtered}
      labels={useTexts('VacancyList', vacancyListTexts, texts)}
      emptyIcon={<Megaphone aria-hidden="true" />}
      placeholder={
        <div className={styles.placeholder}>
          <Skeleton shape="circle" width={40} height={40} />
          <Skeleton width="60%" height={22} />
          <SkeletonText lines={3} />
        </div>
      }
      expected={expected}
    />
  )
}
