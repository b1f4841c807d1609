import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { usePictureRotation } from './usePictureRotation.ts'

function preferLessMotion(matches: boolean) {
  vi.stubGlobal('matchMedia', () => ({
    matches,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
}

let unmount = () => {}

/** A component that does nothing but rotate; `shown()` is what it shows now. */
function rotate() {
  let latest = { picture: -1, still: false }
  function Rotating({ paused }: { paused: boolean }) {
    latest = usePictureRotation(4, paused)
    return null
  }
  const root = createRoot(document.createElement('div'))
  const render = (paused: boolean) => act(() => root.render(createElement(Rotating, { paused })))
  unmount = () => act(() => root.unmount())
  render(false)
  return { render, shown: () => latest }
}

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  unmount()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('shows the next of four images every 8 s and restarts after the last', () => {
  preferLessMotion(false)
  const { shown } = rotate()
  pass(7999)
  expect(shown().picture).toBe(0)
  pass(1)
  expect(shown().picture).toBe(1)
  pass(24_000)
  expect(shown().picture).toBe(0)
})

it('does not rotate under reduced motion', () => {
  preferLessMotion(true)
  const { shown } = rotate()
  pass(60_000)
  expect(shown()).toEqual({ picture: 0, still: true })
})

it('stays on its image while paused and continues from there', () => {
  preferLessMotion(false)
  const { render, shown } = rotate()
  pass(8000)
  render(true)
  pass(60_000)
  expect(shown().picture).toBe(1)
  render(false)
  pass(8000)
  expect(shown().picture).toBe(2)
})
