import sharp, { type Sharp } from 'sharp'

/** A photograph-like picture: noise, so that it does not compress to nothing. */
export function noise(width: number, height: number): Sharp {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#336699',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
}

/** A picture in one colour. */
export function plain(width: number, height: number, background: string): Sharp {
  return sharp({ create: { width, height, channels: 3, background } })
}

/** A JPEG that carries the place where it was taken and the camera that took it. */
export function withPlace(image: Sharp): Promise<Buffer> {
  return image
    .jpeg()
    .withExif({
      IFD0: { Make: 'SegredoCam', Copyright: 'Fulana de Tal' },
      IFD3: {
        GPSLatitudeRef: 'S',
        GPSLatitude: '23/1 33/1 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '46/1 38/1 0/1',
      },
    })
    .toBuffer()
}
