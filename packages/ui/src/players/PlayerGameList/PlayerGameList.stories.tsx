import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Panel } from '../../primitives/Panel/Panel.tsx'
import { sideBySide } from '../../stories/layout.ts'
import { PlayerGameList } from './PlayerGameList.tsx'
import type { PlayerGameItem } from './PlayerGameList.tsx'

const games: PlayerGameItem[] = [
  {
    id: 'g-1',
    name: 'Valorant',
    account: 'luzprado#BR1',
    verified: false,
    rank: 'Imortal 2',
    positions: ['Controladora', 'IGL'],
  },
  {
    id: 'g-2',
    name: 'Counter-Strike 2',
    account: 'luz.cs',
    verified: true,
    rank: 'Premier 17.240',
    positions: ['AWPer'],
  },
  { id: 'g-3', name: 'League of Legends', verified: false, positions: [] },
]

const meta = preview.meta({
  title: 'Players/PlayerGameList',
  component: PlayerGameList,
  tags: ['static'],
  args: { games },
})

export const Default = meta.story({})

export const Empty = meta.story({ args: { games: [] } })

export const Failed = meta.story({ args: { games: [], status: 'error', onRetry: fn() }, tags: ['!static'] })

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    games: [
      {
        id: 'g-9',
        name: 'Associação Internacional de Corridas Espaciais com Naves de Papel',
        account: 'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
        verified: false,
        rank: 'Grão-Mestre Interplanetário da Galáxia 3',
        positions: ['Comandante de Esquadrilha Norte', 'Reserva', 'Navegadora de Longo Curso'],
      },
    ],
  },
})

/** The games on a profile, and beside a player without games. */
export const Examples = meta.story({
  render: () => (
    <div style={sideBySide}>
      <Panel title="Jogos">
        <PlayerGameList games={games.slice(0, 2)} />
      </Panel>
      <Panel title="Jogos de quem chegou agora">
        <PlayerGameList games={[]} />
      </Panel>
    </div>
  ),
})

export const Interactions = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/luzprado#BR1 · conta não verificada/)).toBeVisible()
    await expect(canvas.getByText(/luz\.cs · conta verificada/)).toBeVisible()
  },
})
