import type { NotificationAction } from '@convoca/ui'
import { markAllReadAtom, markReadAtom } from '../atoms/notifications.ts'
import type { Notification } from '../atoms/notifications.ts'
import { confirmRosterPlaceAtom } from '../atoms/roster-place.ts'
import { confirmStaffRoleAtom } from '../atoms/staff-role.ts'
import { useRespondToCheckIn } from './useRespondToCheckIn.ts'
import { useRespondToInvitation } from './useRespondToInvitation.ts'
import { useWrite } from './useWrite.ts'

const toasts = { failure: 'Não foi possível marcar a notificação como lida' } as const

const placeTexts = {
  accept: { done: { title: 'Vaga no elenco confirmada.' }, failure: 'Não foi possível confirmar a vaga' },
  decline: {
    done: { type: 'info', title: 'Você saiu do elenco.' },
    failure: 'Não foi possível sair do elenco',
  },
} as const

const roleTexts = {
  accept: { done: { title: 'Você está na equipe do campeonato.' }, failure: 'Não foi possível aceitar o convite' },
  decline: {
    done: { type: 'info', title: 'Convite recusado' },
    failure: 'Não foi possível recusar o convite',
  },
} as const

/** The actions on notifications that the bell and the page share. */
export function useNotificationActions(notifications: readonly Notification[]) {
  const markRead = useWrite(markReadAtom)
  const markAllRead = useWrite(markAllReadAtom)
  const invitation = useRespondToInvitation('INVITE')
  const checkIn = useRespondToCheckIn()
  const place = useWrite(confirmRosterPlaceAtom)
  const role = useWrite(confirmStaffRoleAtom)

  function getPending({ id, inviteId, checkInId, roster, staff, championship }: Notification): NotificationAction | undefined {
    const responded = invitation.inFlight.find((one) => one.inviteId === inviteId)
    if (responded) return responded.response
    const checkedIn = checkIn.inFlight.find((one) => one.checkInId === checkInId)
    if (checkedIn) return checkedIn.isConfirmed ? 'accept' : 'decline'
    const placed = place.inFlight.find((one) => one.registrationId === roster?.registrationId)
    if (placed) return placed.isConfirmed ? 'accept' : 'decline'
    const answered = staff && role.inFlight.find((one) => one.championshipId === championship?.id)
    if (answered) return answered.isConfirmed ? 'accept' : 'decline'
    return markRead.inFlight.includes(id) ? 'read' : undefined
  }

  async function respond(id: string, response: 'accept' | 'decline') {
    const found = notifications.find((item) => item.id === id)
    if (found?.roster?.isPending === true && found.championship) {
      const isConfirmed = response === 'accept'
      // The server marks its notification as read.
      await place.run(
        { championshipId: found.championship.id, registrationId: found.roster.registrationId, isConfirmed },
        placeTexts[response],
      )
      return
    }
    if (found?.staff?.isPending === true && found.championship) {
      await role.run(
        { championshipId: found.championship.id, isConfirmed: response === 'accept' },
        roleTexts[response],
      )
      return
    }
    if (!found?.teamId) return
    const { teamId, inviteId, scheduleId, checkInId, body } = found
    const about = typeof body === 'string' || Array.isArray(body) ? undefined : body
    // Part 1 §4: responding to a schedule invitation sets the check-in.
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
