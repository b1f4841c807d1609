import { revalidateLogic, useField, useForm, useStore } from '@tanstack/react-form'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { registerTeamAtom } from '../../atoms/championship-registration.ts'
import type { Applicant } from '../../atoms/championship-registration.ts'
import { showToastAtom } from '../../atoms/toasts.ts'
import { toField } from '../../forms/fields.ts'
import { createRosterValidator, suggestRoster, toRosterInput } from '../../forms/roster.ts'
import { isChanged, useUnsavedChanges } from '../../forms/useUnsavedChanges.ts'
import { chooseApplicant, toRosterMember } from '../../mappers/championship-registration.ts'
import { type Refusal, noRefusal, toRefusal } from './registration-refusal.ts'
import type { RegistrationFormProps } from './RegistrationForm.tsx'

const toMembers = (applicant: Applicant | undefined) => applicant?.eligibility.members.map(toRosterMember)

const toValues = (applicant: Applicant | undefined, teamSize: number) => ({
  team_id: applicant?.teamId ?? '',
  roster: suggestRoster(toMembers(applicant) ?? [], teamSize),
})

/** The registration of a team; what was chosen survives an error. */
export function useRegistrationForm(props: RegistrationFormProps) {
  const { championship, applicants, onOpenChange, onRegistered } = props
  const { id: championshipId, team_size: teamSize, max_substitutes: maxSubstitutes } = championship
  const register = useSetAtom(registerTeamAtom)
  const showToast = useSetAtom(showToastAtom)
  const [refusal, setRefusal] = useState<Refusal>(noRefusal)
  const [start, setStart] = useState(() => toValues(chooseApplicant(applicants), teamSize))

  async function send() {
    const { team_id, roster } = form.state.values
    const sent = toRosterInput(roster)
    setRefusal(noRefusal)
    try {
      const { status, team } = await register({ championshipId, team_id, roster: sent })
      const title = status === 'WAITING' ? 'O time está na lista de espera.' : 'Inscrição feita.'
      showToast({ title, message: team.name })
      onRegistered()
      onOpenChange(false)
    } catch (error) {
      setRefusal(toRefusal(error, sent))
    }
  }

  const form = useForm({
    defaultValues: start,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: createRosterValidator({ teamSize, maxSubstitutes }) },
    onSubmit: send,
  })
  const confirmDiscard = useUnsavedChanges(() => props.open && isChanged(form, start))
  const submitting = useStore(form.store, (state) => state.isSubmitting)
  const clear = () => setRefusal(noRefusal)
  const team = toField(useField({ form, name: 'team_id' }), { text: refusal.team, clear })
  const roster = toField(useField({ form, name: 'roster' }), { text: refusal.roster, clear })
  const applicant = applicants.find(({ teamId }) => teamId === team.value)

  /** Another team has another roster. */
  function chooseTeam(teamId: string) {
    const next = toValues(
      applicants.find((one) => one.teamId === teamId),
      teamSize,
    )
    clear()
    setStart(next)
    form.reset(next)
  }

  return {
    fields: { team: { ...team, onChange: chooseTeam }, roster },
    members: toMembers(applicant),
    obstacles: applicant?.eligibility.reasons,
    playerErrors: refusal.players,
    error: refusal.form,
    submitting,
    submit: () => form.handleSubmit(),
    /** What was chosen is discarded only after a question. */
    close: () =>
      confirmDiscard(() => {
        form.reset()
        clear()
        onOpenChange(false)
      }),
  }
}
