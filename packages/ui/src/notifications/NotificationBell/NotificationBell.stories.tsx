import type { StoryContext } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import {
  accepted,
  longNotification,
  newMember,
  notifications,
  scheduleInvite,
  teamInvite,
} from '../notifications.fixtures.ts'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import type { NotificationBellProps } from './bell-props.ts'
import { NotificationBell } from './NotificationBell.tsx'

const meta = preview.meta({
  title: 'Notifications/NotificationBell',
  component: NotificationBell,
  parameters: { visual: 'page' },
  args: {
    notifications: [teamInvite, scheduleInvite, accepted, newMember],
    unreadCount: 3,
    onMarkAllRead: fn(),
    onAccept: fn(),
    onDecline: fn(),
    onMarkRead: fn(),
    onOpenChange: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: parameters['closed'] ? 0 : 620 }}>
        <Story />
      </div>
    ),
  ],
})

/** The cards are there in the frame after the panel. */
const expectShown = async (panel: HTMLElement) => {
  await expect(panel).toBeVisible()
  await waitFor(() => expect(panel.querySelector('[data-late]')).toBeNull())
}

/** Opens the bell by its button. */
const open = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Notificações/ }))
  await expectShown(await canvas.findByRole('dialog', { name: 'Notificações' }))
}

export const Default = meta.story({})
export const NothingNew = meta.story({ args: { unreadCount: 0 } })
export const Open = meta.story({ play: open })
export const OpenEmpty = meta.story({ args: { notifications: [], unreadCount: 0 }, play: open })
export const OpenLoading = meta.story({
  args: { status: 'loading', unreadCount: 0 },
  play: async (context) => {
    const { canvas } = context
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await open(context)
    await expect(canvas.getByRole('status')).toHaveTextContent('Carregando notificações')
    await expect(canvas.getByRole('dialog')).toHaveAttribute('aria-busy', 'true')
  },
})
export const OpenFailed = meta.story({ args: { status: 'error', unreadCount: 0 }, play: open })

export const MarkingAll = meta.story({
  args: { markingAll: true },
  play: async (context) => {
    await open(context)
    const { canvas, userEvent, args } = context
    const marking = canvas.getByRole('button', { name: 'Marcando...' })
    await userEvent.click(marking)
    await expect(marking).toHaveAttribute('aria-disabled', 'true')
    await expect(args.onMarkAllRead).not.toHaveBeenCalled()
  },
})

/** The bell in a top bar: nothing new, a few, and more than anybody reads. */
export const Examples = meta.story({
  parameters: { visual: 'root', closed: true },
  render: (args) => (
    <div style={{ display: 'flex', gap: 32, alignItems: 'center' }}>
      {[0, 3, 124].map((unreadCount) => (
        <div key={unreadCount} style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
          <NotificationBell {...args} unreadCount={unreadCount} />
          <Avatar id="u-1" name="ana_sp" size="s" href="/pro/ana_sp" />
        </div>
      ))}
    </div>
  ),
})

export const LongText = meta.story({
  args: {
    notifications: [longNotification, ...notifications],
    unreadCount: 124,
    pending: { 'n-7': 'accept' },
    texts: {
      markAll: 'Marcar todas como lidas agora',
      viewAll: 'Ver todas as notificações, convites e comunicados dos seus times',
      notificationCard: {
        processing: 'Enviando sua resposta ao time...',
        decline: 'Recusar e avisar o time',
      },
    },
  },
  play: async (context) => {
    await open(context)
    const panel = context.canvas.getByRole('dialog')
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth)
  },
})

const arrival = { createdAt: '2026-11-20T22:59:00Z' }

function LiveBell(props: NotificationBellProps) {
  const [items, setItems] = useState(props.notifications)
  return (
    <>
      <button
        type="button"
        onClick={() => setItems([{ ...accepted, ...arrival, id: `n-${items.length + 1}` }, ...items])}
      >
        chega outra
      </button>
      <NotificationBell
        {...props}
        notifications={items}
        unreadCount={items.filter(({ isRead }) => !isRead).length}
        onMarkRead={(id) =>
          setItems(items.map((item) => (item.id === id ? { ...item, isRead: true } : item)))
        }
      />
    </>
  )
}

export const Interactions = meta.story({
  render: (args) => <LiveBell {...args} />,
  play: async ({ canvas, userEvent, args, step }) => {
    const bell = canvas.getByRole('button', { name: 'Notificações, 3 não lidas' })
    await step('what is new is announced, and counted in the name', async () => {
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
      await userEvent.click(canvas.getByRole('button', { name: 'chega outra' }))
      await expect(canvas.getByRole('status')).toHaveTextContent('Nova notificação. 4 não lidas.')
      await expect(bell).toHaveAccessibleName('Notificações, 4 não lidas')
    })
    await step('Enter opens it', async () => {
      await userEvent.tab()
      await expect(bell).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expectShown(await canvas.findByRole('dialog'))
      await waitFor(() => expect(bell).toHaveAttribute('aria-expanded', 'true'))
      await expect(args.onOpenChange).toHaveBeenCalledWith(true)
    })
    await step('reading one is not announced, and the keyboard stays on its card', async () => {
      const [first] = canvas.getAllByRole('button', { name: 'Marcar como lida' })
      const card = first?.closest('article')
      first?.focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(card).toHaveFocus())
      await expect(bell).toHaveAccessibleName('Notificações, 3 não lidas')
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    })
    await step('mark all', async () => {
      canvas.getByRole('button', { name: 'Marcar todas' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onMarkAllRead).toHaveBeenCalledOnce()
    })
  },
})

export const ClosingReturnsFocus = meta.story({
  play: async (context) => {
    await open(context)
    const { canvas, args } = context
    const bell = canvas.getByRole('button', { name: /^Notificações,/ })
    canvas.getByRole('link', { name: 'Ver todas as notificações' }).focus()
    // Esc belongs to the browser here, which synthetic keys do not reach: close it as Esc does.
    canvas.getByRole('dialog').hidePopover()
    await waitFor(() => expect(bell).toHaveFocus())
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false))
    await waitFor(() => expect(bell).toHaveAttribute('aria-expanded', 'false'))
  },
})

/** However much there is to read, the list scrolls within 400 px and the panel stays in the window. */
export const KeepsItsSize = meta.story({
  args: { notifications: [longNotification, ...notifications], unreadCount: 124 },
  play: async (context) => {
    await open(context)
    const panel = context.canvas.getByRole('dialog')
    const list = within(panel).getByRole('list', { name: 'Notificações' })
    await expect(list.scrollHeight).toBeGreaterThan(400)
    // The panel may take the window's height on a phone.
    const limit = window.innerWidth < 768 ? window.innerHeight : 400
    await expect(list.clientHeight).toBeLessThanOrEqual(limit)
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth)
    const { left, right } = panel.getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(window.innerWidth)
  },
})
