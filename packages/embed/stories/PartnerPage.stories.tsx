import type { CSSProperties } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Bracket, NotificationBell, RecruitingTeams, TeamCard } from '../src/react.ts'
import { findShadow, handlers, loadPictures, origin } from './elements.ts'

const reset = `.partner * { margin: 4px 0; letter-spacing: .02em; line-height: 2.2 }
.partner p, .partner h1 { line-height: 1.4 }
.partner a { color: red; text-decoration: underline }`

const page: CSSProperties = {
  maxWidth: 1080,
  marginInline: 'auto',
  padding: 20,
  background: 'Canvas',
  color: 'CanvasText',
  font: '17px Georgia, serif',
}
const head: CSSProperties = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  overflow: 'hidden',
  borderBottom: '2px solid',
}
const columns: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: 32, marginTop: 20 }

interface PartnerPageProps {
  /** The theme of the elements. Default that of the page. */
  theme?: 'dark' | 'light' | 'system' | undefined
  accent?: string | undefined
}

/** A newspaper's page with every element, whose own style sheet does not reach into them. */
function PartnerPage({ theme, accent }: PartnerPageProps) {
  const shared = { origin, theme, accent }
  return (
    <div className="partner" style={page}>
      <style>{reset}</style>
      <header style={head}>
        <b style={{ fontSize: 34 }}>Esporte Urbano</b>
        <NotificationBell {...shared} site="pS0cV1m0XcC6kqjYw5rQ8g" />
      </header>
      <div style={columns}>
        <article style={{ flex: '1 1 560px', minWidth: 0 }}>
          <h1 style={{ fontSize: 38 }}>Pro Players BR decide a chave superior</h1>
          <p>Time paulista tenta a vaga na grande final da Copa Convoca.</p>
          <Bracket {...shared} url="copa-convoca" height={300} />
        </article>
        <aside style={{ display: 'grid', flex: '1 1 320px', gap: 24, alignContent: 'start' }}>
          <TeamCard {...shared} tag="PRO" width={380} />
          <RecruitingTeams {...shared} limit={3} />
        </aside>
      </div>
    </div>
  )
}

const meta = preview.meta({
  title: 'Embeds/PartnerPage',
  component: PartnerPage,
  argTypes: {
    theme: {
      description: 'Of the elements. Default that of the page.',
      control: 'inline-radio',
      options: ['dark', 'light', 'system'],
    },
    accent: { description: '`#rrggbb` of the buttons and marks.', control: 'color' },
  },
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    msw.use(...handlers)
  },
  afterEach: loadPictures,
})

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const card = await findShadow(canvasElement, 'convoca-team-card')
    await expect(await card.findByRole('link', { name: 'Pro Players BR' })).toBeVisible()
    const list = await findShadow(canvasElement, 'convoca-recruiting-teams')
    await expect(await list.findAllByRole('listitem')).toHaveLength(3)
    const bracket = await findShadow(canvasElement, 'convoca-bracket')
    await expect(await bracket.findByRole('heading', { name: 'Copa Convoca' })).toBeVisible()
    await expect(getComputedStyle(card.getByRole('link')).textDecorationLine).toBe('none')
    const bell = await findShadow(canvasElement, 'convoca-notification-bell')
    await expect(bell.getByRole('button', { name: 'Notificações' })).toBeVisible()
  },
})
