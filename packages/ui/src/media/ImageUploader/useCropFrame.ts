'use client'

import { useState } from 'react'
import {
  areaOfView,
  centredArea,
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
import type { CropSession } from './useImageUpload.ts'

/**
 * The frame a person moves over the picture. The cropper thinks in CSS pixels of the shown picture, everything else in
 * pixels of the picture itself; both are the same frame.
 */
export function useCropFrame({ size, start }: CropSession, rules: ImagePresetRules) {
  const [frame, setFrame] = useState({ aspect: rules.aspect ?? start.width / start.height, start, setup: 0 })
  const [shown, setShown] = useState<ImageSize | null>(null)
  const [view, setView] = useState<CropView>({ crop: { x: 0, y: 0 }, zoom: 1 })
  const { aspect } = frame
  const area = shown ? areaOfView(view, size, aspect, shown) : frame.start
  const maxZoom = maximumZoom(size, aspect, rules)

  const setArea = (next: CropArea) => {
    if (shown) setView(viewOfArea(next, size, aspect, shown))
  }
  /** Changes the aspect of a free frame, which remounts the cropper. */
  const reshape = (next: CropArea) => {
    setShown(null)
    setFrame(({ setup }) => ({ aspect: next.width / next.height, start: next, setup: setup + 1 }))
  }
  return {
    area,
    aspect,
    /** The key of the cropper: changes whenever it has to remount, even with the same aspect. */
    setup: frame.setup,
    view,
    maxZoom,
    /** The cropper shows the picture at this size at zoom 1. */
    show: setShown,
    /** Called when the image has loaded: places the initial frame. */
    begin: (loaded: ImageSize) => {
      setShown(loaded)
      setView(viewOfArea(frame.start, size, aspect, loaded))
    },
    setCrop: (crop: CropView['crop']) => setView((now) => ({ ...now, crop })),
    setRawZoom: (zoom: number) => setView((now) => ({ ...now, zoom })),
    move: (dx: number, dy: number) => setArea(moveArea(area, size, dx, dy)),
    moveTo: (x: number, y: number) => setArea(moveArea({ ...area, x, y }, size, 0, 0)),
    zoomTo: (zoom: number) => setArea(zoomArea(area, size, aspect, Math.min(Math.max(1, zoom), maxZoom))),
    setAspect: (next: number) => {
      const share = Math.min(1 / rules.initialShare, maximumZoom(size, next, rules))
      reshape(centredArea(size, next, share))
    },
    resize: (width: number, height: number) => {
      const wide = Math.min(Math.max(width, rules.minWidth), size.width)
      const high = Math.min(Math.max(height, rules.minHeight), size.height)
      reshape(moveArea({ x: area.x, y: area.y, width: wide, height: high }, size, 0, 0))
    },
    /** 1 = the largest frame. */
    zoom: largestArea(size, aspect).width / area.width,
  }
}

export type CropFrame = ReturnType<typeof useCropFrame>
