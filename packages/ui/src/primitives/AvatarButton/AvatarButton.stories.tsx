import { LogOut, Settings, User } from 'lucide-react'
import { expect, fn, screen } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { AvatarButton } from './AvatarButton.tsx'

const leave = fn()

const meta = preview.meta({
  title: 'Primitives/AvatarButton',
  component: AvatarButton,
  args: {
    user: { id: 'u-1', nick: 'ana_sp' },
    items: [
      { id: 'profile', label: 'Meu Perfil', icon: <User aria-hidden />, href: '/pro/ana_sp' },
      { id: 'settings', label: 'Configurações', icon: <Settings aria-hidden />, href: '/settings' },
      { id: 'logout', label: 'Sair', icon: <LogOut aria-hidden />, onSelect: leave, danger: true },
    ],
  },
})

export const Default = meta.story({ args: { href: '/pro/ana_sp' } })

export const LongName = meta.story({ args: { user: { id: 'u-2', nick: 'maria_eduarda_de_albuquerque' } } })

export const Open = meta.story({
  parameters: { visual: 'page' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu de ana_sp' }))
    await expect(await screen.findByRole('menuitem', { name: 'Meu Perfil' })).toHaveAttribute(
      'href',
      '/pro/ana_sp',
    )
  },
})

export const Interactions = meta.story({
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Menu de ana_sp' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menu')
    await userEvent.keyboard('{End}{Enter}')
    await expect(leave).toHaveBeenCalledOnce()
    await expect(trigger).toHaveFocus()
  },
})
