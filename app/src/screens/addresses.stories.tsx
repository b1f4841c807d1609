import { createHandlers, mockTokenOf, quietRealtime } from '@convoca/mocks'
import type { MockOptions } from '@convoca/mocks'
import { expect, screen } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { fullTeam } from '../../test/demo-data.ts'
import { offline, expectRetry } from '../../test/story-network.ts'
import { StoryApp } from '../../test/StoryApp.tsx'

/** Screens that read their address, in the app's own frame, as the owner of the first demo team. */
const meta = preview.meta({
  title: 'App/Addresses',
  component: StoryApp,
  // The demo data moves with the fixtures: what the screens are made of has its pictures already.
  tags: ['no-screenshot'],
  args: { path: `/my/teams/${fullTeam.tag}`, token: mockTokenOf(0) },
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw, parameters }) => {
    const mock: MockOptions = parameters['mock'] ?? {}
    msw.use(...createHandlers(mock), ...quietRealtime)
  },
})

export const TeamFailing = meta.story({
  parameters: offline('readPublicTeam'),
  play: async (played) => {
    await expectRetry(played)
    await expect(await played.canvas.findByRole('heading', { name: 'Desempenho' })).toBeVisible()
  },
})

export const RecruitmentFailing = meta.story({
  args: { path: `/team/${fullTeam.tag}/recruitment` },
  parameters: offline('readPublicTeam'),
  play: (played) => expectRetry(played),
})

export const TeamJobsFailing = meta.story({
  args: { path: `/team-jobs/${fullTeam.id}` },
  parameters: offline('readPublicTeamById'),
  play: (played) => expectRetry(played),
})

/** Without its games no team can be made: said at the field, and asked again by going on. */
export const TeamCreateFailing = meta.story({
  args: { path: '/team/create' },
  parameters: offline('listAllGames'),
  play: async ({ msw, userEvent }) => {
    await expect(
      await screen.findByText(/Não foi possível carregar os jogos. Problema de conexão/),
    ).toBeVisible()
    msw.use(...createHandlers())
    await userEvent.click(screen.getByRole('button', { name: 'Próximo' }))
    await expect(await screen.findByText('jogo obrigatório')).toBeVisible()
  },
})
