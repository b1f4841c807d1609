import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { longNotification, notifications, scheduleInvite, teamInvite } from '../notifications.fixtures.ts'
import type { NotificationFilter, NotificationListProps } from './NotificationList.tsx'
import { NotificationList } from './NotificationList.tsx'

// Declared, so that a story may give others.
const base: Pick<NotificationListProps, 'status' | 'filter'> = { status: 'ready', filter: 'all' }

const meta = preview.meta({
  title: 'Notifications/NotificationList',
  component: NotificationList,
  args: {
    ...base,
    notifications,
    unreadCount: 3,
    onFilterChange: fn(),
    onMarkAllRead: fn(),
    onAccept: fn(),
    onDecline: fn(),
    onMarkRead: fn(),
    onDelete: fn(),
    onLoadMore: fn(),
    onRetry: fn(),
  },
})

export const Default = meta.story({ args: { hasMore: true } })
export const Loading = meta.story({ args: { status: 'loading', notifications: [], unreadCount: 0 } })
export const Failed = meta.story({ args: { status: 'error', notifications: [], unreadCount: 0 } })
export const Empty = meta.story({ args: { notifications: [], unreadCount: 0 } })
export const NothingUnread = meta.story({ args: { notifications: [], unreadCount: 0, filter: 'unread' } })

export const Pending = meta.story({
  args: {
    hasMore: true,
    loadingMore: true,
    markingAll: true,
    pending: { 'n-1': 'decline', 'n-4': 'delete' },
  },
})

/** The unread ones alone, and of one kind. */
export const Examples = meta.story({
  args: {
    filter: 'unread',
    kind: 'invites',
    notifications: [teamInvite, longNotification, scheduleInvite],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Não lidas (3)', pressed: true })).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(2)
  },
})

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    notifications: [longNotification],
    unreadCount: 1,
    markingAll: true,
    texts: {
      subtitle: (unread) => `${unread} notificação de time ou campeonato que você ainda não leu`,
      markingAll: 'Marcando todas as notificações como lidas...',
      kinds: {
        invites: 'Convites para times, eventos e campeonatos universitários',
        teams: 'Times',
        schedule: 'Agenda de treinos e partidas',
        championships: 'Campeonatos',
        news: 'Novidades',
        system: 'Sistema',
      },
    },
  },
})

function LiveList(props: NotificationListProps) {
  const [filter, setFilter] = useState<NotificationFilter>('all')
  const [items, setItems] = useState(props.notifications)
  return (
    <NotificationList
      {...props}
      filter={filter}
      onFilterChange={setFilter}
      notifications={filter === 'all' ? items : items.filter(({ isRead }) => !isRead)}
      onDelete={(id) => setItems(items.filter((item) => item.id !== id))}
    />
  )
}

export const Interactions = meta.story({
  render: (args) => <LiveList {...args} hasMore />,
  play: async ({ canvas, userEvent, args, step }) => {
    await step('the days in order', async () => {
      const days = canvas.getAllByRole('heading', { level: 2 }).map((day) => day.textContent)
      await expect(days).toEqual(['Hoje', 'Ontem', '12 nov 2026'])
    })
    await step('mark all, then the filter', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(args.onMarkAllRead).toHaveBeenCalledOnce()
      await userEvent.tab()
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getAllByRole('article')).toHaveLength(3)
      await userEvent.tab({ shift: true })
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getAllByRole('article')).toHaveLength(6)
    })
    await step('a deletion', async () => {
      const remove = canvas.getAllByRole('button', { name: 'Excluir notificação' }).at(-1)
      remove?.focus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getAllByRole('article')).toHaveLength(5)
    })
    await step('more', async () => {
      canvas.getByRole('button', { name: 'Carregar mais' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onLoadMore).toHaveBeenCalledOnce()
    })
  },
})

/** Filtered by kind; further pages are loaded until there are enough matches. */
export const ByKind = meta.story({
  args: { hasMore: true },
  play: async ({ canvas, userEvent, args, step }) => {
    const kinds = within(canvas.getByRole('group', { name: 'Tipo de notificação' }))
    await step('of the loaded ones those of the kind stay', async () => {
      await userEvent.click(kinds.getByRole('button', { name: 'Convites' }))
      await expect(canvas.getAllByRole('article').length).toBeLessThan(6)
      await expect(kinds.getByRole('button', { name: 'Convites' })).toHaveAttribute('aria-pressed', 'true')
      await expect(args.onLoadMore).toHaveBeenCalledOnce()
    })
    await step('by keyboard', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByText('joao_mid entrou no Trovão Esports.')).toBeVisible()
    })
  },
})

export const NothingOfKind = meta.story({
  args: { kind: 'system', onKindChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Nenhuma notificação deste tipo')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Ver todas' }))
    await expect(args.onKindChange).toHaveBeenCalledWith('all')
  },
})

/** Only those of a thousand that are near the view are there, yet the place of each in the list is known. */
export const Thousand = meta.story({
  args: {
    notifications: Array.from({ length: 1000 }, (_, place) => ({
      ...longNotification,
      id: `n-${place}`,
      createdAt: new Date(Date.UTC(2026, 10, 20, 20) - place * 3_600_000).toISOString(),
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    const list = canvas.getByRole('list', { name: 'Notificações' })
    await expect(canvas.getAllByRole('article').length).toBeLessThan(60)
    const [first] = canvas.getAllByRole('listitem')
    await expect(first).toHaveAttribute('aria-setsize', '1000')
    await expect(canvas.getByRole('heading', { level: 2, name: 'Hoje' })).toBeVisible()
    window.scrollTo({ top: 50_000, behavior: 'instant' })
    await waitFor(() =>
      expect(Number(list.lastElementChild?.getAttribute('aria-posinset'))).toBeGreaterThan(100),
    )
    await expect(canvas.getAllByRole('article').length).toBeLessThan(60)
    // The picture keeps what a window shows of these 111,150 px.
    const root = canvasElement.querySelector<HTMLElement>('[data-story-root]')
    Object.assign(root?.style ?? {}, { blockSize: '100vh', overflow: 'clip' })
    await waitFor(() => expect(list.firstElementChild).toHaveAttribute('aria-posinset', '1'))
  },
})
