import type { Ref } from 'react'
import { SelectField } from '../../forms/SelectField/index.ts'
import { TextAreaField } from '../../forms/TextAreaField/index.ts'
import { TextField } from '../../forms/TextField/index.ts'
import {
  ImageUploader,
  type ImageUploaderControl,
  type UploadedImage,
} from '../../media/ImageUploader/index.ts'
import type { GameOption } from '../game-option.ts'
import type { TeamWizardFields } from './wizard-fields.ts'
import type { TeamWizardTexts } from './team-wizard-texts.ts'
import styles from './TeamWizard.module.css'

/** Limits of the contract's TeamInput, in characters. */
const LIMITS = { name: 50, tag: 5, description: 500 }

interface DetailsStepProps {
  fields: TeamWizardFields
  games: readonly GameOption[]
  words: TeamWizardTexts
  disabled: boolean
}

/** Step 1: "Informações do Time". */
export function DetailsStep({ fields, games, words, disabled }: DetailsStepProps) {
  const { name, teamTag, gameId, description } = fields
  return (
    <div className={styles.details}>
      <TextField
        {...name}
        texts={words.fields}
        className={styles.nameField}
        name="name"
        label={words.name}
        placeholder={words.namePlaceholder}
        maxLength={LIMITS.name}
        autoComplete="off"
        required
        disabled={disabled}
      />
      <TextField
        {...teamTag}
        texts={words.fields}
        name="teamTag"
        label={words.tag}
        placeholder={words.tagPlaceholder}
        hint={words.tagHint}
        maxLength={LIMITS.tag}
        autoComplete="off"
        capitals
        spellCheck={false}
        required
        disabled={disabled}
      />
      <SelectField
        {...gameId}
        texts={words.fields}
        name="gameId"
        label={words.game}
        placeholder={words.gamePlaceholder}
        options={games.map((game) => ({ value: game.id, label: game.name }))}
        required
        disabled={disabled}
      />
      <TextAreaField
        {...description}
        texts={words.fields}
        className={styles.descriptionField}
        name="description"
        label={words.description}
        placeholder={words.descriptionPlaceholder}
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
  banner: UploadedImage | null
  onBannerChange: (image: UploadedImage | null) => void
  bannerControl: Ref<ImageUploaderControl>
  words: TeamWizardTexts
}

/** Step 2: "Imagens do Time". Both are optional. */
export function ImagesStep(props: ImagesStepProps) {
  const { logo, onLogoChange, logoControl, banner, onBannerChange, bannerControl, words } = props
  return (
    <div className={styles.images}>
      <ImageUploader
        preset="profile"
        label={words.logo}
        hint={words.logoHint}
        successText={words.logoSuccess}
        texts={words.imageUploader}
        value={logo}
        onChange={onLogoChange}
        controlRef={logoControl}
      />
      <ImageUploader
        preset="banner"
        label={words.banner}
        hint={words.bannerHint}
        successText={words.bannerSuccess}
        texts={words.imageUploader}
        value={banner}
        onChange={onBannerChange}
        controlRef={bannerControl}
      />
    </div>
  )
}
