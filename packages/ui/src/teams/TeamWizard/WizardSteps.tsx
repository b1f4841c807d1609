import type { ReactNode, Ref } from 'react'
import { SelectField } from '../../forms/SelectField/SelectField.tsx'
import { TextAreaField } from '../../forms/TextAreaField/TextAreaField.tsx'
import { TextField } from '../../forms/TextField/TextField.tsx'
import { ImageUploader, type ImageUploaderControl } from '../../media/ImageUploader/ImageUploader.tsx'
import type { UploadedImage } from '../../media/ImageUploader/uploaded-image.ts'
import type { GameOption } from '../game-option.ts'
import { wrapText } from '../../primitives/text-elements/wrap-text.tsx'
import type { TeamWizardFields } from './wizard-fields.ts'
import type { TeamWizardTexts } from './team-wizard-texts.ts'
import styles from './TeamWizard.module.css'

/** Limits of the contract's TeamInput, in characters. */
const LIMITS = { name: 50, tag: 5, description: 500 }

interface DetailsStepProps {
  fields: TeamWizardFields
  games: readonly GameOption[]
  labels: TeamWizardTexts
  disabled: boolean
}

/** Step 1: "Informações do Time". */
export function DetailsStep({ fields, games, labels, disabled }: DetailsStepProps) {
  const { name, teamTag, gameId, description } = fields
  return (
    <div className={styles.details}>
      <TextField
        {...name}
        texts={labels.fields}
        className={styles.nameField}
        name="name"
        label={labels.name}
        placeholder={labels.namePlaceholder}
        maxLength={LIMITS.name}
        autoComplete="off"
        required
        disabled={disabled}
      />
      <TextField
        {...teamTag}
        texts={labels.fields}
        name="teamTag"
        label={labels.tag}
        placeholder={labels.tagPlaceholder}
        hint={labels.tagHint}
        maxLength={LIMITS.tag}
        autoComplete="off"
        capitals
        spellCheck={false}
        required
        disabled={disabled}
      />
      <SelectField
        {...gameId}
        texts={labels.fields}
        name="gameId"
        label={labels.game}
        placeholder={labels.gamePlaceholder}
        options={games.map((game) => ({ value: game.id, label: game.name }))}
        required
        disabled={disabled}
      />
      <TextAreaField
        {...description}
        texts={labels.fields}
        className={styles.descriptionField}
        name="description"
        label={labels.description}
        placeholder={labels.descriptionPlaceholder}
        maxLength={LIMITS.description}
        required
        disabled={disabled}
      />
    </div>
  )
}

interface ImagesStepProps {
  logo: UploadedImage | null
  onLogoChange: (image: UploadedImage | null) => void
  logoControl: Ref<ImageUploaderControl>
  logoChoices: ReactNode
  banner: UploadedImage | null
  onBannerChange: (image: UploadedImage | null) => void
  bannerControl: Ref<ImageUploaderControl>
  labels: TeamWizardTexts
}

/** Step 2: "Imagens do Time". Both are optional. */
export function ImagesStep(props: ImagesStepProps) {
  const { logo, onLogoChange, logoControl, logoChoices, banner, onBannerChange, bannerControl, labels } =
    props
  return (
    <div className={styles.images}>
      <div className={styles.logo}>
        <ImageUploader
          preset="profile"
          label={labels.logo}
          hint={labels.logoHint}
          successText={labels.logoSuccess}
          texts={labels.imageUploader}
          value={logo}
          onChange={onLogoChange}
          controlRef={logoControl}
        />
        {wrapText(logoChoices)}
      </div>
      <ImageUploader
        preset="banner"
        label={labels.banner}
        hint={labels.bannerHint}
        successText={labels.bannerSuccess}
        texts={labels.imageUploader}
        value={banner}
        onChange={onBannerChange}
        controlRef={bannerControl}
      />
    </div>
  )
}
