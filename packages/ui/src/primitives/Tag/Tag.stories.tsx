import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Tag } from './Tag.tsx'

const meta = preview.meta({
  title: 'Primitives/Tag',
  tags: ['static'],
  component: Tag,
  args: { children: 'trv' },
})

export const Default = meta.story({})

export const TeamColors = meta.story({ args: { color: 'gold', textColor: 'black', children: 'ONCA' } })

export const Examples = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
      <strong>Trovão Esports</strong>
      <Tag>trv</Tag>
      <strong>Kraken do Sul</strong>
      <Tag color="teal" textColor="white">
        krk
      </Tag>
      <strong>Saci</strong>
      <Tag color="crimson" textColor="white">
        saci
      </Tag>
    </div>
  ),
})

/** A tag has at most five letters; whatever else comes is cut where the place ends. */
export const LongText = meta.story({
  args: {
    children: 'Associação Atlética Acadêmica de Esportes Eletrônicos',
    color: 'gold',
    textColor: 'black',
  },
  decorators: [
    (Story) => (
      <div data-box="" style={{ maxWidth: 240 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('[data-box]')!
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth + 4)
  },
})
