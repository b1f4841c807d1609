import { Bell, LogOut, Settings } from 'lucide-react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { mainMenuItems } from '../menu/menu.tsx'
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

const bell = (
  <IconButton label="Notificações: há novas" dot>
    <Bell aria-hidden />
  </IconButton>
)

const logout = fn()
const userMenu = [
  { id: 'settings', label: 'Configurações', href: '#settings', icon: <Settings aria-hidden /> },
  { id: 'logout', label: 'Sair', onSelect: logout, icon: <LogOut aria-hidden />, danger: true },
]

export const Default = meta.story({
  tags: ['screenshot-dark'],
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Minhas Equipes' })).toHaveAttribute('href', '/teams')
  },
})

export const Guest = meta.story({
  args: { user: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth')
  },
})

/** The bar while it is not known yet who it is: neither Login nor a picture, but the place of one. */
export const Pending = meta.story({
  args: { user: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /Login|Meu Perfil/ })).toBeNull()
  },
})

const longNick = 'maria_eduarda_de_albuquerque_inconstitucional'

export const LongText = meta.story({
  args: {
    user: { id: 'u-2', nick: longNick, profileHref: '/pro/x' },
    bell,
    menu: mainMenuItems.map((item) => ({ ...item, label: `${item.label} da temporada de inverno` })),
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner')
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth)
  },
})

/** The narrowest phone. */
export const Narrow = meta.story({
  args: { user: { id: 'u-2', nick: longNick, profileHref: '/pro/x' }, bell },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const Interactions = meta.story({
  globals: { viewport: { value: 'wide' } },
  args: { bell, userMenu, menu: mainMenuItems.slice(0, 2) },
  play: async ({ canvas, userEvent, args, step }) => {
    logout.mockClear()
    const account = canvas.getByRole('button', { name: 'Menu de ana_sp' })
    await step('Tab goes from left to right', async () => {
      const stops = [
        canvas.getByRole('button', { name: 'Recolher menu lateral' }),
        canvas.getByRole('link', { name: 'CONVOCA' }),
        canvas.getByRole('link', { name: 'Campeonatos' }),
        canvas.getByRole('link', { name: 'Eventos' }),
        canvas.getByRole('button', { name: /Digite para buscar/ }),
        canvas.getByRole('button', { name: /Notificações/ }),
        canvas.getByRole('link', { name: 'Meu Perfil' }),
        account,
      ]
      for (const stop of stops) {
        await userEvent.tab()
        await expect(stop).toHaveFocus()
      }
    })
    await step('the account menu opens, and Escape gives the focus back', async () => {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Configurações' })).toHaveFocus())
      await userEvent.keyboard('{ArrowDown}')
      await expect(screen.getByRole('menuitem', { name: 'Sair' })).toHaveFocus()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(account).toHaveFocus())
      await expect(logout).not.toHaveBeenCalled()
    })
    await step('Enter on an entry acts', async () => {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Configurações' })).toHaveFocus())
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await expect(logout).toHaveBeenCalledOnce()
      await waitFor(() => expect(account).toHaveFocus())
    })
    await step('Enter and Space press the buttons', async () => {
      canvas.getByRole('button', { name: 'Recolher menu lateral' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onToggleSidebar).toHaveBeenCalledOnce()
      canvas.getByRole('button', { name: /Digite para buscar/ }).focus()
      await userEvent.keyboard(' ')
      await expect(args.onQuickSearch).toHaveBeenCalledOnce()
    })
  },
})
