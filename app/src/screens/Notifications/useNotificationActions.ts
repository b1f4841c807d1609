import type { NotificationAction } from '@convoca/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { markAllReadAtom, markReadAtom, removeNotificationAtom } from '../../atoms/notifications.ts'
import type { Notification } from '../../atoms/notifications.ts'
import { showErrorAtom } from '../../atoms/toasts.ts'
import { useAnswerInvitation } from '../Invites/useAnswerInvitation.ts'
import { useAnswerCheckIn } from '../Team/sections/schedule/useAnswerCheckIn.ts'

/** What can be done with a notification, in the bell and on the page alike. */
export function useNotificationActions(notifications: readonly Notification[]) {
  const [pending, setPending] = useState<Readonly<Record<string, NotificationAction>>>({})
  const [markingAll, setMarkingAll] = useState(false)
  const markRead = useSetAtom(markReadAtom)
  const markAllRead = useSetAtom(markAllReadAtom)
  const remove = useSetAtom(removeNotificationAtom)
  const showError = useSetAtom(showErrorAtom)
  const answerInvitation = useAnswerInvitation()
  const answerCheckIn = useAnswerCheckIn()

  async function run(id: string, action: NotificationAction, failure: string, act: () => Promise<unknown>) {
    setPending((all) => ({ ...all, [id]: action }))
    try {
      await act()
    } catch (error) {
      showError(error, failure)
    } finally {
      setPending(({ [id]: _, ...rest }) => rest)
    }
  }

  async function answer(id: string, action: 'accept' | 'decline') {
    const notification = notifications.find((item) => item.id === id)
    const { teamId, inviteId, scheduleId, checkInId } = notification ?? {}
    if (!teamId) return
    setPending((all) => ({ ...all, [id]: action }))
    let answered = false
    if (inviteId) answered = await answerInvitation({ teamId, inviteId, answer: action })
    // Part 1 §4: answering a schedule invite sets the check-in.
    else if (scheduleId && checkInId) {
      answered = await answerCheckIn({ teamId, scheduleId, checkInId, isConfirmed: action === 'accept' })
    }
    setPending(({ [id]: _, ...rest }) => rest)
    if (answered) await run(id, 'read', 'Não foi possível marcar a notificação como lida', () => markRead(id))
  }

  return {
    pending,
    markingAll,
    onAccept: (id: string) => void answer(id, 'accept'),
    onDecline: (id: string) => void answer(id, 'decline'),
    onMarkRead: (id: string) =>
      void run(id, 'read', 'Não foi possível marcar a notificação como lida', () => markRead(id)),
    onDelete: (id: string) =>
      void run(id, 'delete', 'Não foi possível excluir a notificação', () => remove(id)),
    onMarkAllRead: () => {
      setMarkingAll(true)
      void markAllRead()
        .catch((error: unknown) => showError(error, 'Não foi possível marcar a notificação como lida'))
        .finally(() => setMarkingAll(false))
    },
  }
}
