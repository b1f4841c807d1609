'use client'

import { RotateCcw, RotateCw, SlidersHorizontal, ZoomIn, ZoomOut } from 'lucide-react'
import { useId, useState, type CSSProperties, type KeyboardEvent, type ReactElement } from 'react'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { givesAspect, wholePixels } from './crop-geometry.ts'
import type { ImageUploaderTexts } from './image-uploader-texts.ts'
import type { ImagePresetRules } from './presets.ts'
import type { CropFrame } from './useCropFrame.ts'
import styles from './ImageUploader.module.css'

interface CropControlsProps {
  frame: CropFrame
  rules: ImagePresetRules
  labels: ImageUploaderTexts
  /** Enter in a number field. */
  onEnter: () => void
}

/** Zoom; turning and the switch of the exact numbers, for those who cannot drag; a free crop has its shapes below. */
export function CropControls(props: CropControlsProps) {
  const { frame, rules, labels } = props
  const { zoom, maxZoom } = frame
  const [isPrecise, setPrecise] = useState(false)
  const fill = maxZoom > 1 ? ((zoom - 1) / (maxZoom - 1)) * 100 : 0
  // Compared with a small tolerance: the zoom of the frame is computed from pixels.
  const nearest = zoom >= maxZoom - 0.001
  const farthest = zoom <= 1.001
  return (
    <>
      <div className={styles.zoom}>
        <IconButton
          label={labels.zoomOut}
          size="small"
          disabled={farthest}
          onClick={() => frame.zoomTo(zoom / 1.25)}
        >
          <ZoomOut aria-hidden="true" />
        </IconButton>
        <input
          type="range"
          className={styles.slider}
          style={{ '--fill': `${fill}%` } as CSSProperties}
          aria-label={labels.zoom}
          aria-valuetext={`${Math.round(zoom * 100)}%`}
          min={1}
          max={maxZoom}
          step="any"
          value={zoom}
          disabled={maxZoom === 1}
          onChange={(event) => frame.zoomTo(event.target.valueAsNumber)}
        />
        <IconButton
          label={labels.zoomIn}
          size="small"
          disabled={nearest}
          onClick={() => frame.zoomTo(zoom * 1.25)}
        >
          <ZoomIn aria-hidden="true" />
        </IconButton>
      </div>
      <TurnButtons frame={frame} rules={rules} labels={labels}>
        <IconButton
          label={labels.precise}
          size="small"
          aria-expanded={isPrecise}
          onClick={() => setPrecise(!isPrecise)}
        >
          <SlidersHorizontal aria-hidden="true" />
        </IconButton>
      </TurnButtons>
      {rules.aspect === null && <AspectChoice {...{ frame, rules, labels }} />}
      {isPrecise && <PreciseFields {...props} />}
    </>
  )
}

interface TurnButtonsProps extends Omit<CropControlsProps, 'onEnter'> {
  /** The further elements of the line. */
  children: ReactElement
}

/** Turning to the left and to the right. By half if the picture is too small on its side: why is shown once it is turned. */
function TurnButtons({ frame, rules, labels, children }: TurnButtonsProps) {
  const reasonId = useId()
  const describedBy = frame.canLie ? undefined : reasonId
  return (
    <>
      <div className={styles.turns}>
        <IconButton
          label={labels.turnLeft}
          size="small"
          aria-describedby={describedBy}
          onClick={() => frame.turn(-1)}
        >
          <RotateCcw aria-hidden="true" />
        </IconButton>
        <IconButton
          label={labels.turnRight}
          size="small"
          aria-describedby={describedBy}
          onClick={() => frame.turn(1)}
        >
          <RotateCw aria-hidden="true" />
        </IconButton>
        {children}
      </div>
      {!frame.canLie && (
        <p id={reasonId} className={frame.turned === null ? 'cv-hidden' : styles.hint}>
          {labels.turnsByHalf({ width: rules.minWidth, height: rules.minHeight })}
        </p>
      )}
    </>
  )
}

const ASPECTS = [
  { label: '1:1', aspect: 1 },
  { label: '4:3', aspect: 4 / 3 },
  { label: '16:9', aspect: 16 / 9 },
  { label: '3:1', aspect: 3 },
]

/** An aspect whose largest crop is below the minimum is disabled, with the reason below. */
function AspectChoice({ frame, rules, labels }: Omit<CropControlsProps, 'onEnter'>) {
  const { size } = frame.session
  const reasonId = useId()
  const original = { label: labels.aspectOriginal, aspect: size.width / size.height }
  const shapes = [original, ...ASPECTS].map((shape) => ({
    ...shape,
    disabled: !givesAspect(size, shape.aspect, rules),
  }))
  const refused = shapes.flatMap(({ label, disabled }) => (disabled ? [label] : [])).join(', ')
  return (
    <div
      className={styles.aspects}
      role="group"
      aria-label={labels.aspect}
      aria-describedby={refused ? reasonId : undefined}
    >
      {shapes.map(({ label, aspect, disabled }) => (
        <button
          key={label}
          type="button"
          className={styles.aspect}
          aria-pressed={Math.abs(frame.aspect - aspect) < 0.005}
          disabled={disabled}
          onClick={() => frame.setAspect(aspect)}
        >
          {label}
        </button>
      ))}
      {refused && (
        <p id={reasonId} className={styles.hint}>
          {labels.aspectTooSmall(refused, { width: rules.minWidth, height: rules.minHeight })}
        </p>
      )}
    </div>
  )
}

function PreciseFields({ frame, rules, labels, onEnter }: CropControlsProps) {
  const { size } = frame.session
  const area = wholePixels(frame.area, size)
  const percent = Math.round(frame.zoom * 100)
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    // Enter confirms the crop; it must not submit a form around the uploader.
    event.preventDefault()
    event.target.blur()
    onEnter()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the number fields inside take the key
    <div className={styles.numbers} role="group" aria-label={labels.precise} onKeyDown={enter}>
      <NumberField
        label={labels.x}
        value={area.x}
        max={size.width - area.width}
        onCommit={(x) => frame.moveTo(x, frame.area.y)}
      />
      <NumberField
        label={labels.y}
        value={area.y}
        max={size.height - area.height}
        onCommit={(y) => frame.moveTo(frame.area.x, y)}
      />
      {rules.aspect === null && (
        <>
          <NumberField
            label={labels.width}
            value={area.width}
            min={rules.minWidth}
            max={size.width}
            onCommit={(width) => frame.resize(width, area.height)}
          />
          <NumberField
            label={labels.height}
            value={area.height}
            min={rules.minHeight}
            max={size.height}
            onCommit={(height) => frame.resize(area.width, height)}
          />
        </>
      )}
      <NumberField
        label={labels.zoomPercent}
        value={percent}
        min={100}
        max={Math.floor(frame.maxZoom * 100)}
        onCommit={(value) => frame.zoomTo(value / 100)}
      />
    </div>
  )
}

interface NumberFieldProps {
  label: string
  value: number
  min?: number
  max: number
  onCommit: (value: number) => void
}

/** A number that may be half typed: it counts when the field is left or stepped, clamped to its range. */
function NumberField({ label, value, min = 0, max, onCommit }: NumberFieldProps) {
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const commit = (text: string) => {
    const number = Number(text)
    if (text.trim() !== '' && Number.isFinite(number)) onCommit(Math.min(Math.max(number, min), max))
  }
  return (
    <div className={styles.number}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        value={draft ?? value}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setDraft(event.target.value)
          commit(event.target.value)
        }}
        onBlur={() => setDraft(null)}
      />
    </div>
  )
}
