import preview from '../../../../../.storybook/preview.tsx'
import { storyTeams } from '../teams.fixtures.ts'
import { TeamCard } from '../TeamCard/TeamCard.tsx'
import { TeamCardSkeleton } from './TeamCardSkeleton.tsx'

const meta = preview.meta({
  title: 'Teams/TeamCardSkeleton',
  tags: ['static', 'no-text'],
  component: TeamCardSkeleton,
  args: {},
})

export const Default = meta.story({})

/** Placeholder of the next card beside a loaded one. */
export const Examples = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(300px, 374px))' }}>
      {storyTeams.slice(0, 1).map((team) => (
        <TeamCard key={team.tag} team={team} href={`#${team.tag}`} />
      ))}
      <TeamCardSkeleton />
    </div>
  ),
})
