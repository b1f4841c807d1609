import type { Schemas } from '@convoca/sdk/core'
import { useEffect, useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { renderPlayerPage } from '../src/server.tsx'
import { handlers, origin, sharedArgTypes } from './elements.ts'

interface PlayerPageProps {
  nick: string
  theme?: 'dark' | 'light' | 'system' | undefined
  show?: string | undefined
  width?: string | undefined
  accent?: string | undefined
}

/** `/embed/player/{nick}` as the server renders it, in the iframe of a page that allows no script. */
function PlayerPage({ nick, theme = 'system', show, width, accent }: PlayerPageProps) {
  const [profile, setProfile] = useState<Schemas['PublicProfile']>()
  useEffect(() => {
    const read = async () => {
      const response = await fetch(`/api/public/user/pro/${nick}`)
      setProfile((await response.json()) as Schemas['PublicProfile'])
    }
    void read()
  }, [nick])
  if (!profile) return null
  const choice = { theme, show: show ?? null, width: width ?? null, accent: accent ?? null, height: null }
  const page = renderPlayerPage({ profile, origin, now: new Date('2026-11-25T23:05:00Z'), ...choice })
  // The browser would log that it blocks it.
  const html = page.replace(/<script.*?<\/script>/s, '')
  return <iframe title={nick} srcDoc={html} sandbox="allow-same-origin" width={360} height={330} />
}

const meta = preview.meta({
  title: 'Embeds/PlayerPage',
  component: PlayerPage,
  args: { nick: 'ana_bia' },
  argTypes: {
    nick: { description: 'The player’s nick.', control: 'text' },
    show: { description: 'Parts that are shown: `games button`. Default all.', control: 'text' },
    width: { description: 'Greatest width in px, 260 to 560. Default the place’s.', control: 'text' },
    theme: sharedArgTypes.theme,
    accent: sharedArgTypes.accent,
  },
  beforeEach: ({ msw }) => {
    msw.use(...handlers)
  },
})

export const Default = meta.story({
  tags: ['no-screenshot'],
  play: async ({ canvasElement }) => {
    await waitFor(async () => {
      const frame = canvasElement.querySelector('iframe')?.contentDocument
      await expect(frame?.querySelector('a')?.href).toBe(`${origin}/pro/ana_bia`)
    })
  },
})
