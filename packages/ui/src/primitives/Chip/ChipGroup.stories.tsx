import { CalendarDays, List } from 'lucide-react'
import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Chip } from './Chip.tsx'
import { ChipGroup } from './ChipGroup.tsx'

const games = ['Todos', 'League of Legends', 'Counter-Strike 2', 'VALORANT', 'Rainbow Six', 'Free Fire']

const meta = preview.meta({
  title: 'Primitives/ChipGroup',
  component: ChipGroup,
  subcomponents: { Chip },
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

const chatFilters = ['Todos', 'Não lidos', 'Grupos'].map((label) => ({ value: label, label }))
const views = [
  { value: 'month', label: 'Mês', icon: <CalendarDays aria-hidden size={16} /> },
  { value: 'list', label: 'Lista', icon: <List aria-hidden size={16} /> },
]

/** The choices of a panel, of a toolbar with icons, and chips that are on or off each by itself. */
export const Examples = meta.story({
  render: function Groups() {
    const [filter, setFilter] = useState('Não lidos')
    const [view, setView] = useState('month')
    const [wanted, setWanted] = useState<readonly string[]>(['Suporte'])
    const toggle = (role: string) =>
      setWanted(wanted.includes(role) ? wanted.filter((one) => one !== role) : [...wanted, role])
    return (
      <div style={{ display: 'grid', gap: 20 }}>
        <ChipGroup label="Conversas" options={chatFilters} value={filter} onChange={setFilter} />
        <ChipGroup label="Visualização" options={views} value={view} onChange={setView} />
        <div role="group" aria-label="Funções" style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          {['Topo', 'Caçador', 'Meio', 'Atirador', 'Suporte'].map((role) => (
            <Chip key={role} selected={wanted.includes(role)} onPress={() => toggle(role)}>
              {role}
            </Chip>
          ))}
        </div>
      </div>
    )
  },
})

export const LongText = meta.story({
  args: {
    options: [
      'Todos os jogos da temporada',
      'Campeonato universitário paulista de League of Legends, segunda divisão, fase de grupos',
      'Free Fire',
    ].map((label) => ({ value: label, label })),
    value: 'Todos os jogos da temporada',
  },
  decorators: [
    (Story) => (
      <div data-box="" style={{ maxWidth: 340 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('[data-box]')!
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth)
  },
})

export const Interactions = meta.story({
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('button', { name: 'Todos' })
    const lol = canvas.getByRole('button', { name: 'League of Legends' })
    await userEvent.tab()
    await expect(all).toHaveFocus()
    await userEvent.tab()
    await expect(lol).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(lol).toHaveAttribute('aria-pressed', 'true')
    await expect(all).toHaveAttribute('aria-pressed', 'false')
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await expect(all).toHaveAttribute('aria-pressed', 'true')
    await expect(lol).toHaveAttribute('aria-pressed', 'false')
  },
})
