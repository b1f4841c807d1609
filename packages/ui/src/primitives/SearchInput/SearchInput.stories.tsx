import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { SearchInput } from './SearchInput.tsx'

const meta = preview.meta({
  title: 'Primitives/SearchInput',
  component: SearchInput,
  args: { label: 'Buscar Times', placeholder: 'Buscar Times', value: '', onChange: () => {} },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    return <SearchInput {...args} value={value} onChange={setValue} />
  },
})

export const Default = meta.story({})

export const Filled = meta.story({ args: { value: 'Trovão' } })

export const Loading = meta.story({ args: { value: 'Trov', loading: true } })

export const Interactions = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('Onça')
    const box = canvas.getByRole('searchbox', { name: 'Buscar Times' })
    await expect(box).toHaveValue('Onça')
    await userEvent.keyboard('{Escape}')
    await expect(box).toHaveValue('')
    await userEvent.keyboard('Saci')
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar busca' }))
    await expect(box).toHaveValue('')
    await expect(box).toHaveFocus()
  },
})
