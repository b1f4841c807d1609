import { Bell, Database, KeyRound, UserRound } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { SettingsNav } from './SettingsNav.tsx'

const sections = [
  { id: 'account', label: 'Conta', href: '/settings?section=account', icon: <UserRound aria-hidden /> },
  {
    id: 'notifications',
    label: 'Notificações',
    href: '/settings?section=notifications',
    icon: <Bell aria-hidden />,
  },
  {
    id: 'security',
    label: 'Segurança',
    href: '/settings?section=security',
    icon: <KeyRound aria-hidden />,
  },
  { id: 'data', label: 'Seus dados', href: '/settings?section=data', icon: <Database aria-hidden /> },
]

const meta = preview.meta({
  title: 'Shell/SettingsNav',
  component: SettingsNav,
  args: { label: 'Configurações', items: sections.map((item, i) => ({ ...item, active: i === 0 })) },
})

export const Default = meta.story({})

/** The list beside an open section, and as the page of a phone, where none is open. */
export const Examples = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 400 }}>
      <SettingsNav
        label="Configurações da conta"
        items={sections.map((item) => ({ ...item, active: item.id === 'security' }))}
      />
      <SettingsNav label="Outras configurações" items={sections} />
    </div>
  ),
})

/** Names take the lines that they need. */
export const LongText = meta.story({
  args: {
    items: sections.map((item) => ({ ...item, label: `${item.label} e inconstitucionalissimamente` })),
    style: { maxWidth: 216 },
  },
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation')
    await expect(nav.scrollWidth).toBeLessThanOrEqual(nav.clientWidth)
  },
})

export const Interactions = meta.story({
  args: { onClick: fn((event) => event.preventDefault()) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('link', { name: 'Notificações' })).toHaveFocus()
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
})
