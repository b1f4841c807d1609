import type { Schemas } from '@convoca/sdk/core'
import { useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { registerPlayerAtom } from '../../atoms/own-registration.ts'
import { showToastAtom } from '../../atoms/toasts.ts'
import { useWrite } from '../../hooks/useWrite.ts'

const obstacles: Readonly<Record<Schemas['PlayerEligibility']['reasons'][number], string>> = {
  NOT_OPEN: 'As inscrições ainda não abriram.',
  CLOSED: 'As inscrições não estão abertas.',
  ALREADY_REGISTERED: 'Você já está inscrito.',
  REJECTED: 'A organização recusou a sua inscrição neste campeonato.',
  FOR_TEAMS: 'Neste campeonato jogam times.',
  TOO_YOUNG: 'Você não tem a idade mínima deste campeonato.',
}

/** Registers the user without a team: there is nothing to choose, so that one press is all. */
export function PlayerRegistration({
  championshipId,
  onDone,
}: {
  championshipId: string
  onDone: () => void
}) {
  const { run } = useWrite(registerPlayerAtom)
  const showToast = useSetAtom(showToastAtom)
  const hasStarted = useRef(false)
  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    void run(
      { championshipId },
      {
        failure: 'Não foi possível fazer a inscrição',
        onDone: ([reason]) =>
          showToast(
            reason === undefined
              ? { title: 'Inscrição feita.' }
              : { type: 'warning', title: obstacles[reason] },
          ),
      },
    ).then(onDone)
  }, [championshipId, onDone, run, showToast])
  return null
}
