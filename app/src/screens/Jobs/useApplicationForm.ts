import { revalidateLogic, useField, useForm } from '@tanstack/react-form'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { getFieldErrors, getErrorCode, getErrorTextOr } from '../../atoms/errors.ts'
import { applyToTeamAtom } from '../../atoms/invitations.ts'
import { showToastAtom } from '../../atoms/toasts.ts'
import { applicationSchema, emptyApplication, toApplicationInput } from '../../forms/application.ts'
import { toField, useServerErrors } from '../../forms/fields.ts'
import { useUnsavedWarning } from '../../forms/useUnsavedWarning.ts'

export interface Applying {
  teamId: string
  vacancyId: string | null
  onSent: () => void
}

/** The vacancy is no field of the dialog: that it was closed is said above it. */
const closedVacancy = 'Esta vaga não está mais aberta.'
const openAlready = 'Você já tem um convite ou uma candidatura aberta neste time.'

function refusalOf(error: unknown): string | undefined {
  const { vacancyId, message } = getFieldErrors(error)
  if (vacancyId !== undefined) return closedVacancy
  if (message !== undefined) return undefined
  if (getErrorCode(error) === 'USER_ALREADY_INVITED') return openAlready
  return getErrorTextOr(error, 'Não foi possível enviar a candidatura')
}

/** The message to a team and its sending; what was written stays until the team has it. */
export function useApplicationForm({ teamId, vacancyId, onSent }: Applying) {
  const apply = useSetAtom(applyToTeamAtom)
  const showToast = useSetAtom(showToastAtom)
  const server = useServerErrors()
  const [submitting, setSubmitting] = useState(false)
  const [error, setError] = useState<string>()

  async function send() {
    setSubmitting(true)
    setError(undefined)
    try {
      await apply({ teamId, ...toApplicationInput(form.state.values, vacancyId) })
    } catch (refusal) {
      server.refuse(refusal, form.state.values)
      setError(refusalOf(refusal))
      return
    } finally {
      setSubmitting(false)
    }
    showToast({ title: 'Sucesso', message: 'Candidatura enviada com sucesso.' })
    form.reset()
    onSent()
  }

  const form = useForm({
    defaultValues: emptyApplication,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: applicationSchema },
    onSubmit: send,
  })
  useUnsavedWarning(form.state.values, emptyApplication)
  const message = toField(useField({ form, name: 'message' }), server.of('message'))
  return { message, submitting, error, submit: () => form.handleSubmit() }
}
