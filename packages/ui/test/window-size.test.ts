import { expect, it, vi } from 'vitest'
import { sizeTold } from '../../../.storybook/window-size.ts'

it('lets a story begin when the last change of the window has been told', async () => {
  const frame = vi.spyOn(globalThis, 'requestAnimationFrame')
  await sizeTold()
  expect(frame).not.toHaveBeenCalled()

  // As after a picture for which the window grew.
  window.innerHeight += 85
  await sizeTold()
  expect(frame).toHaveBeenCalledOnce()

  window.dispatchEvent(new Event('resize'))
  await sizeTold()
  expect(frame).toHaveBeenCalledOnce()
})
