'use client'

import { ImageUp, LoaderCircle } from 'lucide-react'
import type { Ref } from 'react'
import { useDropzone, type FileRejection } from 'react-dropzone'
import type { ImageUploaderTexts } from './image-uploader-texts.ts'
import styles from './ImageUploader.module.css'

interface DropZoneProps {
  label: string
  describedBy: string
  labels: ImageUploaderTexts
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
  const { label, describedBy, labels, maxMegabytes, disabled, reading, onFile, onReject, buttonRef } = props
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    accept: ACCEPT,
    multiple: false,
    minSize: 1,
    maxSize: maxMegabytes * MEGABYTE,
    noClick: true,
    noKeyboard: true,
    disabled: disabled || reading,
    // The library accepts one of several files and rejects the others: then none is taken.
    onDrop: (accepted, rejections) => {
      const [file] = accepted
      const [refused] = rejections
      if (accepted.length + rejections.length > 1) onReject(labels.tooMany)
      else if (refused) onReject(rejectionText(refused, labels, maxMegabytes))
      else if (file) onFile(file)
    },
  })
  const text = isDragActive ? labels.dropActive : reading ? labels.reading : labels.drop
  return (
    <div {...getRootProps({ role: undefined, tabIndex: undefined })}>
      <input {...getInputProps({ hidden: true, 'aria-label': label })} />
      <button
        type="button"
        ref={buttonRef}
        className={styles.dropButton}
        aria-label={`${label}: ${text}`}
        aria-describedby={describedBy}
        aria-busy={reading}
        disabled={disabled}
        data-dragging={isDragActive || undefined}
        onClick={open}
      >
        {reading ? (
          <LoaderCircle className={styles.spinner} aria-hidden="true" />
        ) : (
          <ImageUp aria-hidden="true" />
        )}
        <span>{text}</span>
      </button>
    </div>
  )
}

/** The library speaks English; its codes are mapped. The first error counts. */
function rejectionText({ file, errors }: FileRejection, labels: ImageUploaderTexts, maxMegabytes: number) {
  switch (errors[0]?.code) {
    case 'file-invalid-type':
      return /\.hei[cf]$/i.test(file.name) ? labels.heic : labels.wrongType
    case 'file-too-large':
      return labels.tooLarge(maxMegabytes)
    case 'file-too-small':
      return labels.empty
    default:
      return labels.failed
  }
}
