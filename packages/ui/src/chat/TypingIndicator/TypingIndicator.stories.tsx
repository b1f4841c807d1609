import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { bruno } from '../storyChats.ts'
import { TypingIndicator } from './TypingIndicator.tsx'

const meta = preview.meta({
  title: 'Chat/TypingIndicator',
  component: TypingIndicator,
  args: { people: [bruno] },
})

export const Default = meta.story({})

export const Group = meta.story({
  args: { named: true, people: [bruno, { id: 'u-3', name: 'maju' }, { id: 'u-4', name: 'luz' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('bruno_onca e mais 2 estão digitando...')).toBeVisible()
  },
})
