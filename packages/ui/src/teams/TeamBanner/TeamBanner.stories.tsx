import preview from '../../../../../.storybook/preview.tsx'
import { storyTeams } from '../teams.fixtures.ts'
import { TeamLogo } from '../../primitives/TeamLogo/TeamLogo.tsx'
import { TeamBanner } from './TeamBanner.tsx'

const meta = preview.meta({
  title: 'Teams/TeamBanner',
  tags: ['static'],
  component: TeamBanner,
  args: { tag: 'TRV', primaryColor: '#6d28d9', secondaryColor: '#22d3ee', style: { maxWidth: 420 } },
})

export const Default = meta.story({})

/** The generated pattern takes the place of a picture that does not load. */
export const Broken = meta.story({
  args: { src: 'data:image/png;base64,AAAA' },
})

/** The generated pattern cuts the widest tag at its edge. */
export const LongText = meta.story({ args: { tag: 'WMÃWM', style: { maxWidth: 320 } } })

/** Nothing below it to run into. */
export const WithoutFade = meta.story({ args: { fade: false } })

export const WithPicture = meta.story({ args: { src: stadium() } })

/** Heads of cards, with a logo over the lower edge. */
export const Examples = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))' }}>
      {storyTeams.slice(0, 3).map(({ name, tag, primaryColor, secondaryColor }, place) => (
        <div key={tag} style={{ overflow: 'hidden', borderRadius: 12, background: 'var(--cv-panel)' }}>
          <TeamBanner
            tag={tag}
            primaryColor={primaryColor}
            secondaryColor={secondaryColor}
            src={place === 1 ? stadium() : undefined}
          />
          <div
            style={{ display: 'flex', alignItems: 'end', gap: 12, marginTop: -28, padding: '0 16px 16px' }}
          >
            <TeamLogo
              name={name}
              tag={tag}
              primaryColor={primaryColor}
              secondaryColor={secondaryColor}
              style={{ position: 'relative' }}
            />
            {name}
          </div>
        </div>
      ))}
    </div>
  ),
})

/** An uploaded picture, drawn: lights over a field. */
function stadium(): string {
  const lights = [60, 180, 300].map((x) => `<circle cx="${x}" cy="26" r="9" fill="lightyellow"/>`).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 120"><rect width="360" height="120" fill="midnightblue"/>${lights}<path d="M0 120 60 64h240l60 56z" fill="seagreen"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
