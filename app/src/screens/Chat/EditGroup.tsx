import { Avatar, Button, ContentDialog, ImageUploader, TextField, useConfirmedSubmit } from '@convoca/ui'
import type { Conversation } from '../../atoms/chat/conversations.ts'
import { useGroupEdit } from './useGroupEdit.ts'
import styles from './Details.module.css'

export interface EditGroupProps {
  conversation: Conversation
  onClose: () => void
}

/** Name and picture of a group that the user administers. */
export function EditGroup({ conversation, onClose }: EditGroupProps) {
  const { isPending, errors, name, picture, save, removePicture } = useGroupEdit(conversation, onClose)
  const { control, submit } = useConfirmedSubmit(save)
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
          void submit()
        }}
      >
        <TextField label="Nome do grupo" required maxLength={50} {...name} error={errors.name} />
        {conversation.avatar !== null && (
          <Stored conversation={conversation} disabled={isPending} onRemove={() => void removePicture()} />
        )}
        <ImageUploader
          preset="profile"
          label="Foto do grupo"
          hint="Pelo menos 400 × 400 pixels"
          disabled={isPending}
          controlRef={control}
          {...picture}
        />
        {errors.form !== undefined && (
          <p role="alert" className={styles.formError}>
            {errors.form}
          </p>
        )}
        <div className={styles.formActions}>
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

interface StoredProps {
  conversation: Conversation
  disabled: boolean
  onRemove: () => void
}

function Stored({ conversation: { id, name, avatar }, disabled, onRemove }: StoredProps) {
  return (
    <div className={styles.groupPicture}>
      <Avatar id={id} name={name} src={avatar} size="l" decorative />
      <Button size="small" disabled={disabled} onClick={onRemove}>
        Remover foto
      </Button>
    </div>
  )
}
