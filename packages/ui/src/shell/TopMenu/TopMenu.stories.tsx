import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { mainMenuItems, markActive } from '../menu/menu.tsx'
import { TopMenu } from './TopMenu.tsx'

const meta = preview.meta({
  title: 'Shell/TopMenu',
  component: TopMenu,
  args: { items: markActive(mainMenuItems, '/teams') },
})

export const Default = meta.story({})

/** The main entries, and those of a championship's own pages. */
export const Examples = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <TopMenu items={markActive(mainMenuItems, '/championships')} />
      <TopMenu
        items={[
          { id: 'table', label: 'Tabela', href: '#tabela', active: true },
          { id: 'rules', label: 'Regulamento', href: '#regulamento' },
          { id: 'live', label: 'Ao vivo', href: '#ao-vivo' },
        ]}
        aria-label="Menu do campeonato"
      />
    </div>
  ),
})

/** Entries share what there is; none is pushed out of the bar. */
export const LongText = meta.story({
  args: {
    items: markActive(
      mainMenuItems.map((item) => ({ ...item, label: `${item.label} inconstitucionalissimamente longas` })),
      '/teams',
    ),
  },
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('navigation')
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth)
  },
})

export const Interactions = meta.story({
  play: async ({ canvas, userEvent }) => {
    for (const { label } of mainMenuItems) {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: label })).toHaveFocus()
    }
    const follow = fn((event: Event) => event.preventDefault())
    document.activeElement?.addEventListener('click', follow, { once: true })
    await userEvent.keyboard('{Enter}')
    await expect(follow).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Minhas Equipes')
  },
})
