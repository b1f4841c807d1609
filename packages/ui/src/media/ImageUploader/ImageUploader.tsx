'use client'

import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, Crop, Trash2 } from 'lucide-react'
import {
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type Ref,
} from 'react'
import { ConfirmDialog } from '../../feedback/ConfirmDialog/ConfirmDialog.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { CropStage } from './CropStage.tsx'
import { DropZone } from './DropZone.tsx'
import { imageUploaderTexts, type ImageUploaderTexts } from './image-uploader-texts.ts'
import { imagePresets, type ImagePreset } from './presets.ts'
import type { UploadedImage } from './uploaded-image.ts'
import { useImageUpload, type CropSession } from './useImageUpload.ts'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './ImageUploader.module.css'

/** Imperative methods of an uploader. */
export interface ImageUploaderControl {
  /**
   * Confirms a crop still open, and waits until its owner has been rendered with the picture. False when that failed or a
   * picture is still being read; true when there was none.
   */
  confirmPending: () => Promise<boolean>
}

export type ImageUploaderProps = Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'onError' | 'children'> & {
  /** Sizes, aspect and shape of the crop. */
  preset: ImagePreset
  /** The finished picture, or none. */
  value: UploadedImage | null
  /** Called with the cropped picture after "Confirmar", or null when it is removed. */
  onChange: (image: UploadedImage | null) => void
  /** Name of the picture, e.g. "Logo". Shown above. */
  label: string
  /** One line at the end, e.g. "Recomendado: …". */
  hint?: string | undefined
  /** Announced once there is an image, e.g. "Logo carregado com sucesso". */
  successText?: string | undefined
  /** Largest file in MB of 1,048,576 bytes. Default 5. */
  maxMegabytes?: number | undefined
  /** Default false. */
  disabled?: boolean | undefined
  /** Called with the error message that the uploader shows. */
  onError?: ((message: string) => void) | undefined
  /** Ref to its imperative methods, e.g. to confirm an open crop. */
  controlRef?: Ref<ImageUploaderControl> | undefined
  texts?: Partial<ImageUploaderTexts> | undefined
}

/**
 * Chooses, crops and previews one picture. must accept JPEG, PNG and WebP only, by content; must ask before it
 * replaces a picture; must work without a pointer. Decoding, cutting and encoding run in a worker.
 */
export function ImageUploader(props: ImageUploaderProps) {
  const { preset, value, label, hint, successText, maxMegabytes = 5, disabled = false } = props
  const { onError, controlRef, texts, className, ...others } = props
  const { labels, rules, upload, view, focus, crop, question, choose } = useUploader(props)
  const { phase, error } = upload
  const [noteId, labelId, hintId] = [useId(), useId(), useId()]
  return (
    <div
      {...rootProps(others)}
      role="group"
      aria-labelledby={labelId}
      className={clsx(styles.root, className)}
      data-state={view}
      data-preset={preset}
    >
      <div id={labelId} className={styles.label}>
        {label}
      </div>
      {phase.kind === 'cropping' && (
        <CropStage
          ref={focus.crop}
          label={label}
          session={phase}
          rules={rules}
          labels={labels}
          encoding={phase.encoding}
          {...crop}
        />
      )}
      {view === 'preview' && value && (
        <Preview
          buttonRef={focus.preview}
          image={value}
          round={rules.round}
          alt={labels.preview(label)}
          labels={labels}
          disabled={disabled}
          onCropAgain={upload.cropAgain}
          onRemove={upload.clear}
        />
      )}
      <Notes id={noteId} success={view === 'preview' ? successText : undefined} error={error} />
      {view !== 'crop' && (
        <DropZone
          buttonRef={focus.empty}
          describedBy={`${noteId} ${hintId}`}
          {...{ label, labels, maxMegabytes, disabled }}
          reading={phase.kind === 'reading'}
          onFile={choose}
          onReject={upload.fail}
        />
      )}
      <p id={hintId} className={styles.hint}>
        {hint}
      </p>
      <ReplaceQuestion {...question} labels={labels} />
    </div>
  )
}

/** State of the uploader. */
function useUploader({ preset, value, onChange, onError, controlRef, texts }: ImageUploaderProps) {
  const labels = useTexts('ImageUploader', imageUploaderTexts, texts)
  const rules = imagePresets[preset]
  const upload = useImageUpload({ rules, labels, value, onChange, onError })
  const { phase } = upload
  const [replacement, setReplacement] = useState<File | null>(null)
  const framed = useRef<CropSession | null>(null)
  const view = phase.kind === 'cropping' ? 'crop' : value ? 'preview' : 'empty'
  const focus = useFocusOnChange(view)
  useImperativeHandle(controlRef, () => ({
    confirmPending: async () =>
      phase.kind === 'cropping' ? upload.confirm(framed.current ?? phase) : phase.kind === 'idle',
  }))
  const choose = (file: File) => {
    if (value) setReplacement(file)
    else void upload.open(file)
  }
  const crop = {
    onFrame: (session: CropSession) => {
      framed.current = session
    },
    onCancel: upload.clear,
    onConfirm: (session: CropSession) => void upload.confirm(session),
  }
  const question = {
    file: replacement,
    onClose: () => setReplacement(null),
    onReplace: (file: File) => void upload.open(file),
  }
  return { labels, rules, upload, view, focus, crop, question, choose } as const
}

interface NotesProps {
  id: string
  success: string | undefined
  error: string | null
}

/** Always mounted: a live region announces only what is added later. */
function Notes({ id, success, error }: NotesProps) {
  return (
    <div id={id} className={styles.notes}>
      <p className={styles.success} role="status">
        {success && (
          <>
            <CircleCheck aria-hidden="true" />
            <span>{success}</span>
          </>
        )}
      </p>
      <p className={styles.error} role="alert">
        {error && (
          <>
            <CircleAlert aria-hidden="true" />
            <span>{error}</span>
          </>
        )}
      </p>
    </div>
  )
}

interface ReplaceQuestionProps {
  /** The image that awaits confirmation. */
  file: File | null
  labels: ImageUploaderTexts
  onClose: () => void
  onReplace: (file: File) => void
}

function ReplaceQuestion({ file, labels, onClose, onReplace }: ReplaceQuestionProps) {
  return (
    <ConfirmDialog
      open={file !== null}
      onOpenChange={(open) => !open && onClose()}
      title={labels.replaceTitle}
      confirmLabel={labels.replaceConfirm}
      texts={{ cancel: labels.replaceCancel }}
      tone="primary"
      onConfirm={() => {
        if (file) onReplace(file)
        onClose()
      }}
    />
  )
}

/** Everything that is not the uploader's own. */
function rootProps(others: Omit<ImageUploaderProps, 'onError' | 'controlRef' | 'texts' | 'className'>) {
  const { preset, value, onChange, label, hint, successText, maxMegabytes, disabled, ...rest } = others
  return rest
}

/** Changing the view removes the focused element: focuses the first control of the new view. */
function useFocusOnChange(view: 'empty' | 'crop' | 'preview') {
  const empty = useRef<HTMLButtonElement>(null)
  const crop = useRef<HTMLDivElement>(null)
  const preview = useRef<HTMLButtonElement>(null)
  const before = useRef(view)
  useEffect(() => {
    if (before.current === view) return
    before.current = view
    const targets = { empty, crop, preview }
    targets[view].current?.focus({ preventScroll: view !== 'crop' })
  }, [view])
  return { empty, crop, preview }
}

interface PreviewProps {
  image: UploadedImage
  round: boolean
  alt: string
  labels: ImageUploaderTexts
  disabled: boolean
  onCropAgain: () => void
  onRemove: () => void
  buttonRef: Ref<HTMLButtonElement>
}

function Preview({ image, round, alt, labels, disabled, onCropAgain, onRemove, buttonRef }: PreviewProps) {
  return (
    <div className={styles.preview} data-round={round || undefined}>
      <img
        className={styles.picture}
        src={image.dataUrl}
        width={image.width}
        height={image.height}
        alt={alt}
      />
      <div className={styles.previewActions}>
        <Button
          ref={buttonRef}
          size="small"
          icon={<Crop aria-hidden="true" />}
          disabled={disabled}
          onClick={onCropAgain}
        >
          {labels.cropAgain}
        </Button>
        <IconButton
          label={labels.remove}
          variant="secondary"
          size="small"
          disabled={disabled}
          onClick={onRemove}
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  )
}
