import preview from '../../../../../.storybook/preview.tsx'
import { ImageWithFallback } from './ImageWithFallback.tsx'

const meta = preview.meta({
  title: 'Media/ImageWithFallback',
  component: ImageWithFallback,
  // Its pictures are those of the components it stands in.
  tags: ['no-picture'],
  args: { src: null, alt: 'Foto de ana_sp', fallback: <span>sem foto</span> },
})

export const Default = meta.story({})

export const Broken = meta.story({ args: { src: 'data:image/png;base64,AAAA' } })
