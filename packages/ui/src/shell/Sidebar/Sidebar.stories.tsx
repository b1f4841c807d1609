import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { dashboardItem, mainMenuItems, markActive } from '../menu/menu.tsx'
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

const items = markActive([dashboardItem, ...mainMenuItems], '/teams')

/** The menu of a member on the page of teams, wide and narrow, and of a guest. */
export const Examples = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      <Sidebar items={items} onLogout={fn()} aria-label="Menu aberto" style={{ height: 480 }} />
      <Sidebar items={items} onLogout={fn()} collapsed aria-label="Menu recolhido" style={{ height: 480 }} />
      <Sidebar items={items} guest aria-label="Menu de visitante" style={{ height: 480 }} />
    </div>
  ),
})

/** Names take the lines they need; icons stay where they are. */
export const LongText = meta.story({
  args: {
    items: [
      { ...dashboardItem, label: 'Painel com tudo o que acontece nos seus times', active: true },
      ...mainMenuItems.map((item) => ({ ...item, label: `${item.label} inconstitucionalissimamente` })),
    ],
    onLogout: fn(),
  },
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('navigation')
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth)
  },
})

export const Interactions = meta.story({
  args: { items: items.slice(1, 4), onLogout: fn() },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('Tab goes from entry to entry', async () => {
      for (const name of ['Campeonatos', 'Eventos', 'Minhas Equipes', 'Configurações']) {
        await userEvent.tab()
        await expect(canvas.getByRole('link', { name })).toHaveFocus()
      }
      await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Minhas Equipes')
    })
    await step('Enter follows the link', async () => {
      const follow = fn((event: Event) => event.preventDefault())
      document.activeElement?.addEventListener('click', follow, { once: true })
      await userEvent.keyboard('{Enter}')
      await expect(follow).toHaveBeenCalledOnce()
    })
    await step('and Sair is the last', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Sair' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onLogout).toHaveBeenCalledOnce()
    })
  },
})
