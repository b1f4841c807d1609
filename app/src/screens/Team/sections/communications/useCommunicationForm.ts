import { revalidateLogic, useField, useForm } from '@tanstack/react-form'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { saveCommunicationAtom } from '../../../../atoms/communications.ts'
import { fieldSentencesOf, shownSentenceOf } from '../../../../atoms/errors.ts'
import {
  type CommunicationValues,
  communicationSchema,
  toCommunicationInput,
} from '../../../../forms/communication.ts'
import { toField, useServerErrors } from '../../../../forms/fields.ts'

interface CommunicationFormOptions {
  teamId: string
  /** The one that is edited; none for a new one. */
  id: string | undefined
  start: CommunicationValues
  onSaved: () => void
}

/** A communication while it is written; what was typed stays when the server refuses. */
export function useCommunicationForm({ teamId, id, start, onSaved }: CommunicationFormOptions) {
  const save = useSetAtom(saveCommunicationAtom)
  const server = useServerErrors()
  const [error, setError] = useState<string>()
  const [submitting, setSubmitting] = useState(false)

  async function send(values: CommunicationValues) {
    setError(undefined)
    setSubmitting(true)
    try {
      await save({ teamId, id, body: toCommunicationInput(values) })
      form.reset()
      onSaved()
    } catch (refusal) {
      const sentences = fieldSentencesOf(refusal)
      server.set(sentences)
      if (Object.keys(sentences).length === 0) {
        setError(shownSentenceOf(refusal, 'Não foi possível enviar o comunicado.'))
      }
    } finally {
      setSubmitting(false)
    }
  }

  const form = useForm({
    defaultValues: start,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: communicationSchema },
    onSubmit: ({ value }) => send(value),
  })
  const fields = {
    kind: toField(useField({ form, name: 'kind' }), server.of('messageType')),
    recipientId: toField(useField({ form, name: 'recipientId' }), server.of('recipientId')),
    title: toField(useField({ form, name: 'title' }), server.of('title')),
    body: toField(useField({ form, name: 'body' }), server.of('body')),
  }
  return { fields, error, submitting, onSubmit: () => form.handleSubmit() }
}
