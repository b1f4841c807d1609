import { revalidateLogic, useField, useForm, useStore } from '@tanstack/react-form'
import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { createGiftAtom } from '../../atoms/gifts.ts'
import { toField, useSubmit } from '../../forms/fields.ts'
import { giftSchema, toGiftInput } from '../../forms/gift.ts'
import { useKeptValues } from '../../forms/useKeptValues.ts'
import { isChanged, useUnsavedChanges } from '../../forms/useUnsavedChanges.ts'
import type { Registration } from '../../mappers/championship-registration.ts'

interface GiftFormOptions {
  championshipId: string
  teams: readonly Registration[]
  onClose: () => void
}

/** The gift that is written; once it is made it goes on to the Pix code. */
export function useGiftForm({ championshipId, teams, onClose }: GiftFormOptions) {
  const create = useSetAtom(createGiftAtom)
  const navigate = useNavigate()
  const { of, error, send } = useSubmit()
  // A single team leaves nothing to choose.
  const start = { registrationId: teams.length === 1 ? (teams[0]?.id ?? '') : '', message: '' }
  const kept = useKeptValues(`gift/${championshipId}`, start)
  const form = useForm({
    defaultValues: kept.initial,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: giftSchema },
    onSubmit: ({ value }) =>
      send(value, 'Não foi possível gerar o código', async () => {
        const { payment_id: id } = await create({ championshipId, ...toGiftInput(value) })
        kept.clear()
        onClose()
        if (id !== null) await navigate({ to: '/championships/payment/$id', params: { id } })
      }),
  })
  const confirmDiscard = useUnsavedChanges(() => isChanged(form, start), kept.of(form))
  return {
    team: toField(useField({ form, name: 'registrationId' })),
    message: toField(useField({ form, name: 'message' }), of('message')),
    submitting: useStore(form.store, (state) => state.isSubmitting),
    error,
    /** A message is discarded only after a question. */
    close: () =>
      confirmDiscard(() => {
        kept.clear()
        onClose()
      }),
    submit: () => form.handleSubmit(),
  }
}
