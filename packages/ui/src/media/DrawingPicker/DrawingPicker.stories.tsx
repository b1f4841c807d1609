import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { drawCrests } from '../../art/crests.ts'
import { drawFaces } from '../../art/faces.ts'
import type { UploadedImage } from '../ImageUploader/uploaded-image.ts'
import { DrawingPicker } from './DrawingPicker.tsx'

const chosen = fn<(image: UploadedImage) => void>()

const crests = drawCrests({ primary: '#1d4ed8', secondary: '#22d3ee' })

const meta = preview.meta({
  title: 'Media/DrawingPicker',
  component: DrawingPicker,
  args: { label: 'Ou escolha um escudo', drawings: crests, onChoose: chosen },
  beforeEach: () => {
    chosen.mockClear()
  },
})

export const Default = meta.story({ tags: ['screenshot-dark'] })

export const Faces = meta.story({ args: { label: 'Ou escolha um rosto', drawings: drawFaces('ana') } })

/** The colour at a place of a picture. */
async function readColor({ blob }: UploadedImage, x: number, y: number) {
  const bitmap = await createImageBitmap(blob)
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
  context?.drawImage(bitmap, 0, 0)
  return [...(context?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3)
}

/** One press makes a picture of 400 px in the team's colours, which can be stored and cropped again. */
export const Interactions = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Escudo com raio' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(chosen).toHaveBeenCalledOnce())
    const image = chosen.mock.lastCall?.[0]
    if (!image) throw new Error('no picture')
    await expect([image.width, image.height, image.blob.type]).toEqual([400, 400, 'image/jpeg'])
    await expect(image.sourceSize).toEqual({ width: 400, height: 400 })
    const [red = 0, green = 0, blue = 0] = await readColor(image, 200, 200)
    // The lightning of the shield is drawn in the second colour, #22d3ee.
    for (const [seen, meant] of [
      [red, 0x22],
      [green, 0xd3],
      [blue, 0xee],
    ] as const)
      await expect(Math.abs(seen - meant)).toBeLessThan(8)
  },
})

export const Failing = meta.story({
  args: { drawings: [{ id: 'broken', label: 'Sem desenho', svg: '<svg' }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sem desenho' }))
    await expect(await canvas.findByText(/Não foi possível usar este desenho/)).toBeVisible()
    await expect(chosen).not.toHaveBeenCalled()
  },
})
