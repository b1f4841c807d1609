import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { ChampionshipCard } from '../ChampionshipCard/ChampionshipCard.tsx'
import { storyChampionships } from '../championships.fixtures.ts'
import { ChampionshipList, type ChampionshipListProps } from './ChampionshipList.tsx'

const cards = storyChampionships.map((championship) => (
  <ChampionshipCard key={championship.id} championship={championship} href={`#${championship.url}`} />
))

const meta = preview.meta({
  title: 'Championships/ChampionshipList',
  component: ChampionshipList,
  args: { children: cards, onRetry: fn(), onLoadMore: fn() },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(storyChampionships.length)
    await expect(canvas.queryByRole('button', { name: 'Mostrar mais' })).toBeNull()
  },
})

/** A placeholder is as tall as a card: nothing jumps. */
export const Loading = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <ChampionshipList>{cards.slice(0, 1)}</ChampionshipList>
      <ChampionshipList status="loading" expected={3} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Carregando campeonatos...')).toBeInTheDocument()
    const card = canvas.getAllByRole('article')[0]?.getBoundingClientRect().height ?? 0
    const place = canvasElement.querySelector('[data-status="loading"] li')
    await expect(Math.abs(card - (place?.getBoundingClientRect().height ?? 0))).toBeLessThanOrEqual(2)
  },
})

export const Empty = meta.story({ args: { children: null } })

export const NothingFound = meta.story({
  args: { children: null, filtered: true, emptyAction: <Button>Limpar filtros</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tente outra busca ou limpe os filtros.')).toBeVisible()
  },
})

export const Failed = meta.story({
  args: { children: null, status: 'error' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Não deu para carregar os campeonatos')
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const LongText = meta.story({
  args: {
    children: null,
    filtered: true,
    texts: {
      empty: 'Nenhum campeonato de otorrinolaringologia eletrônica em Pindamonhangaba e região',
      filteredHint:
        'Experimente procurar por parte do nome ou por outro jogo; se ainda assim nada aparecer, limpe os filtros e percorra a lista inteira com calma.',
    },
  },
})

/** The next page is on its way. */
export const Examples = meta.story({
  args: { children: cards.slice(0, 3), hasMore: true, loadingMore: true },
})

/** Two cards a page. */
function PagedList(props: ChampionshipListProps) {
  const [pages, setPages] = useState(1)
  return (
    <ChampionshipList {...props} hasMore={pages * 2 < cards.length} onLoadMore={() => setPages(pages + 1)}>
      {cards.slice(0, pages * 2)}
    </ChampionshipList>
  )
}

/** Tab goes from card to card to *Mostrar mais*, which adds a page below. */
export const Interactions = meta.story({
  render: () => <PagedList />,
  play: async ({ canvas, userEvent }) => {
    const [first, second, third] = storyChampionships
    for (const cup of [first, second]) {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: cup?.name ?? '' })).toHaveFocus()
    }
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Mostrar mais' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('link', { name: third?.name ?? '' })).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(4)
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getAllByRole('article')).toHaveLength(6)
    await expect(canvas.queryByRole('button', { name: 'Mostrar mais' })).toBeNull()
  },
})
