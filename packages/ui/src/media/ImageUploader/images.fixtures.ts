import { asStored } from './source-pose.ts'

/**
 * Pictures drawn for stories: a gradient with a grid, so that a crop can be seen. WebP without loss unless a story is
 * about another type: PNG and JPEG are encoded when the page is idle, which may take seconds.
 */
export async function drawPicture(
  width: number,
  height: number,
  type: 'image/jpeg' | 'image/png' | 'image/webp' = 'image/webp',
): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no 2d context')
  const ground = context.createLinearGradient(0, 0, width, height)
  ground.addColorStop(0, 'rgb(124 58 237)')
  ground.addColorStop(1, 'rgb(34 211 238)')
  context.fillStyle = ground
  context.fillRect(0, 0, width, height)
  context.fillStyle = 'rgb(255 255 255 / 0.16)'
  const cell = Math.round(Math.min(width, height) / 8)
  for (let row = 0; row * cell < height; row += 1)
    for (let column = row % 2; column * cell < width; column += 2)
      context.fillRect(column * cell, row * cell, cell, cell)
  context.fillStyle = 'white'
  const font = `700 ${Math.round(height / 2)}px 'Barlow Condensed', sans-serif`
  // Canvas does not wait for web fonts and would use a fallback.
  await document.fonts.load(font, 'TRV')
  context.font = font
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText('TRV', width / 2, height / 2)
  const blob = await canvas.convertToBlob({ type, quality: type === 'image/webp' ? 1 : 0.9 })
  return new File([blob], `foto.${type.slice('image/'.length)}`, { type })
}

/** A finished upload, as kept by the uploader's parent. */
export async function drawUpload(width: number, height: number) {
  const source = await drawPicture(width, height, 'image/jpeg')
  const dataUrl = await new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') resolve(reader.result)
    })
    reader.readAsDataURL(source)
  })
  const size = { width, height }
  const base64 = dataUrl.slice(dataUrl.indexOf(',') + 1)
  const crop = { neutral: source, pose: asStored, sourceSize: size, area: { x: 0, y: 0, ...size } }
  return { blob: source, dataUrl, base64, ...size, source, ...crop }
}
