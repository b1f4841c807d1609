import { SelectField, TextField } from '@convoca/ui'
import { revalidateLogic, useField, useForm, useStore } from '@tanstack/react-form'
import { useSetAtom } from 'jotai'
import { createPixKeyAtom, updatePixKeyAtom } from '../../atoms/pix-keys.ts'
import type { PixKey } from '../../atoms/pix-keys.ts'
import { showToastAtom } from '../../atoms/toasts.ts'
import { SaveForm } from '../../components/SaveForm.tsx'
import { toField, useSubmit } from '../../forms/fields.ts'
import { pixKeySchema } from '../../forms/pix-key.ts'
import type { PixKeyValues } from '../../forms/pix-key.ts'
import { isChanged, useUnsavedChanges } from '../../forms/useUnsavedChanges.ts'
import styles from './form.module.css'

const types = [
  { value: 'CPF', label: 'CPF' },
  { value: 'EMAIL', label: 'E-mail' },
  { value: 'PHONE', label: 'Telefone' },
  { value: 'KEYRANDOM', label: 'Aleatória' },
] as const

interface PixKeyFormProps {
  userId: string
  /** The key that is replaced; a new one by default. */
  pixKey: PixKey | undefined
  onClose: () => void
}

/** Adds a Pix key or replaces one, which stays masked: the whole new key is typed. */
export function PixKeyForm(props: PixKeyFormProps) {
  const { fields, error, submitting, onSubmit, onCancel } = usePixKeyForm(props)
  return (
    <SaveForm label="Chave Pix" save="Salvar chave" {...{ error, submitting, onSubmit, onCancel }}>
      <div className={styles.fields}>
        <SelectField label="Tipo da chave" required options={types} {...fields.type} />
        <TextField label="Chave" required maxLength={77} autoComplete="off" {...fields.key} />
      </div>
    </SaveForm>
  )
}

function usePixKeyForm({ userId, pixKey, onClose }: PixKeyFormProps) {
  const create = useSetAtom(createPixKeyAtom)
  const update = useSetAtom(updatePixKeyAtom)
  const showToast = useSetAtom(showToastAtom)
  const { of, error, send } = useSubmit()
  const start: PixKeyValues = { type: pixKey?.type ?? '', key: '' }
  const form = useForm({
    defaultValues: start,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: pixKeySchema },
    onSubmit: ({ value }) =>
      send(value, 'Não foi possível salvar a chave Pix.', async () => {
        const body = pixKeySchema.parse(value)
        await (pixKey === undefined ? create({ userId, body }) : update({ userId, pixId: pixKey.id, body }))
        showToast({ title: 'Sucesso', message: 'Chave Pix salva com sucesso.' })
        onClose()
      }),
  })
  const leave = useUnsavedChanges(() => isChanged(form, start))
  return {
    fields: {
      type: toField(useField({ form, name: 'type' }), of('type')),
      key: toField(useField({ form, name: 'key' }), of('key')),
    },
    error,
    submitting: useStore(form.store, (state) => state.isSubmitting),
    onSubmit: () => form.handleSubmit(),
    onCancel: () => leave(onClose),
  }
}
