import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { ChipGroup } from './ChipGroup.tsx'

const games = ['Todos', 'League of Legends', 'Counter-Strike 2', 'VALORANT', 'Rainbow Six', 'Free Fire']

const meta = preview.meta({
  title: 'Primitives/ChipGroup',
  component: ChipGroup,
  args: {
    label: 'Jogo',
    options: games.map((label) => ({ value: label, label })),
    value: 'Todos',
    onChange: () => {},
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    return <ChipGroup {...args} value={value} onChange={setValue} />
  },
})

export const Default = meta.story({})

export const Interactions = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('button', { name: 'League of Legends' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(canvas.getByRole('button', { name: 'Todos' })).toHaveAttribute('aria-pressed', 'false')
  },
})
