import preview from '../../../../../.storybook/preview.tsx'
import { storyTeams } from '../../teams/teams.fixtures.ts'
import { TagBadge } from './TagBadge.tsx'

const meta = preview.meta({
  title: 'Primitives/TagBadge',
  tags: ['static'],
  component: TagBadge,
  args: { tag: 'TRV', primaryColor: '#6d28d9', secondaryColor: '#22d3ee' },
})

export const Default = meta.story({})

export const WithoutColours = meta.story({ args: { primaryColor: undefined, secondaryColor: undefined } })

/** The text's colour follows the ground. */
export const LightGround = meta.story({ args: { secondaryColor: '#fde047' } })

/** The widest tag stays whole beside a name that wraps. */
export const LongText = meta.story({
  args: { tag: 'WMÃWM' },
  render: (args) => (
    <div style={{ display: 'flex', alignItems: 'flex-start', gap: 12, maxWidth: 320 }}>
      <strong style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        Associação Atlética Desportiva Eletrônica de Pindamonhangaba
      </strong>
      <TagBadge {...args} />
    </div>
  ),
})

/** The tags beside names in a list, each in its team's second colour; typed small, shown in capitals. */
export const Examples = meta.story({
  render: () => (
    <ul style={{ display: 'grid', gap: 12, maxWidth: 320, margin: 0, padding: 0, listStyle: 'none' }}>
      {storyTeams.map(({ name, tag, primaryColor, secondaryColor }) => (
        <li key={tag} style={{ display: 'flex', justifyContent: 'space-between', gap: 12 }}>
          {name}
          <TagBadge tag={tag.toLowerCase()} primaryColor={primaryColor} secondaryColor={secondaryColor} />
        </li>
      ))}
    </ul>
  ),
})
