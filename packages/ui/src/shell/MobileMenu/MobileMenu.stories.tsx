import { expect, fn, screen, waitFor } from 'storybook/test'
import { useState } from 'react'
import { waitForNoLayer } from '../../../../../.storybook/layers.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { opensDialog } from '../../stories/layout.ts'
import { dashboardItem, mainMenuItems, markActive, settingsItem } from '../menu/menu.tsx'
import { MobileMenu, type MobileMenuProps } from './MobileMenu.tsx'

const logout = fn()

const meta = preview.meta({
  title: 'Shell/MobileMenu',
  component: MobileMenu,
  globals: { viewport: { value: 'phone' } },
  parameters: opensDialog,
  args: {
    open: true,
    onOpenChange: () => {},
    user: { id: 'u-1', nick: 'ana_sp', profileHref: '/pro/ana_sp' },
    onLogout: logout,
  },
})

export const Default = meta.story({
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Ver perfil' })).toHaveAttribute(
      'href',
      '/pro/ana_sp',
    )
    await expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Dashboard',
      'Campeonatos',
      'Eventos',
      'Minhas Equipes',
      'Vagas',
      'Players',
      'Notificações',
      'Configurações',
    ])
  },
})

/** A guest sees only Login of the personal entries. */
export const Guest = meta.story({
  args: { user: null },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth')
    await expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Campeonatos',
      'Eventos',
      'Minhas Equipes',
      'Vagas',
      'Players',
    ])
    await expect(screen.queryByRole('button', { name: 'Sair' })).toBeNull()
  },
})

export const Nameless = meta.story({
  args: { user: { id: 'u-2', nick: '', profileHref: '/profile' } },
  play: async () => {
    await expect(await screen.findByText('Usuário')).toBeVisible()
  },
})

/** The menu while it is not known yet who it is: neither Login nor an owner. */
export const Pending = meta.story({
  args: { user: undefined },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible()
    await expect(screen.queryByRole('link', { name: 'Login' })).toBeNull()
  },
})

/** Opened by a button, as the top bar does. */
function Opened({ opener, ...menu }: Omit<MobileMenuProps, 'open' | 'onOpenChange'> & { opener: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{opener}</Button>
      <MobileMenu {...menu} open={open} onOpenChange={setOpen} />
    </>
  )
}

/** A member on the page of teams; a guest; a page of few entries. */
export const Examples = meta.story({
  render: ({ user, onLogout }) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, padding: 24 }}>
      <Opened
        opener="Abrir menu"
        user={user}
        items={markActive([dashboardItem, ...mainMenuItems], '/teams')}
        onLogout={onLogout}
      />
      <Opened opener="Abrir menu de visitante" user={null} />
      <Opened opener="Abrir menu do campeonato" user={user} items={mainMenuItems.slice(0, 2)} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Abrir menu' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('link', { current: 'page' })).toHaveTextContent('Minhas Equipes')
  },
})

export const LongText = meta.story({
  args: {
    user: { id: 'u-3', nick: 'maria_eduarda_de_albuquerque_inconstitucional', profileHref: '/pro/x' },
    items: [
      { ...dashboardItem, label: 'Painel com tudo o que acontece nos seus times', active: true },
      { ...settingsItem, label: 'Configurações de notificações, privacidade e segurança da conta' },
      { id: 'x', label: 'Otorrinolaringologistas'.repeat(3), href: '#x' },
    ],
  },
  play: async () => {
    const menu = await screen.findByRole('dialog')
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth)
  },
})

export const Interactions = meta.story({
  render: ({ user, onLogout }) => (
    <Opened
      opener="Abrir menu"
      user={user}
      items={[{ id: 'a', label: 'Agenda', href: '#agenda' }]}
      onLogout={onLogout}
    />
  ),
  play: async ({ canvas, userEvent, step }) => {
    logout.mockClear()
    const opener = canvas.getByRole('button', { name: 'Abrir menu' })
    const open = async () => {
      await userEvent.keyboard('{Enter}')
      await expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible()
      await waitFor(() => expect(screen.getByRole('button', { name: 'Fechar menu' })).toHaveFocus())
    }
    opener.focus()
    await step('the focus goes round inside; Escape closes and gives it back', async () => {
      await open()
      const stops = [
        screen.getByRole('link', { name: 'Agenda' }),
        screen.getByRole('button', { name: 'Sair' }),
        screen.getByRole('link', { name: 'Ver perfil' }),
        screen.getByRole('button', { name: 'Fechar menu' }),
      ]
      for (const stop of stops) {
        await userEvent.tab()
        await expect(stop).toHaveFocus()
      }
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(opener).toHaveFocus())
      await expect(screen.queryByRole('dialog')).toBeNull()
    })
    await step('Enter on an entry goes there and closes', async () => {
      await open()
      const entry = screen.getByRole('link', { name: 'Agenda' })
      const follow = fn((event: Event) => event.preventDefault())
      entry.addEventListener('click', follow)
      entry.focus()
      await userEvent.keyboard('{Enter}')
      await expect(follow).toHaveBeenCalledOnce()
      await waitForNoLayer()
    })
    await step('Enter on Sair leaves', async () => {
      opener.focus()
      await open()
      screen.getByRole('button', { name: 'Sair' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(logout).toHaveBeenCalledOnce()
    })
  },
})
