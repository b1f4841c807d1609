import { useSetAtom } from 'jotai'
import { answerCheckInAtom } from '../../../../atoms/schedules.ts'
import type { CheckInAnswer } from '../../../../atoms/schedules.ts'
import { showErrorAtom, showToastAtom } from '../../../../atoms/toasts.ts'

/** Answers the own check-in, from the bell or the event, and says how it went; `true` once the server has it. */
export function useAnswerCheckIn() {
  const answer = useSetAtom(answerCheckInAtom)
  const showToast = useSetAtom(showToastAtom)
  const showError = useSetAtom(showErrorAtom)
  return async (request: CheckInAnswer) => {
    try {
      await answer(request)
    } catch (error) {
      showError(error, 'Não foi possível registrar a sua resposta')
      return false
    }
    if (request.isConfirmed) showToast({ title: 'Presença confirmada.' })
    else showToast({ type: 'info', title: 'Você avisou que não vai.' })
    return true
  }
}
