import preview from '../../../../../.storybook/preview.tsx'
import { TagBadge } from './TagBadge.tsx'

const meta = preview.meta({
  title: 'Teams/TagBadge',
  component: TagBadge,
  args: { tag: 'TRV', primaryColor: '#6d28d9', secondaryColor: '#22d3ee' },
})

export const Default = meta.story({})

export const WithoutColours = meta.story({ args: { primaryColor: undefined, secondaryColor: undefined } })
/** The text's colour follows the ground. */
export const LightGround = meta.story({ args: { secondaryColor: '#fde047' } })
