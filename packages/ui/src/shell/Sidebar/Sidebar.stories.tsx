import preview from '../../../../../.storybook/preview.tsx'
import { expect, fn } from 'storybook/test'
import { Sidebar } from './Sidebar.tsx'

const meta = preview.meta({
  title: 'Shell/Sidebar',
  component: Sidebar,
})

export const Default = meta.story({ args: { onLogout: fn() } })

export const Collapsed = meta.story({ args: { collapsed: true, onLogout: fn() } })

export const Guest = meta.story({
  args: { guest: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Campeonatos',
      'Eventos',
      'Minhas Equipes',
      'Vagas',
      'Players',
    ])
  },
})
