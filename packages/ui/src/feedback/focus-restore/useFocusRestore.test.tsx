import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ApplicationList } from '../../teams/ApplicationList/ApplicationList.tsx'
import type { TeamApplication } from '../../teams/ApplicationList/ApplicationRow.tsx'
import type { NotificationItem } from '../../notifications/notification.ts'
import { InviteList } from '../../notifications/InviteList/InviteList.tsx'
import { NotificationList } from '../../notifications/NotificationList/NotificationList.tsx'
import {
  accepted,
  invites,
  ownApplication,
  scheduleInvite,
  teamInvite,
} from '../../notifications/notifications.fixtures.ts'

const applications: readonly TeamApplication[] = [
  { id: 'a-1', nick: 'bruno_onca', status: 'PENDING' },
  { id: 'a-2', nick: 'mar_tina', status: 'PENDING' },
]

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
const answeredEvent = (status: 'ACCEPTED' | 'DECLINED') => ({
  ...scheduleInvite,
  invite: { teamName: 'Onça', status },
})
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

/** The place of the focus. */
function place(): string {
  const { activeElement } = document
  if (activeElement === main) return 'main'
  const card = activeElement?.closest<HTMLElement>('[data-item]')
  const part = activeElement === card ? 'itself' : activeElement?.getAttribute('data-action')
  return `${card?.dataset['item']} ${part}`
}

const three = [teamInvite, scheduleInvite, accepted]

it.each([
  ['a removal', 'Excluir notificação', [teamInvite, accepted], `${accepted.id} itself`],
  ['the removal of all', 'Excluir notificação', [], 'main'],
  [
    'reading one',
    'Marcar como lida',
    [teamInvite, read(scheduleInvite), accepted],
    `${scheduleInvite.id} itself`,
  ],
  [
    'a consent to an event that stays in the list',
    'Aceitar',
    [teamInvite, answeredEvent('ACCEPTED'), accepted],
    `${scheduleInvite.id} itself`,
  ],
  [
    'a refusal of an event that stays in the list',
    'Recusar',
    [teamInvite, answeredEvent('DECLINED'), accepted],
    `${scheduleInvite.id} itself`,
  ],
  ['an answer that leaves the list', 'Aceitar', [teamInvite, accepted], `${accepted.id} itself`],
  ['an answer that leaves the list as its last', 'Aceitar', [teamInvite], `${teamInvite.id} itself`],
])('never stands on a button of another card after %s', (_, label, after, expected) => {
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
  ['joining', 'Aceitar', invites[0], 'ACCEPTED' as const],
  ['declining', 'Recusar', invites[0], 'DECLINED_BY_MEMBER' as const],
  ['a withdrawal, the only one', 'Retirar candidatura', ownApplication, 'DECLINED_BY_MEMBER' as const],
])('stays on the invitation after %s', (_, label, invite, status) => {
  const list = invite === ownApplication ? [ownApplication] : invites
  const withStatus = list.map((one) => (one === invite ? { ...one, status } : one))
  const { onAccept, onDecline } = actions
  render(<InviteList {...{ onAccept, onDecline }} status="ready" invites={list} />)
  stand(invite?.teamName ?? '', label)
  render(<InviteList {...{ onAccept, onDecline }} status="ready" invites={withStatus} />)
  expect(place()).toBe(`${invite?.id} itself`)
})

it.each([
  ['that stays, answered', { status: 'ACCEPTED' as const }, 'a-1 itself'],
  ['that leaves the list', undefined, 'a-2 itself'],
])("stays at the team's application %s", (_, answer, expected) => {
  const [first, ...others] = applications
  if (!first) throw new Error('The fixtures hold an application.')
  const list = (rows: typeof applications) => (
    <ApplicationList applications={rows} onAccept={() => {}} onDecline={() => {}} />
  )
  render(list(applications))
  const row = main.querySelector(`[data-item="${first.id}"]`)
  row?.querySelector<HTMLElement>('[data-action="accept"]')?.focus()
  expect(place()).toBe(`${first.id} accept`)
  render(list(answer ? [{ ...first, ...answer }, ...others] : others))
  expect(place()).toBe(expected)
})
