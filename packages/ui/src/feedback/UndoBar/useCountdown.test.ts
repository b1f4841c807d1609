import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useCountdown } from './useCountdown.ts'

const onEnd = vi.fn()
let unmount = () => {}

function Counting({ paused }: { paused: boolean }) {
  useCountdown(5000, paused, onEnd)
  return null
}

function count() {
  const root = createRoot(document.createElement('div'))
  const render = (paused: boolean) => act(() => root.render(createElement(Counting, { paused })))
  unmount = () => act(() => root.unmount())
  render(false)
  return render
}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  unmount()
  vi.useRealTimers()
  onEnd.mockReset()
})

it('ends once, when its time is over', () => {
  count()
  vi.advanceTimersByTime(4999)
  expect(onEnd).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onEnd).toHaveBeenCalledOnce()
})

it('does not count the time spent paused', () => {
  const render = count()
  vi.advanceTimersByTime(3000)
  render(true)
  vi.advanceTimersByTime(60_000)
  expect(onEnd).not.toHaveBeenCalled()
  render(false)
  vi.advanceTimersByTime(1999)
  expect(onEnd).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onEnd).toHaveBeenCalledOnce()
})
