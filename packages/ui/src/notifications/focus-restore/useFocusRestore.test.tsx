import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { NotificationItem } from '../notification.ts'
import { InviteList } from '../InviteList/index.ts'
import { NotificationList } from '../NotificationList/index.ts'
import { accepted, invites, ownApplication, scheduleInvite, teamInvite } from '../notifications.fixtures.ts'

const actions = {
  onMarkRead: () => {},
  onDelete: () => {},
  onAccept: () => {},
  onDecline: () => {},
  onFilterChange: () => {},
}

let main: HTMLElement
let render: (list: ReactNode) => void
let show: (notifications: readonly NotificationItem[], unreadCount?: number) => void
let end: () => void

beforeEach(() => {
  main = document.body.appendChild(document.createElement('main'))
  main.tabIndex = -1
  const root = createRoot(main)
  render = (list) => act(() => root.render(list))
  show = (notifications, unreadCount = 2) =>
    render(
      <NotificationList
        {...actions}
        {...{ notifications, unreadCount }}
        status="ready"
        filter="all"
        onMarkAllRead={() => {}}
      />,
    )
  end = () => act(() => root.unmount())
})
afterEach(() => {
  end()
  main.remove()
})

const read = (notification: NotificationItem) => ({ ...notification, isRead: true })
const answered = { ...teamInvite, invite: { teamName: 'Onça', status: 'ACCEPTED' as const } }

/** Focuses a button of a card. */
function stand(title: string, label: string) {
  const card = [...main.querySelectorAll('article')].find(({ textContent }) => textContent.includes(title))
  const buttons = [...(card?.querySelectorAll('button') ?? [])]
  buttons
    .find(({ textContent, ariaLabel, title: tip }) =>
      [textContent, ariaLabel, tip].some((name) => name?.startsWith(label)),
    )
    ?.focus()
  expect(document.activeElement).not.toBe(document.body)
}

/** Where the focus is. */
function place(): string {
  const { activeElement } = document
  if (activeElement === main) return 'main'
  const card = activeElement?.closest<HTMLElement>('[data-item]')?.dataset['item']
  return `${card} ${activeElement?.getAttribute('data-action')}`
}

const three = [teamInvite, scheduleInvite, accepted]

it.each([
  ['a removal', 'Excluir notificação', [teamInvite, accepted], `${accepted.id} delete`],
  ['the removal of all', 'Excluir notificação', [], 'main'],
  ['reading one', 'Marcar como lida', [teamInvite, read(scheduleInvite), accepted], `${accepted.id} read`],
  ['an answer, the last of the list', 'Aceitar', [teamInvite, accepted], `${teamInvite.id} accept`],
])('goes on to the same button after %s', (_, label, after, expected) => {
  show(three)
  stand(scheduleInvite.title, label)
  show(after)
  expect(place()).toBe(expected)
})

it('stays where it is when something else goes', () => {
  show(three)
  stand(scheduleInvite.title, 'Excluir notificação')
  show([scheduleInvite, accepted])
  expect(place()).toBe(`${scheduleInvite.id} delete`)
})

it('does not take the focus of whoever left the list', () => {
  show(three)
  stand(teamInvite.title, 'Aceitar')
  act(() => (document.activeElement as HTMLElement).blur())
  show([answered, scheduleInvite, accepted])
  expect(document.activeElement).toBe(document.body)
})

it('moves the focus to main when all are read', () => {
  show(three)
  const markAll = [...main.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Marcar todas',
  )
  markAll?.focus()
  show(three.map(read), 0)
  expect(place()).toBe('main')
})

it.each([
  ['an answer', 'Aceitar', invites[0], 'ACCEPTED' as const, `${invites[1]?.id} accept`],
  [
    'a withdrawal, the only one',
    'Retirar candidatura',
    ownApplication,
    'DECLINED_BY_MEMBER' as const,
    'main',
  ],
])('goes on among invitations after %s', (_, label, invite, status, expected) => {
  const list = invite === ownApplication ? [ownApplication] : invites
  const withStatus = list.map((one) => (one === invite ? { ...one, status } : one))
  const { onAccept, onDecline } = actions
  render(<InviteList {...{ onAccept, onDecline }} status="ready" invites={list} />)
  stand(invite?.teamName ?? '', label)
  render(<InviteList {...{ onAccept, onDecline }} status="ready" invites={withStatus} />)
  expect(place()).toBe(expected)
})
