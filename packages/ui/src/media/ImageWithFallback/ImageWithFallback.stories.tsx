import preview from '../../../../../.storybook/preview.tsx'
import { ImageWithFallback } from './ImageWithFallback.tsx'

const meta = preview.meta({
  title: 'Media/ImageWithFallback',
  component: ImageWithFallback,
  args: { src: null, alt: 'Foto de ana_sp', fallback: <span>sem foto</span> },
})

export const Default = meta.story({})

export const Broken = meta.story({ args: { src: 'data:image/png;base64,AAAA' } })
