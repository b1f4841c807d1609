import { useSetAtom } from 'jotai'
import { answerCheckInAtom } from '../../../../atoms/schedules.ts'
import type { CheckInAnswer } from '../../../../atoms/schedules.ts'
import { tellAtom } from '../../../../atoms/toasts.ts'

/** Answers the own check-in, from the bell or the event, and says how it went; `true` once the server has it. */
export function useAnswerCheckIn() {
  const answer = useSetAtom(answerCheckInAtom)
  const tell = useSetAtom(tellAtom)
  return (request: CheckInAnswer) =>
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
