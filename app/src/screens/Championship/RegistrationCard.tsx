import { ErrorState, Panel } from '@convoca/ui'
import { RegistrationPanel } from '@convoca/ui/app'
import { useState } from 'react'
import type { Championship } from '../../atoms/championship.ts'
import { checkInRegistrationAtom, withdrawRegistrationAtom } from '../../atoms/championship-registration.ts'
import { confirmRosterPlaceAtom } from '../../atoms/roster-place.ts'
import { toFailure } from '../../atoms/errors.ts'
import { lazyPart } from '../../hooks/lazy-part.ts'
import { useConfirm } from '../../hooks/useConfirm.tsx'
import { useWrite } from '../../hooks/useWrite.ts'
import type { Registration } from '../../mappers/championship-registration.ts'
import { useFollow } from './useFollow.ts'
import { useRegistration } from './useRegistration.ts'

const { Part: RegistrationForm } = lazyPart(() =>
  import('./RegistrationForm.tsx').then((loaded) => loaded.RegistrationForm),
)

export interface RegistrationCardProps {
  championship: Championship
  /** When it was read, in milliseconds since 1970. */
  readAt: number
}

/** What the visitor is to the championship, and what to do now. */
export function RegistrationCard({ championship, readAt }: RegistrationCardProps) {
  const follow = useFollow(championship)
  const { state, own, failed, ...form } = useRegistration(championship, readAt, follow.isFollowed)
  const { withdraw, checkIn, confirmPlace, isPending, dialog } = useOwnRegistration(championship, own)
  // Stays once it was opened: what was chosen is kept.
  const [isOpen, setOpen] = useState<boolean>()
  // After a registration the form begins again, with another team.
  const [attempt, setAttempt] = useState({ number: 0, isDone: false })
  const openForm = () => {
    if (attempt.isDone) setAttempt({ number: attempt.number + 1, isDone: false })
    setOpen(true)
  }
  if (failed && state.kind === 'loading') {
    return (
      <Panel title="Inscrição">
        <ErrorState
          title="Não foi possível carregar seus times"
          {...toFailure(failed.error)}
          onRetry={() => void failed.refetch()}
        />
      </Panel>
    )
  }
  return (
    <>
      <RegistrationPanel
        bar
        state={state}
        teamsCount={championship.teams_count}
        maxTeams={championship.max_teams}
        entryFee={championship.entry_fee}
        pending={isPending || follow.isPending}
        onFollow={follow.toggle}
        onRegister={openForm}
        onWithdraw={withdraw}
        onCheckIn={checkIn}
        onConfirmPlace={confirmPlace}
      />
      {dialog}
      {isOpen !== undefined && (
        <RegistrationForm
          key={attempt.number}
          isUsed={isOpen}
          onRegistered={() => setAttempt({ ...attempt, isDone: true })}
          onFailure={() => setOpen(undefined)}
          {...form}
          championship={championship}
          open={isOpen}
          onOpenChange={setOpen}
        />
      )}
    </>
  )
}

interface Leaving {
  name: string
  isWaiting: boolean
  /** The championship is being played. */
  isPlayed: boolean
}

function askToWithdraw(team: string, { name, isWaiting, isPlayed }: Leaving) {
  if (isPlayed)
    return {
      title: `Desistir de ${name}?`,
      description: `${team} perde por W.O. a partida aberta e as que viriam, e a organização é avisada. Só a organização pode desfazer.`,
      confirmLabel: 'Desistir do campeonato',
      done: 'O time desistiu do campeonato.',
    }
  if (isWaiting)
    return {
      title: 'Sair da lista de espera?',
      description: `${team} perde o lugar na lista de ${name}.`,
      confirmLabel: 'Sair da lista',
      done: 'O time saiu da lista.',
    }
  return {
    title: 'Retirar a inscrição?',
    description: `${team} deixa ${name} e a vaga vai para o próximo time da lista de espera.`,
    confirmLabel: 'Retirar inscrição',
    done: 'Inscrição retirada.',
  }
}

/** What the team does with its registration. */
function useOwnRegistration(
  { id: championshipId, name, status }: Championship,
  own: Registration | undefined,
) {
  const withdrawal = useWrite(withdrawRegistrationAtom)
  const checkIn = useWrite(checkInRegistrationAtom)
  const place = useWrite(confirmRosterPlaceAtom)
  const { confirm, dialog } = useConfirm(withdrawal.isPending)
  const isWaiting = own?.status === 'WAITING'
  const withdraw = () => {
    if (!own) return
    const { done, ...question } = askToWithdraw(own.team.name, {
      name,
      isWaiting,
      isPlayed: status === 'ONGOING',
    })
    confirm({
      ...question,
      onConfirm: () => withdrawal.run({ championshipId, registrationId: own.id }, { done: { title: done } }),
    })
  }
  return {
    withdraw,
    checkIn: () => {
      if (own)
        void checkIn.run(
          { championshipId, registrationId: own.id },
          { done: { title: 'Check-in feito.', message: own.team.name } },
        )
    },
    confirmPlace: () => {
      if (own)
        void place.run(
          { championshipId, registrationId: own.id, isConfirmed: true },
          { done: { title: 'Vaga no elenco confirmada.' } },
        )
    },
    isPending: withdrawal.isPending || checkIn.isPending || place.isPending,
    dialog,
  }
}
