import { LogIn, LogOut, Settings, User } from 'lucide-react'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { AvatarButton } from './AvatarButton.tsx'

const leave = fn()
const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Cpath fill="teal" d="M0 0h8v8H0z"/%3E%3Ccircle cx="4" cy="3" r="1.5" fill="wheat"/%3E%3Cpath d="M1 8a3 3 0 0 1 6 0" fill="wheat"/%3E%3C/svg%3E'

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

export const Examples = meta.story({
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      <AvatarButton {...args} href="/pro/ana_sp" />
      <AvatarButton
        {...args}
        user={{ id: 'u-3', nick: 'bruno_onca', avatarUrl: picture }}
        href="/pro/bruno_onca"
      />
      <AvatarButton
        user={{ id: 'u-4', nick: 'visitante' }}
        items={[{ id: 'login', label: 'Entrar', icon: <LogIn aria-hidden />, href: '/auth' }]}
      />
    </div>
  ),
})

export const LongText = meta.story({
  parameters: { visual: 'page' },
  args: {
    user: { id: 'u-2', nick: 'maria_eduarda_de_albuquerque_e_vasconcelos' },
    href: '/pro/maria_eduarda_de_albuquerque_e_vasconcelos',
    items: [
      {
        id: 'settings',
        label: 'Configurações de privacidade, notificações e acessibilidade da conta',
        icon: <Settings aria-hidden />,
        href: '/settings',
      },
      {
        id: 'logout',
        label: 'Sair da conta em todos os aparelhos conectados',
        icon: <LogOut aria-hidden />,
        onSelect: leave,
        danger: true,
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Menu de maria_eduarda/ }))
    const { left, right } = (await screen.findByRole('menu')).getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(window.innerWidth)
  },
})

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
  args: { href: '/pro/ana_sp' },
  play: async ({ canvas, userEvent, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Menu de ana_sp' })
    await step('the picture is a link, the name opens the menu on its first entry', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Meu Perfil' })).toHaveFocus()
      await userEvent.tab()
      await expect(trigger).toHaveFocus()
      await userEvent.keyboard('{ArrowDown}')
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Meu Perfil' })).toHaveFocus())
    })
    await step('the arrows move, Escape closes and gives the focus back', async () => {
      await userEvent.keyboard('{ArrowDown}')
      await expect(screen.getByRole('menuitem', { name: 'Configurações' })).toHaveFocus()
      await userEvent.keyboard('{ArrowUp}')
      await expect(screen.getByRole('menuitem', { name: 'Meu Perfil' })).toHaveFocus()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
      await waitFor(() => expect(trigger).toHaveFocus())
    })
    await step('letters find an entry, and the mouse marks the one it is over', async () => {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Meu Perfil' })).toHaveFocus())
      await userEvent.keyboard('con')
      await expect(screen.getByRole('menuitem', { name: 'Configurações' })).toHaveFocus()
      await userEvent.hover(screen.getByRole('menuitem', { name: 'Sair' }))
      await expect(screen.getByRole('menuitem', { name: 'Sair' })).toHaveAttribute('data-highlighted')
    })
    await step('a press elsewhere closes it', async () => {
      await userEvent.click(document.body)
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
      await expect(trigger).toHaveAttribute('aria-expanded', 'false')
      trigger.focus()
    })
    await step('Enter chooses', async () => {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Meu Perfil' })).toHaveFocus())
      await userEvent.keyboard('{End}{Enter}')
      await expect(leave).toHaveBeenCalledOnce()
      await waitFor(() => expect(trigger).toHaveFocus())
    })
  },
})

/** It stays where it opened, and goes with its button when the page scrolls. */
export const FollowsItsButton = meta.story({
  parameters: { visual: 'page' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', alignItems: 'start', height: 1400 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Menu de ana_sp' })
    // Once it has loaded, it opens with the press.
    await userEvent.click(trigger)
    await screen.findByRole('menu')
    await userEvent.keyboard('{Escape}')
    // Looked at before the next frame.
    void fireEvent.pointerDown(trigger)
    const menu = screen.getByRole('menu')
    const { offsetTop, offsetLeft } = menu
    await expect(menu).not.toHaveAttribute('data-anchored')
    await waitFor(() => expect(menu).toHaveAttribute('data-anchored'))
    await expect([menu.offsetTop, menu.offsetLeft]).toEqual([offsetTop, offsetLeft])
    const below = () => menu.getBoundingClientRect().top - trigger.getBoundingClientRect().bottom
    const distance = below()
    const { top } = trigger.getBoundingClientRect()
    window.scrollBy({ top: 40, behavior: 'instant' })
    await waitFor(() => expect(trigger.getBoundingClientRect().top).toBeCloseTo(top - 40))
    await waitFor(() => expect(below()).toBeCloseTo(distance))
    window.scrollTo({ top: 0, behavior: 'instant' })
  },
})

export const NoRoomBelow = meta.story({
  parameters: { visual: 'page' },
  decorators: [
    (Story) => (
      <div style={{ position: 'fixed', bottom: 0 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Menu de ana_sp' })
    await userEvent.click(trigger)
    const { bottom } = (await screen.findByRole('menu')).getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(trigger.getBoundingClientRect().top)
  },
})
