import { expect, it, vi } from 'vitest'
import { waitForResizeEvent } from '../../../.storybook/window-size.ts'

it('waits for a pending resize event before a story starts', async () => {
  const frame = vi.spyOn(globalThis, 'requestAnimationFrame')
  await waitForResizeEvent()
  expect(frame).not.toHaveBeenCalled()

  // The window is as after a screenshot for which it grew.
  window.innerHeight += 85
  await waitForResizeEvent()
  expect(frame).toHaveBeenCalledOnce()

  window.dispatchEvent(new Event('resize'))
  await waitForResizeEvent()
  expect(frame).toHaveBeenCalledOnce()
})
