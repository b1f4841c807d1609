import type { Schemas } from '@convoca/sdk/core'
import { expect, it } from 'vitest'
import { createRenderer } from '../jsx/dom.ts'
import { jsx } from '../jsx/runtime.ts'
import { toCardData } from './card-data.ts'
import { readParts, readWidth } from './options.ts'
import { TeamCardView, type TeamCardViewProps } from './TeamCardView.tsx'

const origin = 'https://convoca.example'

const team: Schemas['PublicTeam'] = {
  id: '01989d2e-6a53-7c11-9a55-2f4f0c9d0200',
  team_tag: 'TRV',
  sponsors: [],
  achievements: [],
  entity: {
    name: 'Trovão Esports',
    description: 'Time de São Paulo.',
    team_tag: 'TRV',
    game_id: '01989d2e-6a53-7c11-9a55-2f4f0c9d0300',
    is_recruiting: true,
    created_at: '2026-11-20T22:00:00.000Z',
    team_members_count: 7,
    owner: { name: 'Ana' },
    performance: { wins: 18, losses: 6 },
    primary_color: '#7c3aed',
    secondary_color: '#22d3ee',
  },
  files: [{ id: 'f', business_type: 'TEAM_PROFILE_PHOTO', url: '/files/7c/a.jpg' }],
  members: [],
  game: { id: 'g', name: 'VALORANT', icon: null },
}

const toPlayed = (result: 'WIN' | 'LOSS', day: number): Schemas['TeamStats']['previusMatches'][number] => ({
  id: `m${day}`,
  opponent: 'Onça Pintada',
  opponent_tag: null,
  played_at: `2026-11-${day}T22:00:00.000Z`,
  result,
  score: null,
  championship: null,
})

it('has absolute addresses, the next match and the last five results, the oldest first', () => {
  const data = toCardData(
    team,
    {
      upcomingMatches: [
        {
          id: 'u',
          opponent: 'Kraken',
          opponent_tag: null,
          starts_at: '2026-12-01T22:00:00.000Z',
          is_live: true,
          score: '1 × 1',
          championship: null,
          championship_url: null,
        },
      ],
      previusMatches: [20, 19, 18, 17, 16, 15].map((day) => toPlayed(day === 20 ? 'LOSS' : 'WIN', day)),
      teamResults: { wins: 18, losses: 6 },
    },
    origin,
  )
  expect(data.href).toBe('https://convoca.example/team/profile/TRV')
  expect(data.team.logoUrl).toBe('https://convoca.example/files/7c/a.jpg')
  expect(data.team.bannerUrl).toBeUndefined()
  expect(data.paint).toMatchObject({
    '--paint-primary': '#7c3aed',
    '--paint-secondary': '#22d3ee',
    '--paint-tag': 'black',
  })
  expect(data.next).toMatchObject({
    opponent: 'Kraken',
    tag: 'Kraken',
    startsAt: '2026-12-01T22:00:00.000Z',
    isLive: true,
    paint: { '--paint-primary': '#29ae53', '--paint-initial': 'black' },
    score: '1 × 1',
  })
  expect(data.results).toEqual(['WIN', 'WIN', 'WIN', 'WIN', 'LOSS'])
})

it('of a team that hides its members tells how many there are, and nothing else of them', () => {
  const stats = { upcomingMatches: [], previusMatches: [], teamResults: { wins: 18, losses: 6 } }
  const data = toCardData(team, stats, origin)
  const props: TeamCardViewProps = { state: 'ready', data, time: '', parts: readParts(null) }
  const container = document.createElement('div')
  createRenderer(container)(jsx(TeamCardView as never, { ...props }))
  const members = container.querySelector('[part=members]')
  expect(members?.textContent).toBe('7 Membros')
  expect(members?.querySelectorAll('li, img')).toHaveLength(0)
})

it.each([
  [null, ['next', 'results', 'members', 'button']],
  ['', []],
  ['Results, button nonsense', ['results', 'button']],
])('show=%j shows %j', (show, parts) => {
  expect([...readParts(show)]).toEqual(parts)
})

it.each([
  [null, undefined],
  ['100%', 260],
  ['360', 360],
  ['9999', 560],
  ['wide', undefined],
])('width=%j is %j', (width, pixels) => {
  expect(readWidth(width)).toBe(pixels)
})
