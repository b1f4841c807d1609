import { RegistrationDialog } from '@convoca/ui/app'
import type { Championship } from '../../atoms/championship.ts'
import type { Applicant } from '../../atoms/championship-registration.ts'
import type { OwnTeam } from '../../mappers/championship-registration.ts'
import { useRegistrationForm } from './useRegistrationForm.ts'

export interface RegistrationFormProps {
  championship: Championship
  /** The teams that the user may register. */
  candidates: readonly OwnTeam[]
  /** The people and teams that could enter, with the facts about them. */
  applicants: readonly Applicant[]
  isFull: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Called before it closes. */
  onRegistered: () => void
}

/** The form that registers a team with its roster. */
export function RegistrationForm(props: RegistrationFormProps) {
  const { championship, candidates, isFull, open, onOpenChange } = props
  const { fields, obstacles, members, playerErrors, error, submitting, submit, close } =
    useRegistrationForm(props)
  return (
    <RegistrationDialog
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : close())}
      championship={championship.name}
      game={championship.game.name}
      teamSize={championship.team_size}
      maxSubstitutes={championship.max_substitutes}
      entryFee={championship.entry_fee}
      isFull={isFull}
      teams={candidates}
      team={fields.team}
      members={members}
      obstacles={obstacles}
      roster={fields.roster}
      playerErrors={playerErrors}
      onSubmit={submit}
      submitting={submitting}
      error={error}
    />
  )
}
