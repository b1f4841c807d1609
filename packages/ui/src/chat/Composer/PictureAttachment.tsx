'use client'

import { Paperclip, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useObjectUrl } from '../../primitives/useObjectUrl/index.ts'
import type { ComposerTexts } from './composer-texts.ts'
import { RoundButton } from './RoundButton.tsx'
import styles from './Composer.module.css'

const types = ['image/jpeg', 'image/png', 'image/webp']

interface PictureButtonProps {
  label: string
  disabled: boolean
  /** Null if the file is not an accepted image. */
  onChoose: (picture: File | null) => void
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
        hidden
        aria-label={label}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          // So that choosing the same file again fires another change event.
          event.currentTarget.value = ''
          // "All files" in the file dialog bypasses `accept`.
          if (file) onChoose(types.includes(file.type) ? file : null)
        }}
      />
    </>
  )
}

/** The picture attached to the message. Choosing one returns the focus to the text box. */
export function useChosenPicture(
  box: { current: HTMLTextAreaElement | null },
  /** Called on every choice and after sending; true if the file is not an image. */
  onAct: (wrong: boolean) => void,
) {
  const [picture, setPicture] = useState<File>()
  const put = (file: File | null | undefined) => {
    setPicture(file ?? undefined)
    onAct(file === null)
  }
  const choose = (file: File | null | undefined) => {
    put(file)
    box.current?.focus()
  }
  return { picture, choose, onSent: () => put(undefined) }
}

type ChosenPictureProps = Pick<ReturnType<typeof useChosenPicture>, 'picture' | 'choose'> & {
  labels: ComposerTexts
}

export function ChosenPicture({ picture, choose, labels }: ChosenPictureProps) {
  const address = useObjectUrl(picture)
  if (!picture) return null
  return (
    <div className={styles.chosen}>
      <img className={styles.thumbnail} src={address} alt="" />
      <span role="status" className={styles.fileName}>
        {labels.chosen(picture.name)}
      </span>
      <RoundButton label={labels.removePicture} disabled={false} onPress={() => choose(undefined)}>
        <X aria-hidden="true" />
      </RoundButton>
    </div>
  )
}
