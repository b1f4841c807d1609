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
  parameters: { visual: 'skip' },
  args: { children: null, filtered: true },
})

/** A placeholder is as tall as a card: nothing jumps. */
export const SameHeight = meta.story({
  parameters: { visual: 'skip' },
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
