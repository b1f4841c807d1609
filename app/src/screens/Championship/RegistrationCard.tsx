import { ErrorState, Panel } from '@convoca/ui'
import { RegistrationPanel } from '@convoca/ui/app'
import { useSetAtom } from 'jotai'
import { useCallback, useState } from 'react'
import type { Championship } from '../../atoms/championship.ts'
import { checkInRegistrationAtom, withdrawRegistrationAtom } from '../../atoms/championship-registration.ts'
import { confirmRosterPlaceAtom } from '../../atoms/roster-place.ts'
import { toFailure } from '../../atoms/errors.ts'
import { showErrorAtom } from '../../atoms/toasts.ts'
import { lazyPart } from '../../hooks/lazy-part.ts'
import { useConfirm } from '../../hooks/useConfirm.tsx'
import { useWrite } from '../../hooks/useWrite.ts'
import type { Registration } from '../../mappers/championship-registration.ts'
import { useFollow } from './useFollow.ts'
import { useRegistration } from './useRegistration.ts'

const { Part: RegistrationForm } = lazyPart(() =>
  import('./RegistrationForm.tsx').then((loaded) => loaded.RegistrationForm),
)

const loadOwn = () => import('./rosters/own-registration.ts')
const { Part: RosterPanel } = lazyPart(() => loadOwn().then((loaded) => loaded.RosterPanel))

const { Part: PlayerRegistration } = lazyPart(() =>
  import('./PlayerRegistration.tsx').then((loaded) => loaded.PlayerRegistration),
)

export interface RegistrationCardProps {
  championship: Championship
  /** The moment at which it was read, in milliseconds since 1970. */
  readAt: number
}

/** The visitor's part in the championship, and the next step to take. */
export function RegistrationCard({ championship, readAt }: RegistrationCardProps) {
  const follow = useFollow(championship)
  const { state, own, failed, ...form } = useRegistration(championship, readAt, follow.isFollowed)
  const { withdraw, checkIn, confirmPlace, isPending, dialog } = useOwnRegistration(championship, own)
  const isAlone = championship.participant === 'PLAYER'
  // Stays once it was opened: what was chosen is kept.
  const [isOpen, setOpen] = useState<boolean>()
  // After a registration the form begins again, with another team.
  const [attempt, setAttempt] = useState({ number: 0, isDone: false })
  const endRegistration = useCallback(() => setOpen(undefined), [])
  const openForm = () => {
    if (attempt.isDone) setAttempt({ number: attempt.number + 1, isDone: false })
    setOpen(true)
  }
  if (failed && state.kind === 'loading') {
    return <RegistrationFailure error={failed.error} onRetry={() => void failed.refetch()} />
  }
  return (
    <>
      <RegistrationPanel
        bar
        state={state}
        teamsCount={championship.teams_count}
        maxTeams={championship.max_teams}
        entryFee={championship.entry_fee}
        pending={isPending || follow.isPending || (isAlone && isOpen === true)}
        onFollow={follow.toggle}
        onRegister={openForm}
        onWithdraw={withdraw}
        onCheckIn={checkIn}
        onConfirmPlace={confirmPlace}
      />
      {dialog}
      {own && !isAlone && (
        <RosterPanel isUsed championship={championship} registration={own} readAt={readAt} />
      )}
      {isAlone && isOpen === true && (
        <PlayerRegistration
          isUsed
          championshipId={championship.id}
          onDone={endRegistration}
          onFailure={endRegistration}
        />
      )}
      {!isAlone && isOpen !== undefined && (
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

interface RegistrationFailureProps {
  error: unknown
  onRetry: () => void
}

function RegistrationFailure({ error, onRetry }: RegistrationFailureProps) {
  return (
    <Panel title="Inscrição">
      <ErrorState title="Não foi possível carregar a inscrição" {...toFailure(error)} onRetry={onRetry} />
    </Panel>
  )
}

/** The actions of the team on its registration. */
function useOwnRegistration(
  { id: championshipId, name, status, participant }: Championship,
  own: Registration | undefined,
) {
  const withdrawal = useWrite(withdrawRegistrationAtom)
  const checkIn = useWrite(checkInRegistrationAtom)
  const place = useWrite(confirmRosterPlaceAtom)
  const { confirm, dialog } = useConfirm(withdrawal.isPending)
  const showError = useSetAtom(showErrorAtom)
  const withdraw = async () => {
    if (!own) return
    const { askToWithdraw } = await loadOwn()
    const { done, ...question } = askToWithdraw(own.team.name, {
      name,
      participant,
      isWaiting: own.status === 'WAITING',
      isPlayed: status === 'ONGOING',
    })
    confirm({
      ...question,
      onConfirm: () => withdrawal.run({ championshipId, registrationId: own.id }, { done: { title: done } }),
    })
  }
  return {
    withdraw: () => void withdraw().catch(showError),
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
