'use client'

import { useState } from 'react'
import {
  areaOfView,
  centredArea,
  fitInto,
  givesAspect,
  initialArea,
  isLargeEnough,
  largestArea,
  maximumZoom,
  moveArea,
  viewOfArea,
  zoomArea,
  type CropArea,
  type CropView,
  type ImageSize,
} from './crop-geometry.ts'
import type { ImagePresetRules } from './presets.ts'
import { turnArea, turnPose, turnSize, type SourcePose } from './source-pose.ts'
import type { CropSession } from './useImageUpload.ts'

interface Turn {
  pose: SourcePose
  size: ImageSize
  degrees: number
}

/** The session with the pose and the aspect that the person has chosen. */
function useShape(session: CropSession, rules: ImagePresetRules) {
  const { start } = session
  const [shape, setShape] = useState({
    aspect: rules.aspect ?? start.width / start.height,
    session,
    /** Degrees by which the person has turned the picture, once it was turned. */
    turned: null as number | null,
    setup: 0,
  })
  const reshape = (next: CropArea, turn?: Turn) =>
    setShape((now) => ({
      aspect: rules.aspect ?? next.width / next.height,
      session: {
        ...now.session,
        size: turn?.size ?? now.session.size,
        pose: turn?.pose ?? now.session.pose,
        start: next,
      },
      turned: turn ? ((now.turned ?? 0) + turn.degrees + 360) % 360 : now.turned,
      setup: now.setup + 1,
    }))
  return [shape, reshape] as const
}

/** The view of the picture in the cropper, and its size at zoom 1. */
function useView() {
  const [shown, setShown] = useState<ImageSize | null>(null)
  const [view, setView] = useState<CropView>({ crop: { x: 0, y: 0 }, zoom: 1 })
  return {
    shown,
    setShown,
    view,
    setView,
    /** The cropper computes no number while it has no size. */
    setCrop: (crop: CropView['crop']) => {
      if (Number.isFinite(crop.x) && Number.isFinite(crop.y)) setView((now) => ({ ...now, crop }))
    },
    setRawZoom: (zoom: number) => setView((now) => ({ ...now, zoom })),
  }
}

/**
 * The frame a person moves over the picture. The cropper thinks in CSS pixels of the shown picture, everything else in
 * pixels of the upright picture; both are the same frame.
 */
export function useCropFrame(session: CropSession, rules: ImagePresetRules) {
  const [shape, setShape] = useShape(session, rules)
  const [canvas, setCanvas] = useState<ImageSize | null>(null)
  const { shown, setShown, view, setView, ...change } = useView()
  const { aspect } = shape
  const { size, start } = shape.session
  const area = shown ? areaOfView(view, size, aspect, shown) : start
  const maxZoom = maximumZoom(size, aspect, rules)
  const lying = fitLying(shape.session, canvas)

  const setArea = (next: CropArea) => {
    if (shown) setView(viewOfArea(next, size, aspect, shown))
  }
  /** The cropper shows the picture at this size at zoom 1: at none before it has loaded, or while it is hidden. */
  const show = (stored: ImageSize, isNew = shown === null) => {
    if (stored.width === 0) return
    const loaded = lying?.shown ?? stored
    setShown(loaded)
    if (isNew) setView(viewOfArea(start, size, aspect, loaded))
  }
  /** Changes the aspect of a free frame or the pose, which remounts the cropper. */
  const reshape = (next: CropArea, turn?: Turn) => {
    setShown(null)
    setShape(next, turn)
  }
  return {
    area,
    aspect,
    /** The crop as it would be now. */
    session: { ...shape.session, start: area },
    turned: shape.turned,
    /** The key of the cropper: changes whenever it has to remount, even with the same aspect. */
    setup: shape.setup,
    view,
    maxZoom,
    lying,
    /** The cropper's own size. A picture that lies in it is fitted anew. */
    measure: (next: ImageSize) => {
      setCanvas(next)
      if (lying && shown) reshape(area)
    },
    show,
    /** Called when the image has loaded: places the initial frame. */
    begin: (stored: ImageSize) => show(stored, true),
    ...change,
    move: (dx: number, dy: number) => setArea(moveArea(area, size, dx, dy)),
    moveTo: (x: number, y: number) => setArea(moveArea({ ...area, x, y }, size, 0, 0)),
    zoomTo: (zoom: number) => setArea(zoomArea(area, size, aspect, Math.min(Math.max(1, zoom), maxZoom))),
    setAspect: (next: number) => {
      const share = Math.min(1 / rules.initialShare, maximumZoom(size, next, rules))
      reshape(centredArea(size, next, share))
    },
    resize: (width: number, height: number) => reshape(resizeArea({ ...area, width, height }, size, rules)),
    /** Whether the picture is large enough for the crop after a quarter turn, too. */
    canLie: givesTurned(size, rules),
    /** Turns by a quarter to the right (1) or left (−1), or by half where the picture is too small on its side. */
    turn: (direction: 1 | -1) => {
      const turns = givesTurned(size, rules) ? direction : 2
      const turn = { pose: turnPose(shape.session.pose, turns), size: turnSize(size, turns) }
      reshape(turnedFrame(area, size, turns, rules), { ...turn, degrees: turns * 90 })
    },
    /** 1 = the largest frame. */
    zoom: largestArea(size, aspect).width / area.width,
  }
}

/** A free frame of another size, at least the minimum and inside the picture. */
function resizeArea(area: CropArea, size: ImageSize, rules: ImagePresetRules): CropArea {
  const width = Math.min(Math.max(area.width, rules.minWidth), size.width)
  const height = Math.min(Math.max(area.height, rules.minHeight), size.height)
  return moveArea({ ...area, width, height }, size, 0, 0)
}

/** The frame after a turn: over the same part of the picture, or the initial one where its aspect does not allow that. */
function turnedFrame(area: CropArea, size: ImageSize, turns: number, rules: ImagePresetRules): CropArea {
  const { aspect, initialShare } = rules
  const turned = turnArea(area, size, turns)
  if (aspect === null || Math.abs(turned.width / turned.height - aspect) < 0.001) return turned
  return initialArea(turnSize(size, turns), aspect, initialShare, rules)
}

function givesTurned(size: ImageSize, rules: ImagePresetRules): boolean {
  const turned = turnSize(size, 1)
  return rules.aspect === null ? isLargeEnough(turned, rules) : givesAspect(turned, rules.aspect, rules)
}

/**
 * The cropper fits the stored picture into its canvas and then turns it. One that is turned by a quarter is fitted
 * here: the size at which it is shown, and by how much more the cropper has to enlarge it.
 */
function fitLying({ size, pose }: CropSession, canvas: ImageSize | null) {
  if (pose.turns % 2 === 0 || !canvas) return null
  const shown = fitInto(size, canvas)
  return { shown, enlargement: shown.width / fitInto(turnSize(size, 1), canvas).height }
}

export type CropFrame = ReturnType<typeof useCropFrame>
