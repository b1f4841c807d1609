import preview from '../../../../../.storybook/preview.tsx'
import { TeamBanner } from './TeamBanner.tsx'

const meta = preview.meta({
  title: 'Teams/TeamBanner',
  component: TeamBanner,
  // Its pictures are those of the components it stands in.
  tags: ['no-picture'],
  args: { tag: 'TRV', primaryColor: '#6d28d9', secondaryColor: '#22d3ee' },
})

export const Default = meta.story({})

/** The generated pattern takes the place of a picture that does not load. */
export const Broken = meta.story({ args: { src: 'data:image/png;base64,AAAA' } })
