import { TicketInput } from '@convoca/sdk/limits'
import { countCharacters } from '@convoca/sdk/text'
import { useState } from 'react'
import type { AttachedPicture } from '../../components/AttachmentField.tsx'
import { useSubmit } from '../../forms/fields.ts'
import { useKeptValues } from '../../forms/useKeptValues.ts'

const empty = { text: '' }

/** Text and picture of a message to the staff; both stay until it has been sent. `key` names it where the session ends. */
export function useTicketDraft(
  key: string,
  write: (draft: { text: string; picture: string | null }) => Promise<void>,
) {
  const kept = useKeptValues(key, empty)
  const [text, setText] = useState(kept.initial.text)
  const [picture, setPicture] = useState<AttachedPicture | null>(null)
  const [isValidated, setIsValidated] = useState(false)
  const [submitting, setSubmitting] = useState(false)
  const { of, error, send } = useSubmit()
  const isEmpty = text.trim() === ''

  return {
    error,
    submitting,
    kept: kept.of({ state: { values: { text } } }),
    isChanged: () => !isEmpty || picture !== null,
    /** `isValid` is whether the rest of the form is. */
    submit: async (isValid = true) => {
      setIsValidated(true)
      if (isEmpty || countCharacters(text) > TicketInput.text.max || !isValid) return
      setSubmitting(true)
      await send({ text, picture }, 'Não foi possível enviar. Tente de novo em instantes.', async () => {
        await write({ text, picture: picture?.base64 ?? null })
        // A text typed since then stays.
        setText((now) => (now === text ? '' : now))
        setPicture(null)
        setIsValidated(false)
      })
      setSubmitting(false)
    },
    isValidated,
    textField: {
      value: text,
      onChange: (value: string) => {
        of('text').clear()
        setText(value)
      },
      error: isValidated && isEmpty ? 'Campo obrigatório' : of('text').text,
      maxLength: TicketInput.text.max,
      required: true,
    },
    pictureField: {
      value: picture,
      onChange: (chosen: AttachedPicture | null) => {
        of('picture').clear()
        setPicture(chosen)
      },
      error: of('picture').text,
    },
  }
}
