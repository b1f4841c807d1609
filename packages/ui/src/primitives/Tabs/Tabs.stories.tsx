import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
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

export const Default = meta.story({})

/** The sections of an account, one of them active, and two lists of a page. */
export const Examples = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Tabs
        label="Conta"
        items={[
          { id: 'profile', label: 'Perfil', href: '/settings' },
          { id: 'security', label: 'Segurança', href: '/settings/security', active: true },
          { id: 'notifications', label: 'Notificações', href: '/settings/notifications' },
        ]}
      />
      <Tabs
        label="Convites"
        items={[
          { id: 'received', label: 'Recebidos', href: '/profile/invites', count: 2, active: true },
          { id: 'sent', label: 'Enviados', href: '/profile/invites/sent', count: 0 },
        ]}
      />
    </div>
  ),
})

/** Tabs that do not fit scroll sideways, inside the row; the open part is in sight. */
export const LongText = meta.story({
  args: {
    items: [
      { id: 'a', label: 'Membros e comissão técnica', href: '/my/teams/TRV', count: 128 },
      { id: 'b', label: 'Convites pendentes e candidaturas recebidas', href: '/my/teams/TRV/invites' },
      { id: 'c', label: 'Partidas do campeonato universitário', href: '/my/teams/TRV/matches' },
      { id: 'd', label: 'Comunicados da diretoria ao elenco', href: '/my/teams/TRV/news', active: true },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    const row = canvas.getByRole('list').getBoundingClientRect()
    const open = canvas.getByRole('link', { current: 'page' })
    await waitFor(() => expect(open.getBoundingClientRect().right).toBeLessThanOrEqual(row.right + 1))
    await expect(open.getBoundingClientRect().left).toBeGreaterThanOrEqual(row.left)
    // The last tab is open: only what is before it fades.
    await waitFor(() => expect(canvas.getByRole('list')).toHaveAttribute('data-before'))
    await expect(canvas.getByRole('list')).not.toHaveAttribute('data-after')
  },
})

/** The chosen tab is scrolled into view when it is chosen, so that this is mounted on a phone. */
export const LongTextOnPhone = LongText.extend({ globals: { viewport: { value: 'phone' } } })

/** Counts come when they are known: the open part is in sight then, too. */
export const CountsLater = meta.story({
  render: function Later(args) {
    const [count, setCount] = useState<number>()
    return (
      <div style={{ maxWidth: 240 }}>
        <Tabs
          {...args}
          items={[
            { id: 'members', label: 'Membros', href: '/my/teams/TRV', count },
            { id: 'news', label: 'Comunicados', href: '/my/teams/TRV/news', count },
            { id: 'settings', label: 'Configurações', href: '/my/teams/TRV/settings', active: true },
          ]}
        />
        <button type="button" onClick={() => setCount(128)}>
          Contar
        </button>
      </div>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Contar' }))
    const row = canvas.getByRole('list').getBoundingClientRect()
    const open = canvas.getByRole('link', { current: 'page' })
    await waitFor(() => expect(open.getBoundingClientRect().right).toBeLessThanOrEqual(row.right + 1))
  },
})

export const Interactions = meta.story({
  args: { onClick: fn((event) => event.preventDefault()) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /^Convites pendentes/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Partidas' })).toHaveFocus()
  },
})
