import type { NotificationAction } from '@convoca/ui'
import { markAllReadAtom, markReadAtom } from '../atoms/notifications.ts'
import type { Notification } from '../atoms/notifications.ts'
import { useChampionshipAnswers } from './useChampionshipAnswers.ts'
import { useRespondToCheckIn } from './useRespondToCheckIn.ts'
import { useRespondToInvitation } from './useRespondToInvitation.ts'
import { useWrite } from './useWrite.ts'

const toasts = { failure: 'Não foi possível marcar a notificação como lida' } as const

/** The actions on notifications that the bell and the page share. */
export function useNotificationActions(notifications: readonly Notification[]) {
  const markRead = useWrite(markReadAtom)
  const markAllRead = useWrite(markAllReadAtom)
  const invitation = useRespondToInvitation('INVITE')
  const checkIn = useRespondToCheckIn()
  const championship = useChampionshipAnswers()

  function getPending(notification: Notification): NotificationAction | undefined {
    const { id, inviteId, checkInId } = notification
    const responded = invitation.inFlight.find((answer) => answer.inviteId === inviteId)
    if (responded) return responded.response
    const checkedIn = checkIn.inFlight.find((answer) => answer.checkInId === checkInId)
    if (checkedIn) return checkedIn.isConfirmed ? 'accept' : 'decline'
    const answered = championship.getPending(notification)
    if (answered) return answered
    return markRead.inFlight.includes(id) ? 'read' : undefined
  }

  async function respond(id: string, response: 'accept' | 'decline') {
    const found = notifications.find((item) => item.id === id)
    if (found && (await championship.respond(found, response)) !== null) return
    if (!found?.teamId) return
    const { teamId, inviteId, scheduleId, checkInId, body } = found
    const about = typeof body === 'string' || Array.isArray(body) ? undefined : body
    // Responding to a schedule invitation sets the check-in (docs/product.md#schedules).
    const isDone = inviteId
      ? await invitation.respond({ teamId, inviteId, response }, about?.team.name ?? 'time')
      : scheduleId &&
        checkInId &&
        (await checkIn.respond(
          {
            teamId,
            scheduleId,
            checkInId,
            isConfirmed: response === 'accept',
            occursAt: about?.schedule?.occurs_at,
          },
          about?.schedule?.title,
        ))
    if (isDone) await markRead.run(id, toasts)
  }

  return {
    pending: Object.fromEntries(
      notifications.flatMap((item) => {
        const action = getPending(item)
        return action ? [[item.id, action]] : []
      }),
    ),
    markingAll: markAllRead.isPending,
    onAccept: (id: string) => void respond(id, 'accept'),
    onDecline: (id: string) => void respond(id, 'decline'),
    onMarkRead: (id: string) => void markRead.run(id, toasts),
    onMarkAllRead: () => void markAllRead.run(undefined, toasts),
  }
}
