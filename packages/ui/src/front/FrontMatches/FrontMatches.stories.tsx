import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { frontMatches } from '../front.fixtures.ts'
import { FrontMatches } from './FrontMatches.tsx'

const meta = preview.meta({
  title: 'Front/FrontMatches',
  component: FrontMatches,
  args: { matches: frontMatches },
})

export const Default = meta.story({
  tags: ['screenshot-dark'],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Partidas de agora e as próximas' })
    await expect(list.children).toHaveLength(frontMatches.length)
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('href', frontMatches[0].href)
  },
})

export const One = meta.story({ args: { matches: frontMatches.slice(0, 1) } })

export const Interactions = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus()
  },
})
