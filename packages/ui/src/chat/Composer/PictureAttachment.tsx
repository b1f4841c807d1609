'use client'

import { Paperclip, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useObjectUrl } from '../../primitives/useObjectUrl.ts'
import type { ComposerTexts } from './composer-texts.ts'
import { RoundButton } from './RoundButton.tsx'
import { usePictureDrop } from './usePictureDrop.ts'
import styles from './Composer.module.css'

const types = ['image/jpeg', 'image/png', 'image/webp']
const MAX_BYTES = 5 * 1024 * 1024
/** The most pictures of one message. */
const MAX_PICTURES = 10

interface PictureButtonProps {
  label: string
  disabled: boolean
  onChoose: (files: readonly File[]) => void
}

/** Opens the browser's file dialog. */
export function PictureButton({ label, disabled, onChoose }: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <RoundButton label={label} disabled={disabled} onPress={() => input.current?.click()}>
        <Paperclip aria-hidden="true" />
      </RoundButton>
      <input
        ref={input}
        type="file"
        accept={types.join()}
        multiple
        hidden
        aria-label={label}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])]
          // The value is emptied so that choosing the same file again fires another change event.
          event.currentTarget.value = ''
          onChoose(files)
        }}
      />
    </>
  )
}

type Refusal = keyof Pick<ComposerTexts, 'wrongPicture' | 'pictureTooLarge' | 'tooManyPictures'>

/** The reason that some of the files are not taken. "All files" in the file dialog, pasting and dropping bypass `accept`. */
function findRefusal(files: readonly File[], room: number): Refusal | undefined {
  if (files.some(({ type }) => !types.includes(type))) return 'wrongPicture'
  if (files.some(({ size }) => size > MAX_BYTES)) return 'pictureTooLarge'
  return files.length > room ? 'tooManyPictures' : undefined
}

/** The pictures attached to the message. Choosing some returns the focus to the text box. */
export function useChosenPictures(
  box: { current: HTMLTextAreaElement | null },
  options: {
    /** Whether files may be pasted and dropped. */
    isOn: boolean
    /** Called on every choice and after sending, with why a file was not taken. */
    onAct: (refusal: Refusal | undefined) => void
  },
) {
  const { isOn, onAct } = options
  const [pictures, setPictures] = useState<readonly File[]>([])
  const choose = (files: readonly File[]) => {
    if (files.length === 0) return
    const room = MAX_PICTURES - pictures.length
    const fit = files.filter(({ type, size }) => types.includes(type) && size <= MAX_BYTES)
    // Two pastes may come before the next render.
    setPictures((before) => [...before, ...fit].slice(0, MAX_PICTURES))
    onAct(findRefusal(files, room))
    box.current?.focus()
  }
  const remove = (picture: File) => {
    setPictures(pictures.filter((attached) => attached !== picture))
    onAct(undefined)
    box.current?.focus()
  }
  const onSent = () => {
    setPictures([])
    onAct(undefined)
  }
  return { pictures, choose, remove, onSent, ...usePictureDrop(isOn, choose) }
}

type ChosenPicturesProps = Pick<ReturnType<typeof useChosenPictures>, 'pictures' | 'remove' | 'isOver'> & {
  labels: ComposerTexts
}

export function ChosenPictures({ pictures, remove, isOver, labels }: ChosenPicturesProps) {
  return (
    <>
      {isOver && <p className={styles.drop}>{labels.drop}</p>}
      {pictures.map((picture, place) => (
        <ChosenPicture key={place} picture={picture} labels={labels} onRemove={() => remove(picture)} />
      ))}
    </>
  )
}

interface ChosenPictureProps {
  picture: File
  labels: ComposerTexts
  onRemove: () => void
}

function ChosenPicture({ picture, labels, onRemove }: ChosenPictureProps) {
  const address = useObjectUrl(picture)
  return (
    <div className={styles.chosen}>
      <img className={styles.thumbnail} src={address} alt="" />
      <span role="status" className={styles.fileName}>
        {labels.chosen(picture.name)}
      </span>
      <RoundButton label={labels.removePicture(picture.name)} disabled={false} onPress={onRemove}>
        <X aria-hidden="true" />
      </RoundButton>
    </div>
  )
}
