import '../src/theme/styles.css'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { ConvocaTheme, ImageUploader, type UploadedImage } from '../src/index.ts'

/** Whether the page stays free while a photograph of 12 megapixels is opened, cropped and encoded. */

/** A photograph-like JPEG: gradients and noise, so that decoding and encoding have something to do. */
async function photograph(): Promise<File> {
  const canvas = new OffscreenCanvas(4000, 3000)
  const paint = canvas.getContext('2d')
  if (!paint) throw new Error('no canvas')
  for (let place = 0; place < 4000; place += 1) {
    paint.fillStyle = `hsl(${(place * 37) % 360} 60% ${20 + (place % 60)}%)`
    paint.fillRect((place * 613) % 4000, (place * 379) % 3000, 220, 160)
  }
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
  return new File([blob], 'foto.jpg', { type: 'image/jpeg' })
}

function until<T>(found: () => T | null | undefined): Promise<T> {
  return new Promise((resolve) => {
    const look = () => {
      const it = found()
      if (it) resolve(it)
      else requestAnimationFrame(look)
    }
    look()
  })
}

test('cropping a photograph of 4000 × 3000 leaves the main thread free', async () => {
  const file = await photograph()
  const holder = document.body.appendChild(document.createElement('div'))
  const given: { image?: UploadedImage | null } = {}
  createRoot(holder).render(
    <ConvocaTheme>
      <ImageUploader
        preset="banner"
        label="Banner"
        value={null}
        onChange={(image) => {
          given.image = image
        }}
      />
    </ConvocaTheme>,
  )
  const input = await until(() => holder.querySelector<HTMLInputElement>('input[type=file]'))
  const long: number[] = []
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) long.push(duration)
  })
  observer.observe({ type: 'longtask' })
  const started = performance.now()
  const transfer = new DataTransfer()
  transfer.items.add(file)
  input.files = transfer.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  const confirm = await until(() =>
    [...holder.querySelectorAll('button')].find(({ textContent }) => textContent === 'Confirmar'),
  )
  const opened = performance.now()
  confirm.click()
  const image = await until(() => given.image)
  const done = performance.now()
  // The last observations are delivered in a separate task.
  await new Promise((resolve) => setTimeout(resolve, 100))
  observer.disconnect()
  console.log(
    `4000 × 3000, ${(file.size / 1e6).toFixed(1)} MB: opened in ${(opened - started).toFixed(0)} ms, cropped to ${image.width} × ${image.height} in ${(done - opened).toFixed(0)} ms, ${long.length} long tasks`,
  )
  expect(long).toEqual([])
})
