import type { NotificationAction } from '@convoca/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { markAllReadAtom, markReadAtom } from '../atoms/notifications.ts'
import type { Notification } from '../atoms/notifications.ts'
import { runWithToastAtom } from '../atoms/toasts.ts'
import { useRespondToInvitation } from './useRespondToInvitation.ts'
import { useRespondToCheckIn } from './useRespondToCheckIn.ts'
import { usePending } from './usePending.ts'

const unread = 'Não foi possível marcar a notificação como lida'

/** What can be done with a notification, in the bell and on the page alike. */
export function useNotificationActions(notifications: readonly Notification[]) {
  const { pending, during } = usePending<NotificationAction>()
  const [markingAll, setMarkingAll] = useState(false)
  const markRead = useSetAtom(markReadAtom)
  const markAllRead = useSetAtom(markAllReadAtom)
  const tell = useSetAtom(runWithToastAtom)
  const answerInvitation = useRespondToInvitation()
  const answerCheckIn = useRespondToCheckIn()

  const run = (id: string, action: NotificationAction, failure: string, act: () => Promise<unknown>) =>
    during(id, action, () => tell({ failure }, act))
  const read = (id: string) => run(id, 'read', unread, () => markRead(id))

  async function answer(id: string, action: 'accept' | 'decline') {
    const { teamId, inviteId, scheduleId, checkInId } = notifications.find((item) => item.id === id) ?? {}
    if (!teamId) return
    const answered = await during(id, action, async () => {
      if (inviteId) return answerInvitation({ teamId, inviteId, answer: action })
      // Part 1 §4: answering a schedule invite sets the check-in.
      if (scheduleId && checkInId)
        return answerCheckIn({ teamId, scheduleId, checkInId, isConfirmed: action === 'accept' })
      return false
    })
    if (answered) await read(id)
  }

  async function readAll() {
    setMarkingAll(true)
    await tell({ failure: unread }, markAllRead)
    setMarkingAll(false)
  }

  return {
    pending,
    markingAll,
    onAccept: (id: string) => void answer(id, 'accept'),
    onDecline: (id: string) => void answer(id, 'decline'),
    onMarkRead: (id: string) => void read(id),
    onMarkAllRead: () => void readAll(),
  }
}
