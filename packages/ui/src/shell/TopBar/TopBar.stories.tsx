import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { TopBar } from './TopBar.tsx'

const meta = preview.meta({
  title: 'Shell/TopBar',
  component: TopBar,
  parameters: { layout: 'fullscreen' },
  args: {
    user: { id: 'u-1', nick: 'ana_sp', profileHref: '/pro/ana_sp' },
    onToggleSidebar: fn(),
    onOpenMobileMenu: fn(),
    onQuickSearch: fn(),
  },
})

export const Default = meta.story({
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Minhas Equipes' })).toHaveAttribute('href', '/teams')
    await userEvent.click(canvas.getByRole('button', { name: /Digite para buscar/ }))
    await expect(args.onQuickSearch).toHaveBeenCalledOnce()
  },
})

export const Guest = meta.story({
  args: { user: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth')
  },
})

export const LongName = meta.story({
  args: { user: { id: 'u-2', nick: 'maria_eduarda_de_albuquerque', profileHref: '/pro/x' } },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})
