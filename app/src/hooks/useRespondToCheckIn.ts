import { respondToCheckInAtom } from '../atoms/schedules.ts'
import type { CheckInResponse } from '../atoms/schedules.ts'
import { useWrite } from './useWrite.ts'

/** Responds to the user's own check-in, from the bell or the event; `respond` resolves to whether it succeeded. */
export function useRespondToCheckIn() {
  const { run, inFlight } = useWrite(respondToCheckInAtom)
  /** `event` is its title. */
  const respond = (request: CheckInResponse, event: string | undefined) =>
    run(request, {
      done: request.isConfirmed
        ? { title: 'Presença confirmada.', message: event }
        : { type: 'info', title: 'Convite recusado', message: event },
      failure: request.isConfirmed
        ? 'Não foi possível aceitar o convite'
        : 'Não foi possível recusar o convite',
    })
  return { respond, inFlight }
}
