'use client'

import { Shield } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { ListState } from '../../feedback/ListFrame/ListFrame.tsx'
import { CardGrid, type CardGridTexts } from '../CardGrid/CardGrid.tsx'
import { TeamCardSkeleton } from '../TeamCardSkeleton/TeamCardSkeleton.tsx'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'

export type TeamGridTexts = CardGridTexts

export const teamGridTexts: TeamGridTexts = {
  label: 'Times',
  loading: 'Carregando times...',
  empty: 'Nenhum time encontrado',
  emptyHint: 'Crie o seu time ou aceite um convite para ele aparecer aqui.',
  filteredHint: 'Tente outra busca ou limpe os filtros.',
  failed: 'Não foi possível carregar os times',
}

export type TeamGridProps = ComponentPropsWithRef<'div'> &
  ListState & {
    /** Team cards, one a child. */
    children?: ReactNode
    /** A search or a game is in force: the empty text then speaks of filters. */
    filtered?: boolean | undefined
    /** Whether the retry is pending. Default false. */
    retrying?: boolean | undefined
    texts?: Partial<TeamGridTexts> | undefined
  }

/** Placeholder cards while the first page loads. */
const SKELETONS = 8

/**
 * Team cards in one to three columns. must show eight placeholders while loading, "Nenhum time encontrado" when there
 * is nothing to show, and *Tentar de novo* after a failure.
 */
export function TeamGrid({ filtered, texts, ...rest }: TeamGridProps) {
  return (
    <CardGrid
      {...rest}
      filtered={filtered}
      labels={useTexts('TeamGrid', teamGridTexts, texts)}
      emptyIcon={<Shield aria-hidden="true" />}
      placeholder={<TeamCardSkeleton />}
      expected={SKELETONS}
    />
  )
}
