import { expect, fn, screen, waitFor } from 'storybook/test'
import { useState } from 'react'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../../primitives/Button/index.ts'
import { MobileMenu } from './MobileMenu.tsx'

const logout = fn()

const meta = preview.meta({
  title: 'Shell/MobileMenu',
  component: MobileMenu,
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: 'page', layout: 'fullscreen' },
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

/** Of what is theirs alone a guest sees Login only. */
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

export const Interactions = meta.story({
  render: function Opened(args) {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Abrir menu</Button>
        <MobileMenu {...args} open={open} onOpenChange={setOpen} />
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Abrir menu' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
})
