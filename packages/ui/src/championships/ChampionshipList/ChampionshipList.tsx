'use client'

import { Goal } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { ListPages } from '../../feedback/ListFrame/MoreButton.tsx'
import type { ListState } from '../../feedback/ListFrame/ListFrame.tsx'
import { CardGrid, type CardGridTexts } from '../../teams/CardGrid/CardGrid.tsx'
import { ChampionshipCardSkeleton } from './ChampionshipCardSkeleton.tsx'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'

const championshipListTexts = {
  label: 'Campeonatos',
  loading: 'Carregando campeonatos...',
  empty: 'Nenhum campeonato por aqui ainda',
  emptyHint: 'Quando as inscrições de um abrirem, ele aparece aqui.',
  filteredHint: 'Tente outra busca ou limpe os filtros.',
  failed: 'Não deu para carregar os campeonatos',
  more: 'Mostrar mais',
  loadingMore: 'Carregando...',
}

export type ChampionshipListTexts = typeof championshipListTexts & CardGridTexts

export type ChampionshipListProps = ComponentPropsWithRef<'div'> &
  ListState &
  ListPages & {
    /** Championship cards, one a child. */
    children?: ReactNode
    /** A search or a filter is in force: the empty text then speaks of filters. */
    filtered?: boolean | undefined
    /** Whether the retry is pending. Default false. */
    retrying?: boolean | undefined
    /** Placeholders while loading. Default 6. */
    expected?: number | undefined
    texts?: Partial<ChampionshipListTexts> | undefined
  }

/**
 * Championship cards in one to three columns, with the states of a list: loading, failed, empty, ready, and *Mostrar
 * mais* while there are more. Loading is announced once and sets `aria-busy`.
 */
export function ChampionshipList({ filtered, expected = 6, texts, ...rest }: ChampionshipListProps) {
  return (
    <CardGrid
      {...rest}
      filtered={filtered}
      labels={useTexts<ChampionshipListTexts>('ChampionshipList', championshipListTexts, texts)}
      emptyIcon={<Goal aria-hidden="true" />}
      placeholder={<ChampionshipCardSkeleton />}
      expected={expected}
    />
  )
}
