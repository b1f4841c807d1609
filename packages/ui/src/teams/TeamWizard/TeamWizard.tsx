'use client'

import { clsx } from 'clsx'
import {
  useEffect,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type FormEvent,
  type ReactNode,
} from 'react'
import type { ImageUploaderControl } from '../../media/ImageUploader/ImageUploader.tsx'
import type { UploadedImage } from '../../media/ImageUploader/uploaded-image.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import type { GameOption } from '../game-option.ts'
import { StepIndicator } from './StepIndicator.tsx'
import { teamWizardTexts, type TeamWizardTexts } from './team-wizard-texts.ts'
import type { TeamWizardFields, TeamWizardStep } from './wizard-fields.ts'
import { DetailsStep, ImagesStep } from './WizardSteps.tsx'
import { wrapText } from '../../primitives/text-elements/wrap-text.tsx'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './TeamWizard.module.css'

/** Props of both wizard components. */
export interface TeamWizardOptions {
  /** 1 details, 2 pictures, 3 players. Controlled. */
  step: TeamWizardStep
  /** Value, change and error of each field: what the form library keeps. */
  fields: TeamWizardFields
  /** The games to choose from, in their order. */
  games: readonly GameOption[]
  /** The cut logo, or none. Controlled. */
  logo: UploadedImage | null
  /** Called with the cropped logo, or null. */
  onLogoChange: (image: UploadedImage | null) => void
  /** Other ways to a logo, below its uploader, e.g. drawings to choose from. */
  logoChoices?: ReactNode
  /** The cut banner, or none. Controlled. */
  banner: UploadedImage | null
  /** Called with the cropped banner, or null. */
  onBannerChange: (image: UploadedImage | null) => void
  /** Step 3: a PlayerPicker. */
  picker: ReactNode
  /** Validates; then either sets the next step or the fields' errors. */
  onNext: () => void | Promise<void>
  /** Goes to the step before. From step 3 the owner also empties the player picker; all else is kept. */
  onBack: () => void
  /** Closes the wizard, from step 1. */
  onCancel: () => void
  /** Step 3 only. */
  onSubmit: () => void | Promise<void>
  /** Whether the team is being created; every button is then pending. */
  submitting?: boolean | undefined
  /** Progress message while the team is created, e.g. "Enviando logo...". */
  progress?: string | undefined
  /** Above the steps, e.g. the page's title. */
  lead?: ReactNode
  /** Level of the step's heading. Default 2. */
  headingLevel?: 2 | 3 | undefined
  texts?: Partial<TeamWizardTexts> | undefined
}

export type TeamWizardProps = Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'children'> & TeamWizardOptions

/**
 * The three steps of creating a team. Controlled. must submit on step 3 only: Enter on steps 1 and 2 is "Próximo".
 * The focus moves to the heading of the new step, or to the first invalid field. "Próximo" confirms an open crop.
 */
export function TeamWizard(props: TeamWizardProps) {
  const { step, fields, games, logo, onLogoChange, banner, onBannerChange, picker } = props
  const { submitting = false, progress, headingLevel = 2, texts, onNext, onBack, onCancel, onSubmit } = props
  const labels = useTexts<TeamWizardTexts>('TeamWizard', teamWizardTexts, texts)
  const form = useRef<HTMLFormElement>(null)
  const logoControl = useRef<ImageUploaderControl>(null)
  const bannerControl = useRef<ImageUploaderControl>(null)
  const { moving, attempts, advance } = useAdvance(
    [logoControl, bannerControl],
    step === 3 ? onSubmit : onNext,
  )
  const heading = useStepFocus(step, attempts, form)
  const Heading = headingLevel === 2 ? 'h2' : 'h3'

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!moving && !submitting) void advance()
  }

  return (
    <form
      noValidate
      {...splitProps(props).root}
      ref={mergeInto(form, props.ref)}
      className={clsx(styles.root, props.className)}
      data-step={step}
      onSubmit={submit}
    >
      {wrapText(props.lead)}
      <StepIndicator step={step} labels={labels} />
      <Heading ref={heading} tabIndex={-1} className={styles.heading}>
        {labels.headings[step - 1]}
      </Heading>
      <div className={styles.body}>
        {step === 1 && <DetailsStep fields={fields} games={games} labels={labels} disabled={submitting} />}
        {step === 2 && (
          <ImagesStep
            logo={logo}
            onLogoChange={onLogoChange}
            logoControl={logoControl}
            logoChoices={props.logoChoices}
            banner={banner}
            onBannerChange={onBannerChange}
            bannerControl={bannerControl}
            labels={labels}
          />
        )}
        {step === 3 && wrapText(picker)}
      </div>
      <p className={styles.progress} role="status">
        {progress}
      </p>
      <div className={styles.footer}>
        <Button size="large" disabled={submitting} onClick={step === 1 ? onCancel : onBack}>
          {step === 1 ? labels.cancel : labels.back}
        </Button>
        <ForwardButton step={step} moving={moving} submitting={submitting} labels={labels} />
      </div>
    </form>
  )
}

type Crops = readonly { current: ImageUploaderControl | null }[]

/** "Próximo" and "Criar Time": confirm an open crop first, then call the handler. */
function useAdvance(crops: Crops, ask: TeamWizardProps['onNext']) {
  const [moving, setMoving] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const advance = async () => {
    setMoving(true)
    try {
      const confirmed = await Promise.all(
        crops.map(async ({ current }) => (current ? current.confirmPending() : true)),
      )
      if (confirmed.every(Boolean)) await ask()
    } finally {
      setMoving(false)
      setAttempts((count) => count + 1)
    }
  }
  return { moving, attempts, advance }
}

interface ForwardButtonProps {
  step: TeamWizardStep
  moving: boolean
  submitting: boolean
  labels: TeamWizardTexts
}

function ForwardButton({ step, moving, submitting, labels }: ForwardButtonProps) {
  return (
    <Button
      type="submit"
      size="large"
      variant="primary"
      loading={moving || submitting}
      {...(submitting ? { loadingLabel: labels.submitting } : {})}
    >
      {step === 3 ? labels.submit : labels.next}
    </Button>
  )
}

/** The wizard's own props, and those of its root. */
export function splitProps<Props extends TeamWizardOptions>(props: Props) {
  const { step, fields, games, logo, onLogoChange, banner, onBannerChange, picker, ...more } = props
  const { onNext, onBack, onCancel, onSubmit, submitting, progress, lead, headingLevel, ...others } = more
  const { texts, logoChoices, ...root } = others
  const steps = { step, fields, games, logo, onLogoChange, banner, onBannerChange, picker }
  const actions = {
    onNext,
    onBack,
    onCancel,
    onSubmit,
    submitting,
    progress,
    lead,
    headingLevel,
    texts,
    logoChoices,
  }
  return { options: { ...steps, ...actions }, root }
}

/** One ref callback for the wizard's own use and its owner's. */
function mergeInto(own: { current: HTMLFormElement | null }, theirs: TeamWizardProps['ref']) {
  return (element: HTMLFormElement | null) => {
    own.current = element
    if (typeof theirs === 'function') return theirs(element)
    if (theirs) theirs.current = element
    return undefined
  }
}

/** Moves the focus: to the first field that an attempt found wrong, on whatever step, else to a new step's heading. */
function useStepFocus(step: TeamWizardStep, attempts: number, form: { current: HTMLFormElement | null }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef({ step, attempts })
  useEffect(() => {
    const last = before.current
    before.current = { step, attempts }
    const tried = last.attempts !== attempts
    const wrong = tried ? form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') : null
    if (wrong) wrong.focus()
    else if (last.step !== step) heading.current?.focus()
  }, [step, attempts, form])
  return heading
}
