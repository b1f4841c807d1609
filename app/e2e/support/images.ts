import sharp from 'sharp'

/** A file for `setInputFiles`. */
export interface ImageFile {
  name: string
  mimeType: string
  buffer: Buffer
}

const megabyte = 1024 * 1024

/** Soft gradients with film grain, which compress to a JPEG of about the size of a camera's. */
async function drawPhoto(width: number, height: number, grain: number, quality: number): Promise<Buffer> {
  const shapes = sharp({
    create: {
      width: 12,
      height: 8,
      channels: 3,
      background: '#7a5a3c',
      noise: { type: 'gaussian', mean: 120, sigma: 60 },
    },
  })
  const base = await shapes.png().toBuffer()
  const noise = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: grain },
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer()
  return sharp(base)
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .composite([{ input: noise, blend: 'soft-light' }])
    .jpeg({ quality })
    .toBuffer()
}

let logoPhoto: Promise<ImageFile> | undefined

/** A 3000 × 2000 photo between 3.8 and 5 MB. Drawn once per worker: it takes seconds. */
export function getLogoPhoto(): Promise<ImageFile> {
  logoPhoto ??= drawPhoto(3000, 2000, 60, 95).then((buffer) => {
    const size = buffer.length / megabyte
    if (size < 3.8 || size >= 5) throw new Error(`The photo has ${size.toFixed(2)} MB instead of about 4`)
    return { name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer }
  })
  return logoPhoto
}

let bannerPhoto: Promise<ImageFile> | undefined

export function getBannerPhoto(): Promise<ImageFile> {
  bannerPhoto ??= drawPhoto(2400, 1350, 12, 80).then((buffer) => ({
    name: 'quadra.jpg',
    mimeType: 'image/jpeg',
    buffer,
  }))
  return bannerPhoto
}

/** A photo above the limit of 5 MB. */
export async function createOversizedPhoto(): Promise<ImageFile> {
  const buffer = await drawPhoto(3600, 2700, 40, 96)
  if (buffer.length < 6 * megabyte) throw new Error(`Only ${buffer.length} bytes`)
  return { name: 'IMG_9999.jpg', mimeType: 'image/jpeg', buffer }
}

/** A PDF named `.png`. */
export function createDisguisedPdf(): ImageFile {
  const text =
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'
  return { name: 'escudo.png', mimeType: 'image/png', buffer: Buffer.from(text) }
}
