import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { type ChampionshipStage, StageLine } from './StageLine.tsx'

const stages: readonly ChampionshipStage[] = [
  { name: 'Inscrições', at: '2026-11-25T02:59:00.000Z', isEnd: true },
  { name: 'Check-in', at: '2026-12-06T16:00:00.000Z' },
  { name: 'Chaves', at: '2026-12-06T17:00:00.000Z' },
  { name: 'Grande final' },
]

const meta = preview.meta({
  title: 'Championships/StageLine',
  component: StageLine,
  tags: ['static'],
  args: { stages, current: 0 },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem')
    await expect(first).toHaveAttribute('aria-current', 'step')
    await expect(first).toHaveTextContent('Inscriçõesaté 24 nov · 23:59')
    await expect(canvas.getByText('A definir')).toBeVisible()
  },
})

/** The line of a championship that is played, and of one that is over. */
export const Examples = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <StageLine {...args} current={2} />
      <StageLine {...args} current={4} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Check-in')[0]?.parentElement).toHaveTextContent('Check-in (encerrada)')
  },
})

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    stages: stages.map((stage) => ({ ...stage, name: `${stage.name} da Associação de Pindamonhangaba` })),
  },
})
