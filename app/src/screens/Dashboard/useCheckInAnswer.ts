import type { Dashboard } from '../../atoms/dashboard.ts'
import { useRespondToCheckIn } from '../../hooks/useRespondToCheckIn.ts'

/** Responds to events of the dashboard, and knows whose response is being saved. */
export function useCheckInAnswer({ events }: Dashboard) {
  const { respond, inFlight } = useRespondToCheckIn()
  return {
    pending: inFlight.map(({ scheduleId }) => scheduleId),
    answer: (id: string, isConfirmed: boolean) => {
      const event = events.find((listed) => listed.id === id)
      if (!event) return
      const target = { teamId: event.team.id, scheduleId: id, checkInId: event.own_checkin.id }
      void respond({ ...target, occursAt: event.occurs_at, isConfirmed }, event.title)
    },
  }
}
