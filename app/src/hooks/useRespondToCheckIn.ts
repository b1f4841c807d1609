import { useSetAtom } from 'jotai'
import { respondToCheckInAtom } from '../atoms/schedules.ts'
import type { CheckInResponse } from '../atoms/schedules.ts'
import { runWithToastAtom } from '../atoms/toasts.ts'

/** Answers the own check-in, from the bell or the event, and says how it went; `true` once the server has it. */
export function useRespondToCheckIn() {
  const answer = useSetAtom(respondToCheckInAtom)
  const tell = useSetAtom(runWithToastAtom)
  return (request: CheckInResponse) =>
    tell(
      {
        done: request.isConfirmed
          ? { title: 'Presença confirmada.' }
          : { type: 'info', title: 'Você avisou que não vai.' },
        failure: 'Não foi possível registrar a sua resposta',
      },
      () => answer(request),
    )
}
