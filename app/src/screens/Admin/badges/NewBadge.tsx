import { Button, FormError, ImageUploader, useConfirmedSubmit } from '@convoca/ui'
import type { UploadedImage } from '@convoca/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { createBadgeAtom } from '../../../atoms/badges.ts'
import { showToastAtom } from '../../../atoms/toasts.ts'
import { emptyBadge } from '../../../forms/badge.ts'
import styles from '../admin.module.css'
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
  const { control, submit } = useConfirmedSubmit(onSubmit)
  return (
    <form
      aria-label="Nova insígnia"
      noValidate
      className={styles.game}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <FormError>{error}</FormError>
      <BadgeFields fields={fields} />
      <ImageUploader
        preset="logo"
        label="Imagem"
        hint="Recomendado: Imagem quadrada (1:1), máximo 5MB"
        value={icon}
        onChange={setIcon}
        disabled={submitting}
        controlRef={control}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" loading={submitting} loadingLabel="Criando...">
          Criar insígnia
        </Button>
      </div>
    </form>
  )
}
