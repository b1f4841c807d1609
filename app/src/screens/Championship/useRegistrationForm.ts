import { revalidateLogic, useField, useForm, useStore } from '@tanstack/react-form'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { registerTeamAtom } from '../../atoms/championship-registration.ts'
import type { Applicant } from '../../atoms/championship-registration.ts'
import { showToastAtom } from '../../atoms/toasts.ts'
import { toField } from '../../forms/fields.ts'
import { createRosterValidator, suggestRoster, toRosterInput } from '../../forms/roster.ts'
import { useKeptValues } from '../../forms/useKeptValues.ts'
import { isChanged, useUnsavedChanges } from '../../forms/useUnsavedChanges.ts'
import { chooseApplicant, toRosterMember } from '../../mappers/championship-registration.ts'
import { type Refusal, noRefusal, toRefusal } from './registration-refusal.ts'
import type { RegistrationFormProps } from './RegistrationForm.tsx'

const toMembers = (applicant: Applicant | undefined) => applicant?.eligibility.members.map(toRosterMember)

const toValues = (applicant: Applicant | undefined, teamSize: number) => ({
  team_id: applicant?.teamId ?? '',
  roster: suggestRoster(toMembers(applicant) ?? [], teamSize),
})

const titles = { waiting: 'O time está na lista de espera.', registered: 'Inscrição feita.' }

/** The initial choice of the form: the team that fits best, or the choice before the session ended. */
function useStart({ championship, applicants }: RegistrationFormProps) {
  const [start, setStart] = useState(() => toValues(chooseApplicant(applicants), championship.team_size))
  return { start, setStart, kept: useKeptValues(`registration/${championship.id}`, start) }
}

/** The registration of a team; what was chosen survives an error. */
export function useRegistrationForm(props: RegistrationFormProps) {
  const { championship, applicants, onOpenChange, onRegistered } = props
  const { id: championshipId, team_size: teamSize, max_substitutes: maxSubstitutes } = championship
  const register = useSetAtom(registerTeamAtom)
  const showToast = useSetAtom(showToastAtom)
  const [refusal, setRefusal] = useState<Refusal>(noRefusal)
  const { start, setStart, kept } = useStart(props)

  async function send() {
    const { team_id, roster } = form.state.values
    const sent = toRosterInput(roster)
    setRefusal(noRefusal)
    try {
      const { status, team } = await register({ championshipId, team_id, roster: sent })
      showToast({ title: titles[status === 'WAITING' ? 'waiting' : 'registered'], message: team.name })
      kept.clear()
      onRegistered()
      onOpenChange(false)
    } catch (error) {
      setRefusal(toRefusal(error, sent))
    }
  }

  const form = useForm({
    defaultValues: kept.initial,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: createRosterValidator({ teamSize, maxSubstitutes }) },
    onSubmit: send,
  })
  const confirmDiscard = useUnsavedChanges(() => props.open && isChanged(form, start), kept.of(form))
  const submitting = useStore(form.store, (state) => state.isSubmitting)
  const clear = () => setRefusal(noRefusal)
  const team = toField(useField({ form, name: 'team_id' }), { text: refusal.team, clear })
  const roster = toField(useField({ form, name: 'roster' }), { text: refusal.roster, clear })
  const applicant = applicants.find(({ teamId }) => teamId === team.value)

  /** Another team has another roster. */
  function chooseTeam(teamId: string) {
    const chosen = applicants.find((candidate) => candidate.teamId === teamId)
    const next = toValues(chosen, teamSize)
    clear()
    kept.clear()
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
    /** A choice is discarded only after a question. */
    close: () =>
      confirmDiscard(() => {
        kept.clear()
        form.reset()
        clear()
        onOpenChange(false)
      }),
  }
}
