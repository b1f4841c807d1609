import { UserPlus } from 'lucide-react'
import { expect, spyOn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../../primitives/Button/index.ts'
import { thunder } from '../storyTeams.ts'
import { TeamHeader } from './TeamHeader.tsx'

const invite = (
  <Button variant="primary" icon={<UserPlus aria-hidden="true" />}>
    Convidar
  </Button>
)

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

export const Shared = meta.story({
  args: { shareUrl: 'https://convoca.example/team/profile/TRV' },
  play: async ({ canvas, userEvent }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    canvas.getByRole('button', { name: 'Compartilhar' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(writeText).toHaveBeenCalledWith('https://convoca.example/team/profile/TRV')
    await expect(await canvas.findByRole('button', { name: 'Link copiado' })).toHaveFocus()
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: { shareUrl: 'https://convoca.example/team/profile/TRV' },
})

export const LongText = meta.story({
  args: {
    team: { ...thunder, name: 'Associação Atlética Desportiva Eletrônica de Pindamonhangaba', tag: 'PINDA' },
    subtitle: "PlayerUnknown's Battlegrounds: Edição Brasileira · Pindamonhangaba · desde 30 setembro 2019",
  },
})
