import { Button, Panel } from '@convoca/ui'
import { EquipmentList } from '@convoca/ui/app'
import { useState } from 'react'
import {
  deleteEquipmentAtom,
  equipmentAtom,
  removeEquipmentPhotoAtom,
  saveEquipmentPhotoAtom,
} from '../../atoms/equipment.ts'
import type { Equipment } from '../../atoms/equipment.ts'
import { PictureSlot } from '../../components/PictureSlot.tsx'
import { useConfirm } from '../../hooks/useConfirm.tsx'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { useWrite } from '../../hooks/useWrite.ts'
import { toEquipmentItem } from '../../mappers/profile.ts'
import { toQueryProps } from '../../mappers/query-props.ts'
import { EquipmentForm } from './EquipmentForm.tsx'

const photo = {
  businessType: 'SETUP_PHOTO',
  preset: 'custom',
  label: 'Foto do equipamento',
  hint: 'Opcional, máximo 5MB',
  save: 'Salvar foto do equipamento',
  success: 'Foto carregada com sucesso',
  failure: 'Não foi possível enviar a foto',
  removal: {
    label: 'Remover foto do equipamento',
    question: 'Remover a foto?',
    description: 'No lugar dela aparece um ícone.',
    done: 'Foto removida com sucesso.',
  },
} as const

/** The user's equipment: list, form and photo of each piece. */
export function EquipmentEditor({ userId }: { userId: string }) {
  const equipment = useQueryAtom(equipmentAtom, userId)
  const [editing, setEditing] = useState<string | 'new'>()
  const { run, isPending } = useWrite(deleteEquipmentAtom)
  const { confirm, dialog } = useConfirm(isPending)
  const pieces = equipment.data ?? []
  const edited = pieces.find(({ id }) => id === editing)

  function askToRemove(setupId: string) {
    const piece = pieces.find(({ id }) => id === setupId)
    confirm({
      title: `Remover ${piece?.brand ?? ''} ${piece?.model ?? ''}?`,
      description: 'O equipamento e a foto dele saem do seu perfil.',
      confirmLabel: 'Remover equipamento',
      onConfirm: () =>
        run({ userId, setupId }, { done: { title: 'Sucesso', message: 'Equipamento removido.' } }),
    })
  }

  return (
    <Panel
      title="Equipamento"
      actions={
        editing === undefined ? (
          <Button onClick={() => setEditing('new')}>Adicionar equipamento</Button>
        ) : undefined
      }
    >
      <EquipmentList
        equipment={pieces.map(toEquipmentItem)}
        onEdit={setEditing}
        onRemove={askToRemove}
        {...toQueryProps(equipment)}
      />
      {editing === undefined ? null : (
        <EquipmentForm key={editing} userId={userId} piece={edited} onClose={() => setEditing(undefined)} />
      )}
      {edited ? <Photo key={`photo ${edited.id}`} piece={edited} /> : null}
      {dialog}
    </Panel>
  )
}

function Photo({ piece }: { piece: Equipment }) {
  return (
    <PictureSlot
      slot={photo}
      files={piece.photo === null ? [] : [piece.photo]}
      saveAtom={saveEquipmentPhotoAtom}
      removeAtom={removeEquipmentPhotoAtom}
      toVariables={(picture) => ({ ...picture, setupId: piece.id, businessType: photo.businessType })}
    >
      {null}
    </PictureSlot>
  )
}
