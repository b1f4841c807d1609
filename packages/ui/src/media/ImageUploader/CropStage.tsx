'use client'

import { useEffect, useId, useRef, type KeyboardEvent, type Ref, type RefObject } from 'react'
import Cropper from 'react-easy-crop'
import { Button } from '../../primitives/Button/Button.tsx'
import { useObjectUrl } from '../../primitives/useObjectUrl.ts'
import { largestArea } from './crop-geometry.ts'
import { CropControls } from './CropControls.tsx'
import type { ImageUploaderTexts } from './image-uploader-texts.ts'
import type { ImagePresetRules } from './presets.ts'
import { poseMatrix } from './source-pose.ts'
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
  onConfirm: (session: CropSession) => void
  /** Reports the frame, so that the uploader's owner can confirm it from outside. */
  onFrame: (session: CropSession) => void
  ref: Ref<HTMLDivElement>
}

/** The crop view: picture and frame, zoom, exact numbers, "Cancelar" and "Confirmar". */
export function CropStage(props: CropStageProps) {
  const { label, session, rules, labels, encoding, onCancel, onConfirm, onFrame, ref } = props
  const frame = useCropFrame(session, rules)
  const helpId = useId()
  const confirm = () => onConfirm(frame.session)

  useEffect(() => {
    onFrame(frame.session)
  })

  return (
    <div ref={ref} className={styles.stage} role="region" tabIndex={-1} aria-label={labels.cropRegion(label)}>
      <CropCanvas rules={rules} labels={labels} frame={frame} helpId={helpId} />
      <p id={helpId} className="cv-hidden">
        {labels.cropHelp}
      </p>
      <p className="cv-hidden" role="status">
        {frame.turned !== null && labels.turned(frame.turned)}
      </p>
      <CropControls frame={frame} rules={rules} labels={labels} onEnter={confirm} />
      <div className={styles.stageActions}>
        <Button onClick={onCancel} disabled={encoding}>
          {labels.cancel}
        </Button>
        <Button variant="primary" loading={encoding} loadingLabel={labels.confirming} onClick={confirm}>
          {labels.confirm}
        </Button>
      </div>
    </div>
  )
}

type CropCanvasProps = Pick<CropStageProps, 'rules' | 'labels'> & {
  frame: CropFrame
  helpId: string
}

/** Picture and frame. */
function CropCanvas({ rules, labels, frame, helpId }: CropCanvasProps) {
  const { session, view, lying } = frame
  const address = useObjectUrl(session.neutral)
  const canvas = useMeasuredCanvas(frame)
  const isTurning = useFrameFocus(canvas)
  const isLying = session.pose.turns % 2 === 1
  const enlargement = lying?.enlargement ?? 1
  return (
    <div
      ref={canvas}
      className={styles.canvas}
      data-round={rules.round || undefined}
      data-wide={frame.aspect > 2 || undefined}
    >
      {address !== undefined && (lying || !isLying) && (
        <Cropper
          key={frame.setup}
          disableAutomaticStylesInjection
          image={address}
          crop={view.crop}
          zoom={view.zoom * enlargement}
          aspect={frame.aspect}
          minZoom={enlargement}
          maxZoom={frame.maxZoom * enlargement}
          rotation={session.pose.turns * 90}
          transform={toTransform(frame, enlargement)}
          {...(lying && { cropSize: largestArea(lying.shown, frame.aspect) })}
          zoomSpeed={0.4}
          cropShape={rules.round ? 'round' : 'rect'}
          showGrid={!rules.round}
          setMediaSize={({ width, height }) => frame.show({ width, height })}
          onMediaLoaded={({ width, height }) => frame.begin({ width, height })}
          onCropChange={frame.setCrop}
          onZoomChange={(zoom) => frame.setRawZoom(zoom / enlargement)}
          classes={{ cropAreaClassName: styles.frame ?? '' }}
          cropperProps={{
            role: 'application',
            'aria-label': labels.cropFrame,
            'aria-describedby': helpId,
            onKeyDown: (event) => {
              isTurning.current = nudge(event, frame) === 'turned'
            },
          }}
        />
      )}
    </div>
  )
}

/** Reports the canvas's size to the frame, now and whenever it changes. */
function useMeasuredCanvas(frame: CropFrame) {
  const canvas = useRef<HTMLDivElement>(null)
  const report = useRef(frame.measure)
  useEffect(() => {
    report.current = frame.measure
  })
  useEffect(() => {
    if (!canvas.current) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (entry) report.current({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(canvas.current)
    return () => observer.disconnect()
  }, [])
  return canvas
}

/** A turn by keyboard draws the frame anew, which then gets the focus back. */
function useFrameFocus(canvas: RefObject<HTMLElement | null>) {
  const isTurning = useRef(false)
  useEffect(() => {
    const frame = canvas.current?.querySelector<HTMLElement>('[role="application"]')
    if (!isTurning.current || !frame || document.activeElement !== document.body) return
    isTurning.current = false
    frame.focus()
  })
  return isTurning
}

/** Stored pixels mirrored and turned, enlarged, and moved as the frame's view says. */
function toTransform({ session, view }: CropFrame, enlargement: number): string {
  const { x, y } = view.crop
  const matrix = [...poseMatrix(session.pose), 0, 0].join(', ')
  return `translate(${x}px, ${y}px) scale(${view.zoom * enlargement}) matrix(${matrix})`
}

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Moves the frame by pixels of the picture: 1, with Shift 10, with Ctrl or Cmd 100; zooms; turns the picture. */
function nudge(event: KeyboardEvent, frame: CropFrame): 'turned' | undefined {
  const direction = ARROWS[event.key]
  const withCommand = event.ctrlKey || event.metaKey
  // The browser's own keys stay: it goes back with Alt, and zooms the page with Ctrl or Cmd.
  if (event.altKey || (withCommand && !direction)) return undefined
  if (direction) {
    const step = withCommand ? 100 : event.shiftKey ? 10 : 1
    frame.move(direction[0] * step, direction[1] * step)
  } else if (event.key === '+' || event.key === '=') {
    frame.zoomTo(frame.zoom * 1.1)
  } else if (event.key === '-') {
    frame.zoomTo(frame.zoom / 1.1)
  } else if (event.key.toLowerCase() === 'r') {
    event.preventDefault()
    frame.turn(event.shiftKey ? -1 : 1)
    return 'turned'
  } else {
    return undefined
  }
  event.preventDefault()
  return undefined
}
