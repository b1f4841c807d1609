import type { UploadedImage } from '@convoca/ui'
import { revalidateLogic, useField, useForm, useStore } from '@tanstack/react-form'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { addGameAtom } from '../../atoms/admin.ts'
import { showToastAtom } from '../../atoms/toasts.ts'
import { toField, useSubmit } from '../../forms/fields.ts'
import { emptyGame, gameSchema } from '../../forms/game.ts'
import { resetToStored } from '../../forms/reset-to-stored.ts'
import { isChanged, useUnsavedChanges } from '../../forms/useUnsavedChanges.ts'

/** The form of a new game; it is empty again once the game has been added. */
export function useGameForm() {
  const add = useSetAtom(addGameAtom)
  const showToast = useSetAtom(showToastAtom)
  const { of, error, send } = useSubmit()
  const [icon, setIcon] = useState<UploadedImage | null>(null)
  const form = useForm({
    defaultValues: emptyGame,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: gameSchema },
    onSubmit: ({ value }) =>
      send(value, 'Não foi possível adicionar o jogo.', async () => {
        const { name } = gameSchema.parse(value)
        await add({ name, icon: icon?.base64 ?? null })
        showToast({ title: 'Sucesso', message: `${name} já pode ser escolhido.` })
        resetToStored(form, value, emptyGame)
        setIcon(null)
      }),
  })
  useUnsavedChanges(() => isChanged(form, emptyGame) || (!form.state.isSubmitting && icon !== null))
  const submitting = useStore(form.store, (state) => state.isSubmitting)
  const name = toField(useField({ form, name: 'name' }), of('name'))
  return { name, icon, onIconChange: setIcon, error, submitting, onSubmit: () => form.handleSubmit() }
}
