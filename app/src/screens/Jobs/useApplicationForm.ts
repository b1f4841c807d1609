import { revalidateLogic, useField, useForm, useStore } from '@tanstack/react-form'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { getFieldErrors, getErrorTextOr } from '../../atoms/errors.ts'
import { applyToTeamAtom } from '../../atoms/invitations.ts'
import { showToastAtom } from '../../atoms/toasts.ts'
import { applicationSchema, emptyApplication, toApplicationInput } from '../../forms/application.ts'
import { toField, useServerErrors } from '../../forms/fields.ts'
import { useKeptValues } from '../../forms/useKeptValues.ts'
import { isChanged, useUnsavedChanges } from '../../forms/useUnsavedChanges.ts'

export interface ApplicationFormOptions {
  teamId: string
  teamName: string
  vacancyId: string | null
  onSent: () => void
}

/** The vacancy is no field of the dialog: its error is shown above the fields. */
const closedVacancyText = 'Esta vaga não está mais aberta.'

function getFormError(error: unknown): string | undefined {
  const { vacancyId, message } = getFieldErrors(error)
  if (vacancyId !== undefined) return closedVacancyText
  if (message !== undefined) return undefined
  return getErrorTextOr(error, 'Não foi possível enviar a candidatura')
}

/** The application to a team; the message survives an error. */
export function useApplicationForm({ teamId, teamName, vacancyId, onSent }: ApplicationFormOptions) {
  const apply = useSetAtom(applyToTeamAtom)
  const showToast = useSetAtom(showToastAtom)
  const server = useServerErrors()
  const [error, setError] = useState<string>()

  async function send() {
    setError(undefined)
    try {
      await apply({ teamId, ...toApplicationInput(form.state.values, vacancyId) })
    } catch (refusal) {
      server.show(refusal, form.state.values)
      setError(getFormError(refusal))
      return
    }
    showToast({ title: 'Sucesso', message: 'Candidatura enviada com sucesso.', description: teamName })
    kept.clear()
    form.reset(emptyApplication)
    onSent()
  }

  const kept = useKeptValues(`application/${teamId}/${vacancyId ?? ''}`, emptyApplication)
  const form = useForm({
    defaultValues: kept.initial,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: applicationSchema },
    onSubmit: send,
  })
  const confirmDiscard = useUnsavedChanges(() => isChanged(form, emptyApplication), kept.of(form))
  const submitting = useStore(form.store, (state) => state.isSubmitting)
  const message = toField(useField({ form, name: 'message' }), server.of('message'))

  /** Closes the form; a message is discarded only after a question. */
  function close(onClose: () => void) {
    confirmDiscard(() => {
      kept.clear()
      form.reset(emptyApplication)
      onClose()
    })
  }

  return { message, submitting, error, close, submit: () => form.handleSubmit() }
}
