'use client'

import { clsx } from 'clsx'
import type { Field } from '../../forms/field.ts'
import { fieldProps } from '../../forms/field-props.ts'
import { FormFrame, type FormFrameTexts, type FormProps } from '../../forms/FormFrame/FormFrame.tsx'
import grid from '../../forms/FormFrame/fields.module.css'
import { MaskedField } from '../../forms/MaskedField/MaskedField.tsx'
import { SelectField } from '../../forms/SelectField/SelectField.tsx'
import { TextAreaField } from '../../forms/TextAreaField/TextAreaField.tsx'
import { TextField } from '../../forms/TextField/TextField.tsx'
import { ImageUploader } from '../../media/ImageUploader/ImageUploader.tsx'
import { useConfirmedSubmit } from '../../media/ImageUploader/useConfirmedSubmit.ts'
import type { ImageUploaderTexts } from '../../media/ImageUploader/image-uploader-texts.ts'
import type { UploadedImage } from '../../media/ImageUploader/uploaded-image.ts'
import type { GameOption } from '../game-option.ts'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './AchievementForm.module.css'

export interface AchievementFields {
  title: Field
  /** Digits; empty for none. */
  placement: Field
  /** Masked `dd/mm/aaaa`. */
  date: Field
  /** Empty for none. */
  gameId: Field
  championship: Field
  description: Field
}

export const achievementFormTexts = {
  label: 'Conquista',
  title: 'Título',
  placement: 'Colocação',
  placementHint: '1 é o primeiro lugar.',
  date: 'Data',
  game: 'Jogo',
  noGame: 'Nenhum jogo',
  championship: 'Campeonato',
  description: 'Descrição',
  picture: 'Imagem',
  pictureHint: 'Recomendado: Imagem quadrada (1:1), máximo 5MB',
  pictureDone: 'Imagem carregada com sucesso',
  cancel: 'Cancelar',
  submit: 'Salvar conquista',
  submitting: 'Salvando...',
}

export type AchievementFormTexts = typeof achievementFormTexts &
  FormFrameTexts & { imageUploader?: Partial<ImageUploaderTexts> }

export type AchievementFormProps = FormProps & {
  /** Value, change and error of each field: what the form library keeps. */
  fields: AchievementFields
  /** The games to choose from, in their order. */
  games: readonly GameOption[]
  /** The picture, or none. Controlled. */
  picture: UploadedImage | null
  /** Called with the cropped picture, or null. */
  onPictureChange: (picture: UploadedImage | null) => void
  /** Called by the cancel button, which is not rendered without it. */
  onCancel?: (() => void) | undefined
  texts?: Partial<AchievementFormTexts> | undefined
}

/** Longest texts of the contract. */
const SHORT = 100
const DESCRIPTION = 500

/**
 * Adds or edits a title that a team has won. The page renders the heading and passes the validation errors. An open
 * crop is confirmed before `onSubmit` is called.
 */
export function AchievementForm(props: AchievementFormProps) {
  const { fields, games, picture, onPictureChange, onSubmit, texts, className, ...rest } = props
  const labels = useTexts<AchievementFormTexts>('AchievementForm', achievementFormTexts, texts)
  const { control, submit } = useConfirmedSubmit(onSubmit)
  return (
    <FormFrame {...rest} labels={labels} onSubmit={submit} className={clsx(styles.root, className)}>
      <div className={styles.columns}>
        <Fields fields={fields} games={games} labels={labels} />
        <ImageUploader
          preset="logo"
          value={picture}
          onChange={onPictureChange}
          label={labels.picture}
          hint={labels.pictureHint}
          successText={labels.pictureDone}
          texts={labels.imageUploader}
          disabled={rest.submitting}
          controlRef={control}
        />
      </div>
    </FormFrame>
  )
}

type FieldsProps = Pick<AchievementFormProps, 'fields' | 'games'> & { labels: AchievementFormTexts }

/** Radix takes no empty value for an option. */
const NONE = 'NONE'

function Fields({ fields, games, labels }: FieldsProps) {
  const field = fieldProps(fields, labels)
  const { placement, gameId } = fields
  return (
    <div className={grid.fields}>
      <TextField {...field('title')} className={grid.whole} required autoComplete="off" maxLength={SHORT} />
      <TextField
        {...field('placement')}
        onChange={(text) => placement.onChange(text.replaceAll(/\D/g, '').slice(0, 5))}
        hint={labels.placementHint}
        inputMode="numeric"
        autoComplete="off"
      />
      <MaskedField {...field('date')} mask="date" autoComplete="off" required />
      <SelectField
        {...gameId}
        value={gameId.value === '' ? NONE : gameId.value}
        onChange={(chosen) => gameId.onChange(chosen === NONE ? '' : chosen)}
        name="gameId"
        label={labels.game}
        options={[
          { value: NONE, label: labels.noGame },
          ...games.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <TextField {...field('championship')} autoComplete="off" maxLength={SHORT} />
      <TextAreaField {...field('description')} className={grid.whole} rows={3} maxLength={DESCRIPTION} />
    </div>
  )
}
