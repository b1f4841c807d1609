import { Avatar, Button, ContentDialog, ImageUploader, TextField } from '@convoca/ui'
import type { UploadedImage } from '@convoca/ui'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { changeGroupAtom } from '../../atoms/chat/conversations.ts'
import type { Conversation } from '../../atoms/chat/conversations.ts'
import { getErrorTextOr, getFieldErrors } from '../../atoms/errors.ts'
import { groupNameError } from './group-name.ts'
import styles from './ChatScreen.module.css'

export interface EditGroupProps {
  conversation: Conversation
  onClose: () => void
}

const failed = 'Não foi possível salvar o grupo. Tente de novo.'

/** Name and picture of a group of one's own. What was entered stays after an error. */
export function EditGroup({ conversation: { id, name, avatar }, onClose }: EditGroupProps) {
  const [inFlight, change] = useAtom(changeGroupAtom)
  const isPending = inFlight.length > 0
  const [typed, setTyped] = useState(name)
  const [image, setImage] = useState<UploadedImage | null>(null)
  const [errors, setErrors] = useState<{ name?: string | undefined; form?: string | undefined }>({})
  async function run(changes: readonly Parameters<typeof change>[0]['change'][]) {
    setErrors({})
    try {
      for (const one of changes) await change({ id, change: one })
      return true
    } catch (reason) {
      const nameError = getFieldErrors(reason)['name']
      setErrors(nameError === undefined ? { form: getErrorTextOr(reason, failed) } : { name: nameError })
      return false
    }
  }
  async function save() {
    const next = typed.trim()
    const problem = groupNameError(next)
    if (problem !== undefined) return setErrors({ name: problem })
    const isSaved = await run([
      ...(next === name ? [] : [{ kind: 'name' as const, name: next }]),
      ...(image ? [{ kind: 'picture' as const, base64: image.base64 }] : []),
    ])
    if (isSaved) onClose()
  }
  return (
    <ContentDialog
      open
      onOpenChange={onClose}
      title="Editar grupo"
      description="Todos do grupo veem a mudança."
    >
      <form
        className={styles.editGroup}
        aria-label="Editar grupo"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <TextField
          label="Nome do grupo"
          required
          maxLength={50}
          value={typed}
          onChange={(next) => {
            setTyped(next)
            setErrors({})
          }}
          error={errors.name}
        />
        {avatar !== null && (
          <div className={styles.groupPicture}>
            <Avatar id={id} name={name} src={avatar} size="l" decorative />
            <Button
              size="small"
              disabled={isPending}
              onClick={() => void run([{ kind: 'picture', base64: null }])}
            >
              Remover foto
            </Button>
          </div>
        )}
        <ImageUploader
          preset="profile"
          label="Foto do grupo"
          hint="Pelo menos 400 × 400 pixels"
          value={image}
          onChange={setImage}
          disabled={isPending}
        />
        {errors.form !== undefined && (
          <p role="alert" className={styles.formError}>
            {errors.form}
          </p>
        )}
        <div className={styles.requestActions}>
          <Button onClick={onClose} disabled={isPending}>
            Cancelar
          </Button>
          <Button type="submit" variant="primary" loading={isPending} loadingLabel="Salvando...">
            Salvar
          </Button>
        </div>
      </form>
    </ContentDialog>
  )
}
