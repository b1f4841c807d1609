import { clsx } from 'clsx'
import { type ComponentPropsWithRef, type Ref, useRef, useState } from 'react'
import { ConfirmDialog } from '../../feedback/ConfirmDialog/index.ts'
import type { Field } from '../../forms/field.ts'
import { FormError } from '../../forms/FormError/index.ts'
import { SwitchField } from '../../forms/SwitchField/index.ts'
import { TextAreaField } from '../../forms/TextAreaField/index.ts'
import { TextField } from '../../forms/TextField/index.ts'
import { useFormSubmit } from '../../forms/useFormSubmit/useFormSubmit.ts'
import {
  ImageUploader,
  type ImageUploaderControl,
  type UploadedImage,
} from '../../media/ImageUploader/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import { SponsorLogo } from '../SponsorCard/SponsorLogo.tsx'
import { sponsorFormTexts, type SponsorFormTexts } from './sponsorFormTexts.ts'
import classes from './SponsorForm.module.css'

/** The key of a field is also the `name` of its input. */
export type SponsorFormFields = {
  name: Field
  url: Field
  description: Field
  isActive: Field<boolean>
}

export type SponsorFormProps = Omit<ComponentPropsWithRef<'div'>, 'onSubmit' | 'children'> & {
  fields: SponsorFormFields
  /** The newly chosen logo, or none. */
  logo: UploadedImage | null
  onLogoChange: (logo: UploadedImage | null) => void
  /** The logo that is stored already; it stays until another one is saved. */
  storedLogoUrl?: string | undefined
  /** Called once per submit, also by Enter; a crop still open is confirmed first. */
  onSubmit: () => void | Promise<void>
  onCancel: () => void
  /** The request is under way. Default false. */
  submitting?: boolean | undefined
  /** What failed without belonging to a field. */
  error?: string | undefined
  texts?: Partial<SponsorFormTexts> | undefined
}

/**
 * Adds or changes a sponsor. The page brings the heading. A logo that is there already MUST be replaced only after a
 * question (requirement 001 §5), and what was typed MUST survive a refusal.
 */
export function SponsorForm(props: SponsorFormProps) {
  const { fields, logo, onLogoChange, storedLogoUrl, onSubmit, onCancel, submitting = false, ...more } = props
  const { error, texts, className, ...rest } = more
  const words = { ...sponsorFormTexts, ...texts }
  const uploader = useRef<ImageUploaderControl>(null)
  const form = useFormSubmit(async () => {
    if ((await uploader.current?.confirmPending()) ?? true) await onSubmit()
  }, submitting)
  return (
    <div {...rest} className={clsx(classes.root, className)} data-submitting={submitting || undefined}>
      <form {...form} noValidate aria-label={words.label} className={classes.form}>
        <FormError>{error}</FormError>
        <SponsorFields fields={fields} words={words} />
        <LogoField {...{ logo, onLogoChange, storedLogoUrl, words, submitting }} controlRef={uploader} />
        <div className={classes.actions}>
          <Button disabled={submitting} onClick={onCancel}>
            {words.cancel}
          </Button>
          <Button type="submit" variant="primary" loading={submitting} loadingLabel={words.submitting}>
            {words.submit}
          </Button>
        </div>
      </form>
    </div>
  )
}

function SponsorFields({ fields, words }: { fields: SponsorFormFields; words: SponsorFormTexts }) {
  const { value, onChange, onBlur } = fields.isActive
  return (
    <div className={classes.fields}>
      <TextField {...fields.name} name="name" label={words.name} required autoComplete="off" />
      <TextField
        {...fields.url}
        name="url"
        type="url"
        label={words.url}
        hint={words.urlHint}
        placeholder="https://"
        autoCapitalize="none"
        autoComplete="off"
      />
      <TextAreaField
        {...fields.description}
        className={classes.whole}
        name="description"
        label={words.description}
        maxLength={300}
        rows={3}
      />
      <SwitchField
        {...{ value, onChange, onBlur }}
        className={classes.whole}
        name="isActive"
        label={words.isActive}
        hint={words.isActiveHint}
      />
    </div>
  )
}

type LogoFieldProps = Pick<SponsorFormProps, 'logo' | 'onLogoChange' | 'storedLogoUrl'> & {
  words: SponsorFormTexts
  submitting: boolean
  controlRef: Ref<ImageUploaderControl>
}

/** The stored logo until its replacement is asked for; then the uploader, which asks by itself from there on. */
function LogoField({ logo, onLogoChange, storedLogoUrl, words, submitting, controlRef }: LogoFieldProps) {
  const [asking, setAsking] = useState(false)
  const [replacing, setReplacing] = useState(false)
  if (storedLogoUrl === undefined || replacing || logo) {
    return (
      <ImageUploader
        preset="logo"
        value={logo}
        onChange={onLogoChange}
        label={words.logo}
        hint={words.logoHint}
        successText={words.logoDone}
        disabled={submitting}
        controlRef={controlRef}
      />
    )
  }
  return (
    <div className={classes.stored} role="group" aria-label={words.logo}>
      <SponsorLogo name="" src={storedLogoUrl} size={96} />
      <Button disabled={submitting} onClick={() => setAsking(true)}>
        {words.replaceLogo}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={words.replaceTitle}
        description={words.replaceQuestion}
        confirmLabel={words.replaceConfirm}
        tone="primary"
        onConfirm={() => {
          setAsking(false)
          setReplacing(true)
        }}
      />
    </div>
  )
}
