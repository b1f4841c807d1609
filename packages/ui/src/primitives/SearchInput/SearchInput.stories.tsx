import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../Button/Button.tsx'
import { Panel } from '../Panel/Panel.tsx'
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

/** The field beside a page's filters, and loading inside a panel. */
export const Examples = meta.story({
  render: function Searches() {
    const [team, setTeam] = useState('')
    const [player, setPlayer] = useState('ana')
    return (
      <div style={{ display: 'grid', gap: 24 }}>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
          <SearchInput label="Buscar Times" placeholder="Buscar Times" value={team} onChange={setTeam} />
          <Button icon={<SlidersHorizontal aria-hidden />}>Filtros</Button>
        </div>
        <Panel title="Convidar jogadores">
          <SearchInput label="Buscar jogadores" value={player} onChange={setPlayer} loading />
        </Panel>
      </div>
    )
  },
})

export const LongText = meta.story({
  args: {
    label: 'Buscar times',
    placeholder: 'Buscar times pelo nome, pela tag, pelo jogo ou pela cidade em que treinam',
  },
  render: function Pair(args) {
    const [value, setValue] = useState('Associação Atlética Acadêmica de Esportes Eletrônicos do Vale')
    return (
      <div style={{ display: 'grid', gap: 16 }}>
        <SearchInput {...args} />
        <SearchInput {...args} label="Buscar jogadores" value={value} onChange={setValue} />
      </div>
    )
  },
})

export const Interactions = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('Onça')
    const box = canvas.getByRole('searchbox', { name: 'Buscar Times' })
    await expect(box).toHaveValue('Onça')
    await userEvent.keyboard('{Escape}')
    await expect(box).toHaveValue('')
    await expect(box).toHaveFocus()
    await userEvent.keyboard('Saci')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Limpar busca' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(box).toHaveValue('')
    await expect(box).toHaveFocus()
  },
})
