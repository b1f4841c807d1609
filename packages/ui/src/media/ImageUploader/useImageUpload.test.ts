import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { inspectImage, type InspectedImage } from './image-jobs.ts'
import { imageUploaderTexts } from './image-uploader-texts.ts'
import { imagePresets } from './presets.ts'
import { poseOf } from './source-pose.ts'
import { useImageUpload } from './useImageUpload.ts'

// Test files share one module registry: the mock must reach the hook here, and no other file.
vi.hoisted(() => vi.resetModules())
afterAll(() => void vi.resetModules())

// jsdom has no workers.
vi.mock(import('./image-jobs.ts'), async (importActual) => ({
  ...(await importActual()),
  inspectImage: vi.fn(),
}))

let unmount = () => {}
afterEach(() => unmount())

const source = new Blob(['chosen before'])
const size = { width: 500, height: 500 }
const area = { x: 20, y: 30, width: 400, height: 400 }
const [neutral, pose] = [new Blob(['without EXIF']), poseOf(6)]
const crop = { neutral, pose, sourceSize: size, area }
const value = { blob: source, dataUrl: 'data:,', base64: '', ...size, source, ...crop }

/** An uploader that has a picture already; `upload()` is what it offers now. */
function uploading() {
  let latest: ReturnType<typeof useImageUpload> | undefined
  function Uploading() {
    latest = useImageUpload({
      rules: imagePresets.profile,
      labels: imageUploaderTexts,
      value,
      onChange: () => {},
      onError: undefined,
    })
    return null
  }
  const root = createRoot(document.createElement('div'))
  unmount = () => act(() => root.unmount())
  act(() => root.render(createElement(Uploading)))
  return () => {
    if (!latest) throw new Error('not rendered')
    return latest
  }
}

it('aborts a replacement that is still loading when the old image is cropped again', async () => {
  const read = Promise.withResolvers<InspectedImage>()
  const inspect = vi.mocked(inspectImage).mockImplementation((_, signal) => {
    signal.addEventListener('abort', () => read.reject(signal.reason))
    return read.promise
  })
  const upload = uploading()
  act(() => void upload().open(new Blob(['replacement'])))
  expect(upload().phase.kind).toBe('reading')
  act(() => upload().cropAgain())
  await act(async () => read.resolve({ size: { width: 900, height: 900 }, neutral, pose }))
  expect(inspect).toHaveBeenCalledOnce()
  expect(upload().phase).toEqual({
    kind: 'cropping',
    encoding: false,
    source,
    neutral,
    pose,
    size,
    start: area,
  })
  expect(upload().error).toBeNull()
})
