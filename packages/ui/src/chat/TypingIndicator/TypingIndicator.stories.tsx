import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { bruno } from '../chats.fixtures.ts'
import { TypingIndicator } from './TypingIndicator.tsx'

const meta = preview.meta({
  title: 'Chat/TypingIndicator',
  tags: ['static'],
  component: TypingIndicator,
  args: { people: [bruno] },
})

export const Default = meta.story({})

export const Group = meta.story({
  args: { named: true, people: [bruno, { id: 'u-3', name: 'maju' }, { id: 'u-4', name: 'luz' }] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('bruno_onca e mais 2 estão digitando...')
  },
})

/** Nobody is typing: the space is reserved, so that nothing shifts. */
export const Nobody = meta.story({
  args: { people: [] },
  play: async ({ canvasElement }) => {
    const place = canvasElement.querySelector('[data-story-root] > div')
    await expect(place?.getBoundingClientRect().height).toBe(24)
  },
})

/** The line in a conversation of two, and in a group: one, two, more. */
export const Examples = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <TypingIndicator people={[bruno]} />
      <TypingIndicator named people={[bruno]} />
      <TypingIndicator named people={[bruno, { id: 'u-3', name: 'maju' }]} />
      <TypingIndicator named people={[bruno, { id: 'u-3', name: 'maju' }, { id: 'u-4', name: 'luz' }]} />
    </div>
  ),
})

/** One line, whatever the names: it must not push the messages up, and what they do is never cut. */
export const LongText = meta.story({
  args: {
    named: true,
    people: [
      { id: 'u-5', name: 'maria_eduarda_inconstitucionalissimamente' },
      { id: 'u-6', name: 'otorrinolaringologista_do_interior' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: 320, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const line = canvasElement.querySelector('[data-typing]')
    await expect(line?.getBoundingClientRect().height).toBe(24)
    await expect(line?.scrollWidth).toBeLessThanOrEqual(line?.clientWidth ?? 0)
    const does = canvas.getByText('estão digitando...')
    await expect(does.getBoundingClientRect().right).toBeLessThanOrEqual(
      line?.getBoundingClientRect().right ?? 0,
    )
    await expect(does.scrollWidth).toBeLessThanOrEqual(does.offsetWidth)
  },
})
