import { Settings, UserPlus } from 'lucide-react'
import { expect, fn, spyOn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { storyTeams, thunder } from '../teams.fixtures.ts'
import { TeamHeader } from './TeamHeader.tsx'

const invite = (
  <Button variant="primary" icon={<UserPlus aria-hidden="true" />}>
    Convidar
  </Button>
)

const [, , , , curupira = thunder, puppy = thunder] = storyTeams

const meta = preview.meta({
  title: 'Teams/TeamHeader',
  component: TeamHeader,
  args: { team: thunder, subtitle: 'League of Legends · São Paulo · desde 12 mar 2025', actions: invite },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Trovão Esports' })).toBeVisible()
  },
})

export const Bare = meta.story({
  args: { team: { name: 'Novo Time', tag: 'NOVO' }, subtitle: undefined, actions: undefined },
})

const shareUrl = 'https://convoca.example/team/profile/TRV'

export const Shared = meta.story({ args: { shareUrl } })

const invited = fn()

/** Actions in reading order: the address first, then the caller's. */
export const Interactions = meta.story({
  args: { shareUrl, actions: <Button onClick={invited}>Convidar</Button> },
  play: async ({ canvas, userEvent }) => {
    invited.mockClear()
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Compartilhar' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(writeText).toHaveBeenCalledWith(shareUrl)
    await expect(await canvas.findByRole('button', { name: 'Link copiado' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Convidar' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(invited).toHaveBeenCalledOnce()
  },
})

/** A recruiting team as seen by a visitor, and a team with pictures as seen by its owner. */
export const Examples = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <article>
        <TeamHeader
          team={{ ...curupira, isRecruiting: true }}
          subtitle="Free Fire · Manaus · 4 membros"
          shareUrl="https://convoca.example/team/profile/CRPR"
          actions={<Button variant="primary">Candidatar-se</Button>}
        />
      </article>
      <article>
        <TeamHeader
          team={{ ...puppy, logoUrl: readDrawn('0 0 1 1'), bannerUrl: readDrawn('1 0 3 1') }}
          subtitle="Rocket League · desde 30 jun 2025"
          actions={
            <>
              <Button icon={<Settings aria-hidden="true" />}>Configurações</Button>
              {invite}
            </>
          }
        />
      </article>
    </div>
  ),
})

/** The head on the pages inside a team: one line, so that the content starts high. */
export const Compact = meta.story({
  args: { shareUrl, compact: true },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Trovão Esports' })
    await expect(heading.closest('header')?.offsetHeight).toBeLessThanOrEqual(80)
  },
})

export const CompactOnPhone = Compact.extend({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Compartilhar' })).toBeNull()
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: { shareUrl },
})

export const LongText = meta.story({
  args: {
    team: { ...thunder, name: 'Associação Atlética Desportiva Eletrônica de Pindamonhangaba', tag: 'PINDA' },
    subtitle: "PlayerUnknown's Battlegrounds: Edição Brasileira · Pindamonhangaba · desde 30 setembro 2019",
  },
})

/** A flat picture as a data address. */
function readDrawn(viewBox: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><rect width="9" height="1" fill="saddlebrown"/><circle cx=".5" cy=".5" r=".3" fill="wheat"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
