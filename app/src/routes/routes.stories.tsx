import { createHandlers, mockTokenOf, quietRealtime } from '@convoca/mocks'
import type { MockOptions } from '@convoca/mocks'
import { expect, screen, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { fullTeam } from '../../test/demo-data.ts'
import { offline, expectRetry } from '../../test/story-network.ts'
import { StoryApp } from '../../test/StoryApp.tsx'

/** Screens that read URL params, in the app shell, as the owner of the first demo team. */
const meta = preview.meta({
  title: 'App/Routes',
  component: StoryApp,
  // The components have screenshots of their own; these would change with every fixture.
  tags: ['no-screenshot'],
  args: { path: `/my/teams/${fullTeam.tag}`, token: mockTokenOf(0) },
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw, parameters }) => {
    const mock: MockOptions = parameters['mock'] ?? {}
    msw.use(...createHandlers(mock), ...quietRealtime)
  },
})

export const TeamFailing = meta.story({
  tags: ['night'],
  parameters: offline('readPublicTeam'),
  play: async (context) => {
    await expectRetry(context)
    await expect(await context.canvas.findByRole('heading', { name: 'Desempenho' })).toBeVisible()
  },
})

export const RecruitmentFailing = meta.story({
  tags: ['night'],
  args: { path: `/team/${fullTeam.tag}/recruitment` },
  parameters: offline('readPublicTeam'),
  play: (context) => expectRetry(context),
})

export const TeamJobsFailing = meta.story({
  tags: ['night'],
  args: { path: `/team-jobs/${fullTeam.id}` },
  parameters: offline('readPublicTeamById'),
  play: (context) => expectRetry(context),
})

/**
 * No team can be created until the games are read: the field shows the error, and going on refetches them.
 */
export const TeamCreateFailing = meta.story({
  tags: ['night'],
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

/** A session that has ended leads to the log-in, and from there back to the page. */
export const SessionEnded = meta.story({
  args: { path: `/my/teams/${fullTeam.tag}?tab=members` },
  parameters: { mock: { signedInAs: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Entrar' })).toBeVisible()
    const toasts = within(canvas.getByRole('region', { name: 'Avisos' }))
    await expect(toasts.getAllByText('Não Autenticado')).toHaveLength(1)
  },
})

export const Recovery = meta.story({
  args: { path: '/recovery', token: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'ana.bia@convoca.example{Enter}')
    await expect(await canvas.findByText(/Confira a caixa de entrada/)).toBeVisible()
  },
})

/** A mailed link: afterwards the log-in has the e-mail and waits for the password. */
export const NewPassword = meta.story({
  args: { path: '/change-password?token=novo&email=ana.bia@convoca.example', token: null },
  play: async ({ canvas, userEvent }) => {
    // Until they have been shown, a press shows them first.
    await canvas.findByRole('group', { name: /^Outras formas de entrar/ })
    await userEvent.type(await canvas.findByLabelText('Senha'), 'onca-pintada-2027')
    await userEvent.type(canvas.getByLabelText('Confirmar Senha'), 'onca-pintada-2027{Enter}')
    await expect(await canvas.findByRole('heading', { name: 'Entrar' })).toBeVisible()
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('ana.bia@convoca.example')
    await expect(canvas.getByLabelText('Senha')).toHaveFocus()
  },
})

export const NewPasswordWithUsedLink = meta.story({
  parameters: { mock: { fail: { listRecoveryWaysIn: { status: 400, code: 'LINK_INVALID' } } } },
  args: { path: '/change-password?token=usado&email=ana.bia@convoca.example', token: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'PEDIR NOVO E-MAIL' })).toBeVisible()
  },
})

export const ConfirmEmail = meta.story({
  args: { path: '/confirm-email?token=novo', token: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'E-mail confirmado' })).toBeVisible()
  },
})

export const ConfirmEmailFailing = meta.story({
  tags: ['night'],
  args: { path: '/confirm-email?token=novo', token: null },
  parameters: offline('confirmEmail'),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByText('Problema de conexão. Verifique sua internet.')).toBeVisible()
    msw.use(...createHandlers())
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }))
    await expect(await canvas.findByRole('heading', { name: 'E-mail confirmado' })).toBeVisible()
  },
})
