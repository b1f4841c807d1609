import preview from '../../../../../.storybook/preview.tsx'
import { storyTeams } from '../../teams/teams.fixtures.ts'
import { TeamLogo } from './TeamLogo.tsx'

const meta = preview.meta({
  title: 'Primitives/TeamLogo',
  tags: ['static'],
  component: TeamLogo,
  args: { name: 'Trovão Esports', tag: 'TRV', primaryColor: '#6d28d9', secondaryColor: '#22d3ee', size: 68 },
})

export const Default = meta.story({})

export const Broken = meta.story({ args: { src: 'data:image/png;base64,AAAA' } })

export const WithPicture = meta.story({ args: { src: readDrawn() } })

/** Round and whole beside a name that wraps. */
export const LongText = meta.story({
  args: { name: 'Associação Atlética Desportiva Eletrônica de Pindamonhangaba' },
  render: (args) => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 12, maxWidth: 320 }}>
      <TeamLogo {...args} />
      <strong style={{ minWidth: 0, overflowWrap: 'anywhere' }}>{args.name}</strong>
    </div>
  ),
})

/** The logo in a row, in a list, on a card and at the head of a page. */
export const Examples = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 }}>
      {[24, 40, 68, 112].flatMap((size) =>
        storyTeams
          .slice(0, 3)
          .map(({ name, tag, primaryColor, secondaryColor }, place) => (
            <TeamLogo
              key={`${tag} ${size}`}
              name={name}
              tag={tag}
              primaryColor={primaryColor}
              secondaryColor={secondaryColor}
              src={place === 2 ? readDrawn() : undefined}
              size={size}
            />
          )),
      )}
    </div>
  ),
})

/** An uploaded logo as a data address. */
function readDrawn(): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="darkgreen"/><path d="M20 6 33 12v9c0 7-6 11-13 14C13 32 7 28 7 21v-9z" fill="greenyellow"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
