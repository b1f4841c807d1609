import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { imagePresets } from './presets.ts'
import { asStored } from './source-pose.ts'
import { useCropFrame } from './useCropFrame.ts'

let unmount = () => {}
afterEach(() => unmount())

const start = { x: 300, y: 120, width: 960, height: 960 }
const session = {
  source: new Blob(['picture']),
  neutral: new Blob(['picture']),
  pose: asStored,
  size: { width: 1600, height: 1200 },
  start,
}
const none = { width: 0, height: 0 }
const loaded = { width: 400, height: 300 }

/** The frame over a picture; `frame()` is what it is now. */
function framing() {
  let latest: ReturnType<typeof useCropFrame> | undefined
  function Framing() {
    latest = useCropFrame(session, imagePresets.profile)
    return null
  }
  const root = createRoot(document.createElement('div'))
  act(() => root.render(createElement(Framing)))
  unmount = () => act(() => root.unmount())
  return () => latest!
}

it('a window that is resized before the picture has loaded leaves the frame where it begins', () => {
  const frame = framing()
  act(() => frame().show(none))
  act(() => frame().setCrop({ x: Number.NaN, y: Number.NaN }))
  expect(frame().session.start).toEqual(start)
  act(() => frame().begin(none))
  expect(frame().session.start).toEqual(start)
  act(() => frame().show(loaded))
  expect(frame().session.start).toEqual(start)
  act(() => frame().begin(loaded))
  expect(frame().session.start).toEqual(start)
})

it('a frame that was moved stays where it is while the picture is hidden', () => {
  const frame = framing()
  act(() => frame().begin(loaded))
  act(() => frame().moveTo(20, 40))
  act(() => frame().show(none))
  act(() => frame().setCrop({ x: Number.NaN, y: 0 }))
  expect(frame().session.start).toEqual({ ...start, x: 20, y: 40 })
  act(() => frame().show(loaded))
  expect(frame().session.start).toEqual({ ...start, x: 20, y: 40 })
})
