'use client'

import { clsx } from 'clsx'
import { type ComponentPropsWithRef, useEffect, useId, useRef, useState } from 'react'
import { finishDrawing, toDataUrl } from '../ImageUploader/finish-drawing.ts'
import type { UploadedImage } from '../ImageUploader/uploaded-image.ts'
import styles from './DrawingPicker.module.css'

/** A drawing that is offered as a picture. */
export interface DrawingChoice {
  id: string
  /** The subject of the drawing, e.g. "Onça". */
  label: string
  /** A square SVG document, at least 400 px wide, which loads nothing. */
  svg: string
}

export type DrawingPickerProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Shown above, e.g. "Ou escolha um rosto". */
  label: string
  drawings: readonly DrawingChoice[]
  /** Called with the picture of the drawing that was pressed. */
  onChoose: (image: UploadedImage) => void
  /** Default false. */
  disabled?: boolean | undefined
}

/** Drawings of which a press makes a picture, as if it had been uploaded and cropped. */
export function DrawingPicker(props: DrawingPickerProps) {
  const { label, drawings, onChoose, disabled = false, className, ...rest } = props
  const labelId = useId()
  const { choose, isFailed } = useDrawing(onChoose)
  return (
    <div {...rest} role="group" aria-labelledby={labelId} className={clsx(styles.root, className)}>
      <div id={labelId} className={styles.label}>
        {label}
      </div>
      <div className={styles.drawings}>
        {drawings.map(({ id, label: name, svg }) => (
          <button
            key={id}
            type="button"
            title={name}
            disabled={disabled}
            className={styles.drawing}
            onClick={() => void choose(svg)}
          >
            <img src={toDataUrl(svg)} alt={name} width={44} height={44} />
          </button>
        ))}
      </div>
      <p role="alert" className={styles.error}>
        {isFailed && 'Não foi possível usar este desenho. Tente outro ou envie uma imagem.'}
      </p>
    </div>
  )
}

/** The last press counts, and none after the page was left. */
function useDrawing(onChoose: DrawingPickerProps['onChoose']) {
  const running = useRef<AbortController | null>(null)
  const [isFailed, setFailed] = useState(false)
  useEffect(() => () => running.current?.abort(), [])
  const choose = async (svg: string) => {
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    setFailed(false)
    try {
      const image = await finishDrawing(svg, signal)
      if (!signal.aborted) onChoose(image)
    } catch {
      if (!signal.aborted) setFailed(true)
    }
  }
  return { choose, isFailed }
}
