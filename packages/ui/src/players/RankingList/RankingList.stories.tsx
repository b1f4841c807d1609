import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { Panel } from '../../primitives/Panel/Panel.tsx'
import { TagBadge } from '../../primitives/TagBadge/TagBadge.tsx'
import { TeamLogo } from '../../primitives/TeamLogo/TeamLogo.tsx'
import { RankingList, type RankingRow } from './RankingList.tsx'

const players: RankingRow[] = ['naty.vlr', 'caiotrnd', 'luzprado', 'araujo_v', 'ana_sp'].map(
  (name, index) => ({
    id: name,
    place: [1, 2, 2, 4, 57][index] ?? 1,
    name,
    href: `#${name}`,
    picture: <Avatar id={name} name={name} size="m" decorative />,
    points: [1912, 1894, 1894, 1846, 1703][index] ?? 1500,
    matches: [240, 212, 86, 41, 9][index] ?? 1,
    wins: [160, 138, 60, 25, 6][index] ?? 0,
    own: name === 'ana_sp',
  }),
)

const teams: RankingRow[] = [
  { name: 'Tempestade Azul', tag: 'TMP', primaryColor: '#1d4ed8', secondaryColor: '#22d3ee', points: 2014 },
  { name: 'Cuiabá Legends', tag: 'CBA', primaryColor: '#c2410c', secondaryColor: '#fde047', points: 1780 },
].map(({ name, tag, primaryColor, secondaryColor, points }, index) => ({
  id: tag,
  place: index + 1,
  name,
  href: `#${tag}`,
  picture: <TeamLogo {...{ name, tag, primaryColor, secondaryColor }} size={36} />,
  tag: <TagBadge {...{ tag, primaryColor, secondaryColor }} />,
  points,
  matches: 24,
  wins: 18 - index * 5,
}))

const meta = preview.meta({
  title: 'Players/RankingList',
  component: RankingList,
  args: { rows: players, onRetry: fn() },
})

export const Default = meta.story({})

export const Empty = meta.story({ args: { rows: [] } })

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    rows: [
      {
        ...teams[0]!,
        place: 1234,
        name: 'Associação Atlética Desportiva Eletrônica de Pindamonhangaba',
        points: 10_000,
      },
    ],
  },
})

/** Teams of a game beside its players. */
export const Examples = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Panel title="Times" flush>
        <RankingList rows={teams} texts={{ label: 'Times de VALORANT', own: 'seu time' }} />
      </Panel>
      <Panel title="Players" flush>
        <RankingList rows={players.slice(0, 2)} texts={{ label: 'Players de VALORANT' }} />
      </Panel>
    </div>
  ),
})

export const Interactions = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'naty.vlr' })).toHaveFocus()
    await expect(canvas.getByRole('row', { name: /57 ana_sp você 9 67% 1\.703/ })).toBeVisible()
  },
})
