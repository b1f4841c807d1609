import { Button, FormError, ImageUploader, useConfirmedSubmit } from '@convoca/ui'
import type { UploadedImage } from '@convoca/ui'
import type { ReactElement } from 'react'
import styles from './admin.module.css'

interface PictureFormProps {
  /** The purpose of the form: its name. */
  name: string
  pictureLabel: string
  picture: UploadedImage | null
  onPictureChange: (picture: UploadedImage | null) => void
  error: string | undefined
  isSubmitting: boolean
  onSubmit: () => void | Promise<void>
  submitLabel: string
  submittingLabel: string
  /** The fields above the picture. */
  children: ReactElement
}

/** A form of the staff for something with a square picture; a crop that is still open is confirmed with the form. */
export function PictureForm(props: PictureFormProps) {
  const { control, submit } = useConfirmedSubmit(props.onSubmit)
  return (
    <form
      aria-label={props.name}
      noValidate
      className={styles.game}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <FormError>{props.error}</FormError>
      {props.children}
      <ImageUploader
        preset="logo"
        label={props.pictureLabel}
        hint="Recomendado: Imagem quadrada (1:1), máximo 5MB"
        value={props.picture}
        onChange={props.onPictureChange}
        disabled={props.isSubmitting}
        controlRef={control}
      />
      <div className={styles.actions}>
        <Button
          type="submit"
          variant="primary"
          loading={props.isSubmitting}
          loadingLabel={props.submittingLabel}
        >
          {props.submitLabel}
        </Button>
      </div>
    </form>
  )
}
