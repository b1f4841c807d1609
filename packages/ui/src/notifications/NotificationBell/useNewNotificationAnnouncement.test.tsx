import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { accepted, scheduleInvite, teamInvite } from '../notifications.fixtures.ts'
import { NotificationBell } from './NotificationBell.tsx'
import type { NotificationBellProps } from './bell-props.ts'

type Step = Pick<NotificationBellProps, 'notifications' | 'unreadCount' | 'newestUnreadAt'>

/** The announcement after each step. */
function say(...steps: Step[]): (string | undefined)[] {
  const holder = document.body.appendChild(document.createElement('div'))
  const root = createRoot(holder)
  const announced = steps.map((step) => {
    act(() => root.render(<NotificationBell {...step} />))
    return holder.querySelector('[role="status"]')?.textContent
  })
  act(() => root.unmount())
  holder.remove()
  return announced
}

const toUnread = (...notifications: NotificationBellProps['notifications']) => ({
  notifications,
  unreadCount: notifications.length,
})

it('takes what was unread at the opening of the page for no news', () => {
  expect(say({ notifications: [], unreadCount: undefined }, toUnread(teamInvite, accepted))).toEqual(['', ''])
})

it('announces newer notifications', () => {
  const steps = [
    toUnread(accepted),
    toUnread(scheduleInvite, accepted),
    toUnread(teamInvite, scheduleInvite, accepted),
  ]
  expect(say(...steps)).toEqual(['', 'Nova notificação. 2 não lidas.', 'Nova notificação. 3 não lidas.'])
})

it('does not announce a notification that is restored or marked as unread', () => {
  expect(say(toUnread(teamInvite, accepted), toUnread(accepted), toUnread(teamInvite, accepted))).toEqual([
    '',
    '',
    '',
  ])
})

it('goes by the moment of the reading that counted, though the list comes later', () => {
  const listed = toUnread(accepted).notifications
  const before = { notifications: listed, unreadCount: 1, newestUnreadAt: accepted.createdAt }
  const after = { notifications: listed, unreadCount: 2, newestUnreadAt: teamInvite.createdAt }
  expect(say(before, after, { ...after, notifications: [teamInvite, accepted] })).toEqual([
    '',
    'Nova notificação. 2 não lidas.',
    'Nova notificação. 2 não lidas.',
  ])
})
