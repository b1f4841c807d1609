import { Avatar } from '@convoca/ui'
import { useSetAtom } from 'jotai'
import { removeBadgePictureAtom, saveBadgePictureAtom, updateBadgeAtom } from '../../../atoms/badges.ts'
import type { BadgePicture, StaffBadge } from '../../../atoms/badges.ts'
import { showToastAtom } from '../../../atoms/toasts.ts'
import { PictureSlot } from '../../../components/PictureSlot.tsx'
import { SaveForm } from '../../../components/SaveForm.tsx'
import styles from '../admin.module.css'
import { BadgeFields } from './BadgeFields.tsx'
import { useBadgeForm } from './useBadgeForm.ts'

const slot = {
  businessType: 'BADGET_ICON',
  preset: 'logo',
  label: 'Nova imagem',
  hint: 'Recomendado: Imagem quadrada (1:1), máximo 5MB',
  save: 'Salvar imagem',
  success: 'Imagem carregada com sucesso',
  failure: 'Não foi possível enviar a imagem',
  removal: {
    label: 'Remover imagem',
    question: 'Remover a imagem?',
    description: 'No lugar dela aparece uma medalha.',
    done: 'Imagem removida com sucesso.',
  },
} as const

interface BadgeEditorProps {
  badge: StaffBadge
  onClose: () => void
}

/** Name, description and picture of a badge: whoever has it sees the change. */
export function BadgeEditor({ badge, onClose }: BadgeEditorProps) {
  const { id, name, description, icon, is_retired } = badge
  const update = useSetAtom(updateBadgeAtom)
  const showToast = useSetAtom(showToastAtom)
  const { fields, error, submitting, onSubmit } = useBadgeForm({
    start: { name, description },
    onSave: async (values) => {
      await update({ id, is_retired, ...values })
      showToast({ title: 'Sucesso', message: 'Insígnia salva.' })
      onClose()
    },
  })
  return (
    <div className={styles.form}>
      <SaveForm
        label={`Editar ${name}`}
        save="Salvar insígnia"
        {...{ error, submitting, onSubmit }}
        onCancel={onClose}
      >
        <BadgeFields fields={fields} />
      </SaveForm>
      <PictureSlot
        slot={slot}
        files={icon === null ? [] : [icon]}
        saveAtom={saveBadgePictureAtom}
        removeAtom={removeBadgePictureAtom}
        toVariables={(picture): BadgePicture => ({ ...picture, badgeId: id, businessType: 'BADGET_ICON' })}
      >
        <Avatar id={id} name={name} src={icon?.url} decorative />
      </PictureSlot>
    </div>
  )
}
