import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../../primitives/Button/index.ts'
import { storyTeams } from '../storyTeams.ts'
import { TeamCard } from '../TeamCard/index.ts'
import { TeamGrid } from './TeamGrid.tsx'

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

/** A placeholder is as tall as a card: nothing jumps. */
export const SameHeight = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <TeamGrid>{cards.slice(0, 3)}</TeamGrid>
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

/** How many cards begin at different places of a line. */
function columnsOf(list: HTMLElement): number {
  const lefts = [...list.children].map((item) => Math.round(item.getBoundingClientRect().left))
  return new Set(lefts).size
}

export const OneColumn = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByRole('list', { name: 'Times' }))).toBe(1)
  },
})

export const TwoColumns = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByRole('list', { name: 'Times' }))).toBe(2)
  },
})

export const ThreeColumns = meta.story({
  // As wide as the default one, whose picture it would repeat.
  tags: ['no-picture'],
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByRole('list', { name: 'Times' }))).toBe(3)
  },
})
