import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Tabs } from './Tabs.tsx'

const meta = preview.meta({
  title: 'Primitives/Tabs',
  component: Tabs,
  args: {
    label: 'Time',
    items: [
      { id: 'members', label: 'Membros', href: '/my/teams/TRV', active: true, count: 7 },
      { id: 'invites', label: 'Convites pendentes', href: '/my/teams/TRV/invites', count: 2 },
      { id: 'games', label: 'Partidas', href: '/my/teams/TRV/matches' },
    ],
  },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveFocus()
  },
})
