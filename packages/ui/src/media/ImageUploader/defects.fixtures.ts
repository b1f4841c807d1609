import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { drawPicture } from './images.fixtures.ts'
import { fileInput, isBackground, lastImage, openCrop } from './uploads.fixtures.tsx'

/* The actions of the uploader's stories with pictures that lack something. */

type Play = Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent' | 'step'>

const INCOMPLETE = /^O arquivo está incompleto/

/** Cuts the last bytes off the picture. The last two are the marker of its end. */
const cut = (picture: File, bytes: number) =>
  new File([picture.slice(0, picture.size - bytes)], picture.name, { type: picture.type })

/** A JPEG that lacks nothing but its end is taken; one that lacks a part of the picture is not. */
export async function refuseBroken({ canvas, canvasElement, userEvent, step }: Play) {
  const jpeg = await drawPicture(500, 500, 'image/jpeg')
  for (const missing of [1, 2]) {
    await step(`a JPEG that lacks ${missing} of the 2 bytes of its end is whole`, async () => {
      await openCrop(canvasElement, userEvent.upload, cut(jpeg, missing))
      await expect(canvas.queryByText(INCOMPLETE)).toBeNull()
      await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }))
    })
  }
  for (const missing of [12, 300, Math.floor(jpeg.size / 2)]) {
    await step(`a JPEG that lacks ${missing} bytes is not`, async () => {
      await userEvent.upload(fileInput(canvasElement), cut(jpeg, missing))
      await expect(await canvas.findByText(INCOMPLETE)).toBeVisible()
      // A whole picture takes the message away, so that the next one is seen to come.
      await openCrop(canvasElement, userEvent.upload, jpeg)
      await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }))
    })
  }
  await step('a PNG that lacks almost everything is not', async () => {
    const png = await drawPicture(500, 500, 'image/png')
    await userEvent.upload(fileInput(canvasElement), cut(png, png.size - 60))
    await expect(await canvas.findByText(INCOMPLETE)).toBeVisible()
  })
}

/** A square of one colour in the middle of a transparent picture. */
async function drawLogo(colour: string): Promise<File> {
  const canvas = new OffscreenCanvas(800, 800)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no 2d context')
  context.fillStyle = colour
  context.fillRect(300, 300, 200, 200)
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'logo.png', { type: 'image/png' })
}

/** White and black logos on nothing are both seen on the background that they get. */
export async function keepLogosVisible({ canvas, canvasElement, userEvent, step }: Play) {
  for (const colour of ['white', 'black', '#11141b']) {
    await step(`${colour} on transparent`, async () => {
      await openCrop(canvasElement, userEvent.upload, await drawLogo(colour))
      await userEvent.click(canvas.getByRole('button', { name: 'Confirmar' }))
      await canvas.findByText('Logo carregado com sucesso')
      await expect(await isBackground(lastImage().blob, 60, 200)).toBe(true)
      await expect(await isBackground(lastImage().blob, 200, 200)).toBe(false)
      await userEvent.click(canvas.getByRole('button', { name: 'Remover imagem' }))
    })
  }
}
