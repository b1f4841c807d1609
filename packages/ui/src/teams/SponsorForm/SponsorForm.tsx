'use client'

import { type Ref, useState } from 'react'
import { ConfirmDialog } from '../../feedback/ConfirmDialog/ConfirmDialog.tsx'
import type { Field } from '../../forms/field.ts'
import { fieldProps } from '../../forms/field-props.ts'
import { FormFrame, type FormProps } from '../../forms/FormFrame/FormFrame.tsx'
import grid from '../../forms/FormFrame/fields.module.css'
import { SwitchField } from '../../forms/SwitchField/SwitchField.tsx'
import { TextAreaField } from '../../forms/TextAreaField/TextAreaField.tsx'
import { TextField } from '../../forms/TextField/TextField.tsx'
import { ImageUploader, type ImageUploaderControl } from '../../media/ImageUploader/ImageUploader.tsx'
import { useConfirmedSubmit } from '../../media/ImageUploader/useConfirmedSubmit.ts'
import type { UploadedImage } from '../../media/ImageUploader/uploaded-image.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { SponsorLogo } from '../SponsorCard/SponsorLogo.tsx'
import styles from './SponsorForm.module.css'

export const sponsorFormTexts = {
  label: 'Patrocinador',
  name: 'Nome',
  url: 'Site',
  urlHint: 'Um endereço que começa com https://',
  description: 'Descrição',
  isActive: 'Mostrar no perfil do time',
  isActiveHint: 'Oculto, só o time vê.',
  logo: 'Logo',
  logoHint: 'Recomendado: Imagem quadrada (1:1), máximo 5MB',
  logoDone: 'Logo carregado com sucesso',
  replaceLogo: 'Trocar logo',
  replaceTitle: 'Trocar logo',
  replaceQuestion: 'Você já tem uma imagem selecionada. Deseja substituí-la?',
  replaceConfirm: 'Substituir',
  submit: 'Salvar patrocinador',
  submitting: 'Salvando...',
  cancel: 'Cancelar',
}

/** The key of a field is also the `name` of its input. */
export interface SponsorFormFields {
  name: Field
  url: Field
  description: Field
  isActive: Field<boolean>
}

export type SponsorFormProps = FormProps & {
  /** Value, change and error of each field: what the form library keeps. */
  fields: SponsorFormFields
  /** The newly chosen logo, or none. */
  logo: UploadedImage | null
  /** Called with the cropped logo, or null. */
  onLogoChange: (logo: UploadedImage | null) => void
  /** The stored logo; kept until another one is saved. */
  storedLogoUrl?: string | undefined
  /** Leaves the form without saving. */
  onCancel: () => void
}

/**
 * Adds or edits a sponsor. The page renders the heading. Replacing a stored logo must be confirmed, and what was typed
 * must survive a failed request. An open crop is confirmed before `onSubmit` is called.
 */
export function SponsorForm(props: SponsorFormProps) {
  const { fields, logo, onLogoChange, storedLogoUrl, onSubmit, submitting = false, ...rest } = props
  const { control, submit } = useConfirmedSubmit(onSubmit)
  return (
    <FormFrame {...rest} labels={sponsorFormTexts} submitting={submitting} onSubmit={submit}>
      <SponsorFields fields={fields} />
      <LogoField {...{ logo, onLogoChange, storedLogoUrl, submitting }} controlRef={control} />
    </FormFrame>
  )
}

function SponsorFields({ fields }: { fields: SponsorFormFields }) {
  const field = fieldProps(fields, sponsorFormTexts)
  const { value, onChange, onBlur } = fields.isActive
  return (
    <div className={grid.fields}>
      <TextField {...field('name')} required autoComplete="off" />
      <TextField
        {...field('url')}
        type="url"
        hint={sponsorFormTexts.urlHint}
        placeholder="https://"
        autoCapitalize="none"
        autoComplete="off"
      />
      <TextAreaField {...field('description')} className={grid.whole} maxLength={300} rows={3} />
      <SwitchField
        {...{ value, onChange, onBlur }}
        className={grid.whole}
        name="isActive"
        label={sponsorFormTexts.isActive}
        hint={sponsorFormTexts.isActiveHint}
      />
    </div>
  )
}

type LogoFieldProps = Pick<SponsorFormProps, 'logo' | 'onLogoChange' | 'storedLogoUrl'> & {
  submitting: boolean
  controlRef: Ref<ImageUploaderControl>
}

/** The stored logo until its replacement is confirmed; then the uploader. */
function LogoField({ logo, onLogoChange, storedLogoUrl, submitting, controlRef }: LogoFieldProps) {
  const [asking, setAsking] = useState(false)
  const [replacing, setReplacing] = useState(false)
  if (storedLogoUrl === undefined || replacing || logo) {
    return (
      <ImageUploader
        className={styles.uploader}
        preset="logo"
        value={logo}
        onChange={onLogoChange}
        label={sponsorFormTexts.logo}
        hint={sponsorFormTexts.logoHint}
        successText={sponsorFormTexts.logoDone}
        disabled={submitting}
        controlRef={controlRef}
      />
    )
  }
  return (
    <div className={styles.stored} role="group" aria-label={sponsorFormTexts.logo}>
      <SponsorLogo name="" src={storedLogoUrl} size={96} />
      <Button disabled={submitting} onClick={() => setAsking(true)}>
        {sponsorFormTexts.replaceLogo}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={sponsorFormTexts.replaceTitle}
        description={sponsorFormTexts.replaceQuestion}
        confirmLabel={sponsorFormTexts.replaceConfirm}
        texts={{ cancel: sponsorFormTexts.cancel }}
        tone="primary"
        onConfirm={() => {
          setAsking(false)
          setReplacing(true)
        }}
      />
    </div>
  )
}
