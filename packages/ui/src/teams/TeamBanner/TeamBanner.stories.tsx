import preview from '../../../../../.storybook/preview.tsx'
import { TeamBanner } from './TeamBanner.tsx'

const meta = preview.meta({
  title: 'Teams/TeamBanner',
  component: TeamBanner,
  args: { tag: 'TRV', primaryColor: '#6d28d9', secondaryColor: '#22d3ee' },
})

export const Default = meta.story({})

/** The generated pattern takes the place of a picture that does not load. */
export const Broken = meta.story({
  // Looks as the default one by its purpose.
  tags: ['no-picture'],
  args: { src: 'data:image/png;base64,AAAA' },
})
