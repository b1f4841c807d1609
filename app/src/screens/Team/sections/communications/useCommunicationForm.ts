import { revalidateLogic, useField, useForm, useStore } from '@tanstack/react-form'
import { useSetAtom, useAtom } from 'jotai'
import { useState } from 'react'
import {
  draftKey,
  communicationDraftsAtom,
  type CommunicationDraft,
} from '../../../../atoms/communication-drafts.ts'
import { saveCommunicationAtom } from '../../../../atoms/communications.ts'
import {
  type CommunicationValues,
  communicationSchema,
  toCommunicationInput,
} from '../../../../forms/communication.ts'
import { toField, useSubmit } from '../../../../forms/fields.ts'
import { useKeptValues } from '../../../../forms/useKeptValues.ts'
import { isChanged, useUnsavedChanges } from '../../../../forms/useUnsavedChanges.ts'
import { askToDiscardAtom } from '../../../../atoms/unsaved-changes.ts'

const formNames = { messageType: 'kind' }

interface CommunicationFormOptions {
  teamId: string
  /** Absent for a new one, whose draft is kept. */
  id: string | undefined
  /** The recipient of a reply. */
  to: string | undefined
  start: CommunicationValues
  onSaved: (title: string) => void
}

/** The draft of a new communication, kept under `key` until it is sent or discarded. */
function useDraft(key: string) {
  const [drafts, store] = useAtom(communicationDraftsAtom)
  const askToDiscard = useSetAtom(askToDiscardAtom)
  // A form's initial values do not follow what is typed into it.
  const [initial] = useState(drafts[key])
  const clear = () => store(key, null)
  return {
    initial,
    keep: (draft: CommunicationDraft | null) => store(key, draft),
    clear,
    /** Asks before a draft is lost by `close`. */
    discard: (close: () => void) => {
      if (drafts[key] === undefined) return close()
      askToDiscard(() => {
        clear()
        close()
      })
    },
  }
}

/** The form of a communication; input survives an error, and of a new one also leaving the form. */
export function useCommunicationForm({ teamId, id, to, start, onSaved }: CommunicationFormOptions) {
  const save = useSetAtom(saveCommunicationAtom)
  const { of, error, send } = useSubmit(formNames)
  const draft = useDraft(draftKey(teamId, to))
  const isNew = id === undefined
  const kept = useKeptValues(`communication/${draftKey(teamId, to)}/${id ?? ''}`, start)
  const form = useForm({
    defaultValues: (isNew && draft.initial) || kept.initial,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: communicationSchema },
    onSubmit: ({ value }) =>
      send(value, 'Não foi possível enviar o comunicado.', async () => {
        const { title } = await save({ teamId, id, body: toCommunicationInput(value) })
        draft.clear()
        kept.clear()
        onSaved(title)
      }),
    listeners: {
      onChange: ({ formApi }) => {
        if (isNew) draft.keep(isChanged(formApi, start) ? formApi.state.values : null)
      },
    },
  })
  useUnsavedChanges(() => !isNew && isChanged(form, start), kept.of(form))
  const submitting = useStore(form.store, (state) => state.isSubmitting)
  const fields = {
    kind: toField(useField({ form, name: 'kind' }), of('kind')),
    recipientId: toField(useField({ form, name: 'recipientId' }), of('recipientId')),
    title: toField(useField({ form, name: 'title' }), of('title')),
    body: toField(useField({ form, name: 'body' }), of('body')),
  }
  return { fields, error, submitting, onSubmit: () => form.handleSubmit(), discardDraft: draft.discard }
}
