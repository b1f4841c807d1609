import { revalidateLogic, useField, useForm, useStore } from '@tanstack/react-form'
import { useSetAtom } from 'jotai'
import { saveCommunicationAtom } from '../../../../atoms/communications.ts'
import {
  type CommunicationValues,
  communicationSchema,
  toCommunicationInput,
} from '../../../../forms/communication.ts'
import { toField, useSubmit } from '../../../../forms/fields.ts'
import { useUnsavedWarning } from '../../../../forms/useUnsavedWarning.ts'

const formNames = { messageType: 'kind' }

interface CommunicationFormOptions {
  teamId: string
  /** Absent for a new one. */
  id: string | undefined
  start: CommunicationValues
  onSaved: () => void
}

/** The form of a communication; input survives an error. */
export function useCommunicationForm({ teamId, id, start, onSaved }: CommunicationFormOptions) {
  const save = useSetAtom(saveCommunicationAtom)
  const { of, error, send } = useSubmit(formNames)
  const form = useForm({
    defaultValues: start,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: communicationSchema },
    onSubmit: ({ value }) =>
      send(value, 'Não foi possível enviar o comunicado.', async () => {
        await save({ teamId, id, body: toCommunicationInput(value) })
        form.reset()
        onSaved()
      }),
  })
  useUnsavedWarning(form.state.values, start)
  const submitting = useStore(form.store, (state) => state.isSubmitting)
  const fields = {
    kind: toField(useField({ form, name: 'kind' }), of('kind')),
    recipientId: toField(useField({ form, name: 'recipientId' }), of('recipientId')),
    title: toField(useField({ form, name: 'title' }), of('title')),
    body: toField(useField({ form, name: 'body' }), of('body')),
  }
  return { fields, error, submitting, onSubmit: () => form.handleSubmit() }
}
