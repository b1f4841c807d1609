import preview from '../../../../../.storybook/preview.tsx'
import { TeamCardSkeleton } from './TeamCardSkeleton.tsx'

const meta = preview.meta({
  title: 'Teams/TeamCardSkeleton',
  component: TeamCardSkeleton,
  args: {},
})

export const Default = meta.story({})
