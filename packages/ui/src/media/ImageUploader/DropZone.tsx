import { ImageUp, LoaderCircle } from 'lucide-react'
import type { Ref } from 'react'
import { useDropzone, type FileRejection } from 'react-dropzone'
import type { ImageUploaderTexts } from './imageUploaderTexts.ts'
import classes from './ImageUploader.module.css'

type DropZoneProps = {
  label: string
  describedBy: string
  words: ImageUploaderTexts
  /** 1 MB = 1,048,576 bytes. */
  maxMegabytes: number
  disabled: boolean
  reading: boolean
  onFile: (file: File) => void
  onReject: (message: string) => void
  buttonRef: Ref<HTMLButtonElement>
}

const ACCEPT = { 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'], 'image/webp': ['.webp'] }
const MEGABYTE = 1024 * 1024

/** Takes one file by drop, paste or the file dialog. */
export function DropZone(props: DropZoneProps) {
  const { label, describedBy, words, maxMegabytes, disabled, reading, onFile, onReject, buttonRef } = props
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    accept: ACCEPT,
    multiple: false,
    minSize: 1,
    maxSize: maxMegabytes * MEGABYTE,
    noClick: true,
    noKeyboard: true,
    disabled: disabled || reading,
    onDropAccepted: ([file]) => file && onFile(file),
    onDropRejected: (rejections) => onReject(rejectionText(rejections, words, maxMegabytes)),
  })
  const text = isDragActive ? words.dropActive : reading ? words.reading : words.drop
  return (
    <div {...getRootProps({ role: undefined, tabIndex: undefined })} className={classes.drop}>
      <input {...getInputProps({ hidden: true, 'aria-label': label })} />
      <button
        type="button"
        ref={buttonRef}
        className={classes.dropButton}
        aria-label={`${label}: ${text}`}
        aria-describedby={describedBy}
        aria-busy={reading}
        disabled={disabled}
        data-dragging={isDragActive || undefined}
        onClick={open}
      >
        {reading ? (
          <LoaderCircle className={classes.spinner} aria-hidden="true" />
        ) : (
          <ImageUp aria-hidden="true" />
        )}
        <span>{text}</span>
      </button>
    </div>
  )
}

/** The library speaks English; its codes are mapped. The first error of the first file counts. */
function rejectionText(
  rejections: readonly FileRejection[],
  words: ImageUploaderTexts,
  maxMegabytes: number,
) {
  if (rejections.length > 1) return words.tooMany
  switch (rejections[0]?.errors[0]?.code) {
    case 'file-invalid-type':
      return /\.hei[cf]$/i.test(rejections[0].file.name) ? words.heic : words.wrongType
    case 'file-too-large':
      return words.tooLarge(maxMegabytes)
    case 'file-too-small':
      return words.empty
    case 'too-many-files':
      return words.tooMany
    default:
      return words.failed
  }
}
