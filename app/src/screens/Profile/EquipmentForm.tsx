import { SelectField, TextField } from '@convoca/ui'
import { revalidateLogic, useField, useForm, useStore } from '@tanstack/react-form'
import { useSetAtom } from 'jotai'
import { createEquipmentAtom, updateEquipmentAtom } from '../../atoms/equipment.ts'
import type { Equipment } from '../../atoms/equipment.ts'
import { showToastAtom } from '../../atoms/toasts.ts'
import { SaveForm } from '../../components/SaveForm.tsx'
import {
  emptyEquipment,
  equipmentSchema,
  toEquipmentInput,
  toEquipmentValues,
} from '../../forms/equipment.ts'
import { toField, useSubmit } from '../../forms/fields.ts'
import { useKeptValues } from '../../forms/useKeptValues.ts'
import { isChanged, useUnsavedChanges } from '../../forms/useUnsavedChanges.ts'
import styles from './GamesForm.module.css'

const types = [
  { value: 'COMPUTER', label: 'Computador' },
  { value: 'NOTEBOOK', label: 'Notebook' },
  { value: 'PC', label: 'PC' },
  { value: 'CONSOLE', label: 'Console' },
  { value: 'TABLET', label: 'Tablet' },
  { value: 'SMARTPHONE', label: 'Celular' },
] as const

interface EquipmentFormProps {
  userId: string
  /** The piece that is edited; a new one by default. */
  piece: Equipment | undefined
  onClose: () => void
}

export function EquipmentForm(props: EquipmentFormProps) {
  const { fields, error, submitting, onSubmit, onCancel } = useEquipmentForm(props)
  return (
    <SaveForm label="Equipamento" save="Salvar equipamento" {...{ error, submitting, onSubmit, onCancel }}>
      <fieldset className={styles.game}>
        <legend className={styles.legend}>
          {props.piece === undefined ? 'Novo equipamento' : 'Editar equipamento'}
        </legend>
        <SelectField label="Tipo" required options={types} {...fields.type} />
        <TextField label="Marca" required maxLength={50} {...fields.brand} />
        <TextField label="Modelo" required maxLength={50} {...fields.model} />
        <TextField label="Descrição" maxLength={300} {...fields.description} />
      </fieldset>
    </SaveForm>
  )
}

function useEquipmentForm({ userId, piece, onClose }: EquipmentFormProps) {
  const create = useSetAtom(createEquipmentAtom)
  const update = useSetAtom(updateEquipmentAtom)
  const showToast = useSetAtom(showToastAtom)
  const { of, error, send } = useSubmit()
  const start = piece === undefined ? emptyEquipment : toEquipmentValues(piece)
  const kept = useKeptValues(`equipment/${piece?.id ?? ''}`, start)
  const form = useForm({
    defaultValues: kept.initial,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: equipmentSchema },
    onSubmit: ({ value }) =>
      send(value, 'Não foi possível salvar o equipamento.', async () => {
        const body = toEquipmentInput(value)
        await (piece === undefined ? create({ userId, body }) : update({ userId, setupId: piece.id, body }))
        showToast({ title: 'Sucesso', message: 'Equipamento salvo com sucesso.' })
        onClose()
      }),
  })
  const leave = useUnsavedChanges(() => isChanged(form, start), kept.of(form))
  return {
    fields: {
      type: toField(useField({ form, name: 'type' }), of('type')),
      brand: toField(useField({ form, name: 'brand' }), of('brand')),
      model: toField(useField({ form, name: 'model' }), of('model')),
      description: toField(useField({ form, name: 'description' }), of('description')),
    },
    error,
    submitting: useStore(form.store, (state) => state.isSubmitting),
    onSubmit: () => form.handleSubmit(),
    onCancel: () => leave(onClose),
  }
}
