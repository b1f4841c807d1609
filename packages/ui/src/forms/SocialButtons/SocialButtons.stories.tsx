import preview from '../../../../../.storybook/preview.tsx'
import { fn } from 'storybook/test'
import { SocialButtons } from './SocialButtons.tsx'

const meta = preview.meta({
  title: 'Forms/SocialButtons',
  component: SocialButtons,
  args: { providers: ['STEAM', 'GOOGLE'] as const, onProvider: fn() },
})

export const Default = meta.story({})

export const One = meta.story({ args: { providers: ['STEAM'] } })
