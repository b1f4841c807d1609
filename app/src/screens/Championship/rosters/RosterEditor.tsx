import { RegistrationDialog } from '@convoca/ui/app'
import type { Roster } from '@convoca/ui/app'
import { useState } from 'react'
import { applicantsAtom } from '../../../atoms/championship-registration.ts'
import { updateRosterAtom } from '../../../atoms/rosters.ts'
import { findRosterError, toRosterInput } from '../../../forms/roster.ts'
import { useUnsavedChanges } from '../../../forms/useUnsavedChanges.ts'
import { useQueryAtom } from '../../../hooks/useQueryAtom.ts'
import { useWrite } from '../../../hooks/useWrite.ts'
import { toRosterMember } from '../../../mappers/championship-registration.ts'
import { getLockText } from '../../../mappers/roster.ts'
import type { RosterDialogProps } from './roster-dialog.ts'

const texts = {
  title: 'Alterar elenco',
  submit: 'Salvar elenco',
  submitting: 'Salvando...',
}

/** Names the roster anew before the lock. Who is new is asked. */
export function RosterEditor({ championship, registration, open, onOpenChange }: RosterDialogProps) {
  const { id, team_size: teamSize, max_substitutes: maxSubstitutes } = championship
  const applicants = useQueryAtom(applicantsAtom, {
    championshipId: id,
    teamIds: [registration.team.id],
  })
  const stored: Roster = Object.fromEntries(registration.roster.map(({ user, role }) => [user.id, role]))
  const [changed, setChanged] = useState<Roster>()
  const [error, setError] = useState<string>()
  const save = useWrite(updateRosterAtom, 'Não foi possível salvar o elenco. Tente de novo em instantes.')
  const confirmDiscard = useUnsavedChanges(() => open && changed !== undefined)
  const roster = changed ?? stored

  async function submit() {
    const found = findRosterError(roster, { teamSize, maxSubstitutes })
    setError(found)
    if (found !== undefined) return
    const isSaved = await save.run(
      { id, registrationId: registration.id, roster: toRosterInput(roster) },
      { done: { title: 'Elenco salvo.', message: 'Quem é novo recebe o pedido de confirmação.' } },
    )
    if (!isSaved) return
    setChanged(undefined)
    onOpenChange(false)
  }

  const close = () =>
    confirmDiscard(() => {
      setChanged(undefined)
      setError(undefined)
      onOpenChange(false)
    })
  return (
    <RegistrationDialog
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : close())}
      championship={championship.name}
      game={championship.game.name}
      teamSize={teamSize}
      maxSubstitutes={maxSubstitutes}
      entryFee={0}
      teams={[{ id: registration.team.id, name: registration.team.name }]}
      team={{ value: registration.team.id, onChange: () => undefined }}
      members={applicants.data?.[0]?.eligibility.members.map(toRosterMember)}
      roster={{
        value: roster,
        onChange: (next) => {
          setChanged(next)
          setError(undefined)
        },
        error: error ?? save.errorOf('roster'),
      }}
      onSubmit={submit}
      submitting={save.isPending}
      error={save.error}
      texts={{ ...texts, description: () => getLockText(championship) }}
    />
  )
}
