import type { Notification } from '../atoms/notifications.ts'
import { confirmRosterPlaceAtom } from '../atoms/roster-place.ts'
import { confirmStaffRoleAtom } from '../atoms/staff-role.ts'
import { useWrite } from './useWrite.ts'

type Response = 'accept' | 'decline'

const placeTexts = {
  accept: { done: { title: 'Vaga no elenco confirmada.' }, failure: 'Não foi possível confirmar a vaga' },
  decline: {
    done: { type: 'info', title: 'Você saiu do elenco.' },
    failure: 'Não foi possível sair do elenco',
  },
} as const

const roleTexts = {
  accept: {
    done: { title: 'Você está na equipe do campeonato.' },
    failure: 'Não foi possível aceitar o convite',
  },
  decline: {
    done: { type: 'info', title: 'Convite recusado' },
    failure: 'Não foi possível recusar o convite',
  },
} as const

/** Answers to what a championship asks in the bell: a place in a roster, a role in its staff. */
export function useChampionshipAnswers() {
  const place = useWrite(confirmRosterPlaceAtom)
  const role = useWrite(confirmStaffRoleAtom)

  function getPending({ roster, staff, championship }: Notification): Response | undefined {
    const answered =
      place.inFlight.find((answer) => answer.registrationId === roster?.registrationId) ??
      (staff ? role.inFlight.find((answer) => answer.championshipId === championship?.id) : undefined)
    return answered && (answered.isConfirmed ? 'accept' : 'decline')
  }

  /** Null where the notification asks nothing of the kind. The server marks its notification as read. */
  function respond(
    { roster, staff, championship }: Notification,
    response: Response,
  ): Promise<boolean> | null {
    if (!championship) return null
    const answer = { championshipId: championship.id, isConfirmed: response === 'accept' }
    if (roster?.isPending === true)
      return place.run({ ...answer, registrationId: roster.registrationId }, placeTexts[response])
    return staff?.isPending === true ? role.run(answer, roleTexts[response]) : null
  }

  return { getPending, respond }
}
