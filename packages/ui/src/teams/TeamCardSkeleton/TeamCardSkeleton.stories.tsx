import preview from '../../../../../.storybook/preview.tsx'
import { TeamCardSkeleton } from './TeamCardSkeleton.tsx'

const meta = preview.meta({
  title: 'Teams/TeamCardSkeleton',
  component: TeamCardSkeleton,
  // Its pictures are those of the components it stands in.
  tags: ['no-picture'],
  args: {},
})

export const Default = meta.story({})
