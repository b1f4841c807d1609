import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { PageHeader } from '../../primitives/PageHeader/PageHeader.tsx'
import { Pagination } from '../../primitives/Pagination/Pagination.tsx'
import { storyTeams } from '../teams.fixtures.ts'
import { TeamCard } from '../TeamCard/TeamCard.tsx'
import { TeamGrid, type TeamGridProps } from './TeamGrid.tsx'

const cards = storyTeams.map((team) => <TeamCard key={team.tag} team={team} href={`#${team.tag}`} />)

const meta = preview.meta({
  title: 'Teams/TeamGrid',
  component: TeamGrid,
  args: { children: cards },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(6)
  },
})

export const Loading = meta.story({
  args: { status: 'loading', children: null },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('li')).toHaveLength(8)
    await expect(canvas.getByText('Carregando times...')).toBeInTheDocument()
  },
})

export const Empty = meta.story({
  args: { children: null, emptyAction: <Button variant="primary">Criar time</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhum time encontrado')).toBeVisible()
  },
})

export const NothingFound = meta.story({
  args: { children: null, filtered: true },
})

export const Failed = meta.story({
  args: { children: null, status: 'error', onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Não foi possível carregar os times')
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const Retrying = meta.story({
  args: { children: null, status: 'error', onRetry: fn(), retrying: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentando...' }))
    await expect(args.onRetry).not.toHaveBeenCalled()
  },
})

const wordy = {
  name: 'Associação Atlética Desportiva Eletrônica de Pindamonhangaba',
  description: 'Hipopotomonstrosesquipedaliofóbicos reunidos para disputar os circuitos do interior. '.repeat(
    3,
  ),
  ownerName: 'Maximiliano Wanderley de Albuquerque Cavalcanti',
}

export const LongText = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <TeamGrid>
        {storyTeams.slice(0, 2).map((team) => (
          <TeamCard key={team.tag} team={{ ...team, ...wordy }} href={`#${team.tag}`} />
        ))}
      </TeamGrid>
      <TeamGrid
        filtered
        texts={{
          empty:
            'Nenhum time de Pindamonhangaba e região disputa otorrinolaringologia eletrônica por enquanto',
          filteredHint:
            'Experimente procurar por parte do nome, por outro jogo ou por outra cidade; se ainda assim ninguém aparecer, limpe os filtros e percorra a lista inteira com calma.',
        }}
      />
    </div>
  ),
})

/** The page of the user's teams: few cards keep their width, with pagination below. */
export const Examples = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 20 }}>
      <PageHeader
        title="Meus times"
        subtitle="Os times em que você joga."
        actions={<Button variant="primary">Criar time</Button>}
      />
      <TeamGrid>{cards.slice(0, 2)}</TeamGrid>
      <Pagination page={2} totalPages={2} onPageChange={() => {}} />
    </div>
  ),
})

/** The first request fails, the second returns teams. */
function LiveGrid(props: TeamGridProps) {
  const [failed, setFailed] = useState(true)
  return <TeamGrid {...props} status={failed ? 'error' : 'ready'} onRetry={() => setFailed(false)} />
}

/** A failure is tried again; then Tab goes from card to card, and Enter follows one. */
export const Interactions = meta.story({
  args: { children: cards.slice(0, 3), onClick: fn((event) => event.preventDefault()) },
  render: (args) => <LiveGrid {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Tentar de novo' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    for (const { name } of storyTeams.slice(0, 3)) {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name })).toHaveFocus()
    }
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('link', { name: 'Onça Pintada' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
})

/** A placeholder is as tall as a card: nothing jumps. */
export const SameHeight = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <TeamGrid>{cards.slice(0, 1)}</TeamGrid>
      <TeamGrid status="loading" />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const card = canvas.getAllByRole('article')[0]?.getBoundingClientRect().height ?? 0
    const places = [...canvasElement.querySelectorAll('[data-status="loading"] li')]
    const place = places[0]?.getBoundingClientRect().height ?? 0
    await expect(Math.abs(card - place)).toBeLessThanOrEqual(2)
  },
})

/** The number of cards that begin at different places of a line. */
function columnsOf(list: HTMLElement): number {
  const lefts = [...list.children].map((item) => Math.round(item.getBoundingClientRect().left))
  return new Set(lefts).size
}

export const OneColumn = meta.story({
  args: { children: cards.slice(0, 2) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByRole('list', { name: 'Times' }))).toBe(1)
  },
})

export const TwoColumns = meta.story({
  args: { children: cards.slice(0, 3) },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByRole('list', { name: 'Times' }))).toBe(2)
  },
})

export const ThreeColumns = meta.story({
  args: { children: cards.slice(1, 5) },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByRole('list', { name: 'Times' }))).toBe(3)
  },
})
