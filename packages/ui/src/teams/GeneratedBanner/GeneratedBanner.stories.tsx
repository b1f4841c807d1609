import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import type { TeamColors } from '../../primitives/colors/team-colors.ts'
import { storyTeams } from '../teams.fixtures.ts'
import { TagBadge } from '../../primitives/TagBadge/TagBadge.tsx'
import { TeamLogo } from '../../primitives/TeamLogo/TeamLogo.tsx'
import { GeneratedBanner } from './GeneratedBanner.tsx'

const meta = preview.meta({
  title: 'Teams/GeneratedBanner',
  tags: ['static'],
  component: GeneratedBanner,
  args: {
    tag: 'TRV',
    primaryColor: '#7c3aed',
    secondaryColor: '#22d3ee',
    style: { height: 125, maxWidth: 375 },
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('TRV')).toBeVisible()
  },
})

/** The longest tag, of the widest letters. */
export const LongText = meta.story({ args: { tag: 'WMWMW' } })

const examples: readonly (TeamColors & { name: string; tag: string })[] = [
  ...storyTeams,
  { name: 'Sem Cores', tag: 'SEM' },
  { name: 'élan', tag: 'ELAN' },
]

/** The fallback for missing pictures, with the colours of each team and without any. */
export const Examples = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {examples.map((team) => (
        <div key={team.tag} style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
          <GeneratedBanner {...colors(team)} tag={team.tag} style={{ width: 240, height: 80 }} />
          <TeamLogo {...colors(team)} tag={team.tag} name={team.name} />
          <TagBadge {...colors(team)} tag={team.tag} />
        </div>
      ))}
    </div>
  ),
})

function colors(team: TeamColors) {
  return { primaryColor: team.primaryColor, secondaryColor: team.secondaryColor }
}
