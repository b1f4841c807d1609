import preview from '../../../../../.storybook/preview.tsx'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { GeneratedBanner } from '../../teams/GeneratedBanner/GeneratedBanner.tsx'
import { ImageWithFallback } from './ImageWithFallback.tsx'

const meta = preview.meta({
  title: 'Media/ImageWithFallback',
  tags: ['static', 'no-text'],
  component: ImageWithFallback,
  args: { src: null, alt: 'Foto de ana_sp', fallback: <span>sem foto</span> },
})

export const Default = meta.story({})

export const Broken = meta.story({ args: { src: 'data:image/png;base64,AAAA' } })

const crest =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#7c3aed"/><path d="M20 20h56v28L48 80 20 48Z" fill="#fff"/></svg>',
  )

/** A picture, and fallbacks: an initial, a generated banner. */
export const Examples = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' }}>
      <ImageWithFallback src={crest} alt="Escudo do Trovão Esports" fallback="TRV" width={96} height={96} />
      <ImageWithFallback
        src={null}
        alt="Foto de bruno_onca"
        fallback={<Avatar id="u-2" name="bruno_onca" size="xl" />}
      />
      <ImageWithFallback
        src="data:image/png;base64,AAAA"
        alt=""
        fallback={<GeneratedBanner tag="TRV" primaryColor="#7c3aed" secondaryColor="#22d3ee" />}
        style={{ width: 288, height: 96 }}
      />
    </div>
  ),
})
