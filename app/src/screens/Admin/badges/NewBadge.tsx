import type { UploadedImage } from '@convoca/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { createBadgeAtom } from '../../../atoms/badges.ts'
import { showToastAtom } from '../../../atoms/toasts.ts'
import { emptyBadge } from '../../../forms/badge.ts'
import { PictureForm } from '../PictureForm.tsx'
import { BadgeFields } from './BadgeFields.tsx'
import { useBadgeForm } from './useBadgeForm.ts'

/** The form of a new badge; it is empty again once the badge has been created. */
export function NewBadge() {
  const create = useSetAtom(createBadgeAtom)
  const showToast = useSetAtom(showToastAtom)
  const [icon, setIcon] = useState<UploadedImage | null>(null)
  const { fields, error, submitting, onSubmit } = useBadgeForm({
    start: emptyBadge,
    hasPicture: icon !== null,
    onSave: async (values) => {
      await create({ ...values, icon: icon?.base64 ?? null })
      showToast({ title: 'Sucesso', message: `${values.name} já pode ser concedida.` })
      setIcon(null)
    },
  })
  return (
    <PictureForm
      name="Nova insígnia"
      pictureLabel="Imagem"
      picture={icon}
      onPictureChange={setIcon}
      error={error}
      isSubmitting={submitting}
      onSubmit={onSubmit}
      submitLabel="Criar insígnia"
      submittingLabel="Criando..."
    >
      <BadgeFields fields={fields} />
    </PictureForm>
  )
}
