import preview from '../../../../../.storybook/preview.tsx'
import { fn } from 'storybook/test'
import { SocialButtons } from './SocialButtons.tsx'

const meta = preview.meta({
  title: 'Forms/SocialButtons',
  component: SocialButtons,
  // Its pictures are those of the components it stands in.
  tags: ['no-picture'],
  args: { providers: ['STEAM', 'GOOGLE'] as const, onProvider: fn() },
})

export const Default = meta.story({})

export const One = meta.story({ args: { providers: ['STEAM'] } })
