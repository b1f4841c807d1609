'use client'

import { useEffect, useId, type KeyboardEvent, type Ref } from 'react'
import Cropper from 'react-easy-crop'
import { Button } from '../../primitives/Button/index.ts'
import { useObjectUrl } from '../../primitives/useObjectUrl/index.ts'
import type { CropArea } from './crop-geometry.ts'
import { CropControls } from './CropControls.tsx'
import type { ImageUploaderTexts } from './image-uploader-texts.ts'
import type { ImagePresetRules } from './presets.ts'
import { useCropFrame, type CropFrame } from './useCropFrame.ts'
import type { CropSession } from './useImageUpload.ts'
import './cropper.css'
import styles from './ImageUploader.module.css'

interface CropStageProps {
  label: string
  session: CropSession
  rules: ImagePresetRules
  labels: ImageUploaderTexts
  encoding: boolean
  onCancel: () => void
  onConfirm: (area: CropArea) => void
  /** Reports the frame, so that the uploader's owner can confirm it from outside. */
  onArea: (area: CropArea) => void
  ref: Ref<HTMLDivElement>
}

/** The crop view: picture and frame, zoom, exact numbers, "Cancelar" and "Confirmar". */
export function CropStage(props: CropStageProps) {
  const { label, session, rules, labels, encoding, onCancel, onConfirm, onArea, ref } = props
  const frame = useCropFrame(session, rules)
  const helpId = useId()
  const { area } = frame

  useEffect(() => {
    onArea(area)
  })

  return (
    <div ref={ref} className={styles.stage} role="region" tabIndex={-1} aria-label={labels.cropRegion(label)}>
      <CropCanvas session={session} rules={rules} labels={labels} frame={frame} helpId={helpId} />
      <p id={helpId} className="cv-hidden">
        {labels.cropHelp}
      </p>
      <CropControls
        frame={frame}
        session={session}
        rules={rules}
        labels={labels}
        onEnter={() => onConfirm(area)}
      />
      <div className={styles.stageActions}>
        <Button onClick={onCancel} disabled={encoding}>
          {labels.cancel}
        </Button>
        <Button
          variant="primary"
          loading={encoding}
          loadingLabel={labels.confirming}
          onClick={() => onConfirm(area)}
        >
          {labels.confirm}
        </Button>
      </div>
    </div>
  )
}

type CropCanvasProps = Pick<CropStageProps, 'session' | 'rules' | 'labels'> & {
  frame: CropFrame
  helpId: string
}

/** Picture and frame. */
function CropCanvas({ session, rules, labels, frame, helpId }: CropCanvasProps) {
  const address = useObjectUrl(session.source)
  return (
    <div
      className={styles.canvas}
      data-round={rules.round || undefined}
      data-wide={frame.aspect > 2 || undefined}
    >
      {address !== undefined && (
        <Cropper
          key={frame.setup}
          disableAutomaticStylesInjection
          image={address}
          crop={frame.view.crop}
          zoom={frame.view.zoom}
          aspect={frame.aspect}
          minZoom={1}
          maxZoom={frame.maxZoom}
          zoomSpeed={0.4}
          cropShape={rules.round ? 'round' : 'rect'}
          showGrid={!rules.round}
          setMediaSize={({ width, height }) => frame.show({ width, height })}
          onMediaLoaded={({ width, height }) => frame.begin({ width, height })}
          onCropChange={frame.setCrop}
          onZoomChange={frame.setRawZoom}
          classes={{ cropAreaClassName: styles.frame ?? '' }}
          cropperProps={{
            role: 'application',
            'aria-label': labels.cropFrame,
            'aria-describedby': helpId,
            onKeyDown: (event) => nudge(event, frame),
          }}
        />
      )}
    </div>
  )
}

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Moves the frame by pixels of the picture: 1, with Shift 10, with Ctrl or Cmd 100. */
function nudge(event: KeyboardEvent, frame: CropFrame) {
  const direction = ARROWS[event.key]
  const withCommand = event.ctrlKey || event.metaKey
  // With Alt the browser goes back, with Ctrl or Cmd it zooms the page.
  if (event.altKey || (withCommand && !direction)) return
  if (direction) {
    const step = withCommand ? 100 : event.shiftKey ? 10 : 1
    frame.move(direction[0] * step, direction[1] * step)
  } else if (event.key === '+' || event.key === '=') {
    frame.zoomTo(frame.zoom * 1.1)
  } else if (event.key === '-') {
    frame.zoomTo(frame.zoom / 1.1)
  } else {
    return
  }
  event.preventDefault()
}
