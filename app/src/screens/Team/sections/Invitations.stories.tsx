import { createMockDatabase } from '@convoca/mocks'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { fullTeam, emptyTeam } from '../../../../test/demo-data.ts'
import { offline, mockApiForStory, expectRetry, neverResolving } from '../../../../test/story-network.ts'
import { StoryProviders } from '../../../../test/StoryProviders.tsx'
import { InvitationsSection } from './InvitationsSection.tsx'

const meta = preview.meta({
  title: 'App/Team/Invitations',
  component: StoryProviders,
  args: { children: <InvitationsSection team={fullTeam.detail} /> },
  // The components have screenshots of their own; these would change with every fixture.
  tags: ['no-screenshot'],
  beforeEach: mockApiForStory,
})

/** Waits for the toast's enter animation. */
const seesToast = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible())

interface Canvas {
  findByRole: typeof screen.findByRole
}

const findPanel = (canvas: Canvas) => canvas.findByRole('region', { name: 'Convites e candidaturas' })
const findQuickInvite = (canvas: Canvas) => canvas.findByRole('region', { name: 'Convite rápido' })

export const Full = meta.story({
  play: async ({ canvas }) => {
    const list = within(await findPanel(canvas))
    await expect(await list.findByText(/Posso fazer um teste/)).toBeVisible()
    await expect((await list.findAllByText(/Expira em/)).length).toBeGreaterThan(0)
    const link = await canvas.findByRole('textbox', { name: 'Link de convite' })
    await expect(link).toHaveAttribute('value', expect.stringMatching(/\/team\/join\/[\w-]{16}$/))
  },
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })

export const Empty = meta.story({
  args: { children: <InvitationsSection team={emptyTeam.detail} />, player: emptyTeam.owner },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhum convite ou candidatura pendente')).toBeVisible()
  },
})

export const Failing = meta.story({
  tags: ['night'],
  parameters: offline('listTeamInvitations', 'readInviteLink'),
  play: (context) => expectRetry(context, 2),
})

const failure = { status: 500, code: 'INTERNAL_ERROR' } as const

export const ServerFailing = meta.story({
  tags: ['night'],
  parameters: { mock: { fail: { listTeamInvitations: failure, readInviteLink: failure } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(2))
    for (const alert of canvas.getAllByRole('alert')) {
      await expect(within(alert).getByText(/^Código para o suporte: /)).toBeVisible()
    }
  },
})

export const Loading = meta.story({
  tags: ['night'],
  parameters: neverResolving('listTeamInvitations', 'readInviteLink'),
})

export const Expired = meta.story({
  play: async ({ canvas, userEvent }) => {
    const sent = within(await findPanel(canvas))
    await userEvent.click(sent.getByRole('combobox', { name: 'Situação' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Expirados' }))
    await expect(await sent.findByText('Expirado')).toBeVisible()
    await expect(sent.queryByText('Pendente')).toBeNull()
    await userEvent.click(await sent.findByRole('button', { name: /Reenviar convite/ }))
    await seesToast('Convite reenviado com sucesso.')
    await expect(await sent.findByText('Nada com esta situação')).toBeVisible()
  },
})

export const QuickInvite = meta.story({
  play: async ({ canvas, userEvent }) => {
    const quick = within(await findQuickInvite(canvas))
    await userEvent.type(quick.getByRole('searchbox', { name: 'Buscar jogador para convidar' }), 'a')
    const rows = within(await quick.findByRole('list', { name: 'Jogadores encontrados' }))
    const [first, second] = await rows.findAllByRole('button', { name: /^Convidar / })
    if (!first || !second) throw new Error('nobody is found')
    const name = `${first.getAttribute('aria-label')}`.replace('Convidar ', '')
    const invited = createMockDatabase().users.find((user) => user.name === name)
    await userEvent.click(first)
    await seesToast('Convite enviado com Sucesso.')
    // The row and its focus stay, although the search no longer finds the player.
    await expect(await rows.findByRole('button', { name: `Convidado: ${name}` })).toHaveFocus()
    await expect(rows.getAllByRole('button')[0]).toBe(first)
    const list = within(await canvas.findByRole('list', { name: 'Convites e candidaturas' }))
    await expect(await list.findByRole('link', { name: invited?.nick ?? '' })).toBeVisible()
    await userEvent.click(first)
    await userEvent.click(second)
    await waitFor(() => expect(rows.getAllByRole('button', { name: /^Convidado: / })).toHaveLength(2))
  },
})

export const QuickInviteRefused = meta.story({
  parameters: { mock: { fail: { sendInvitations: { status: 409, code: 'INVITATION_QUOTA_EXCEEDED' } } } },
  play: async ({ canvas, userEvent }) => {
    const quick = within(await findQuickInvite(canvas))
    await userEvent.type(quick.getByRole('searchbox'), 'a')
    const [first] = await quick.findAllByRole('button', { name: /^Convidar / })
    if (!first) throw new Error('nobody is found')
    await userEvent.click(first)
    await seesToast('O time atingiu o limite de convites. Tente mais tarde.')
    await waitFor(() => expect(first).toHaveAccessibleName(/^Convidar /))
    await expect(first).toHaveFocus()
  },
})

export const QuickInviteNobody = meta.story({
  play: async ({ canvas, userEvent }) => {
    const quick = within(await findQuickInvite(canvas))
    await userEvent.type(quick.getByRole('searchbox'), 'ninguém com este nome')
    await expect(await quick.findByText('Nenhum jogador encontrado')).toBeVisible()
  },
})

export const CancelRefused = meta.story({
  parameters: { mock: { fail: { deleteInvitation: { status: 409, code: 'INVITATION_NOT_PENDING' } } } },
  play: async ({ canvas, userEvent }) => {
    const sent = within(await findPanel(canvas))
    const before = await sent.findAllByRole('button', { name: /Cancelar convite/ })
    if (before[0]) await userEvent.click(before[0])
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Cancelar o convite de / }))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar convite' }))
    await seesToast('Este convite já foi respondido.')
    await waitFor(() =>
      expect(sent.getAllByRole('button', { name: /Cancelar convite/ })).toHaveLength(before.length),
    )
  },
})

export const Answered = meta.story({
  play: async ({ canvas, userEvent }) => {
    const applications = within(await findPanel(canvas))
    await userEvent.click(applications.getByRole('button', { name: 'Candidaturas' }))
    await userEvent.click(await applications.findByRole('button', { name: 'Aceitar' }))
    await seesToast('Candidatura aceita.')
    await expect(await applications.findByText('Nenhuma candidatura pendente')).toBeVisible()
  },
})

export const Declined = meta.story({
  play: async ({ canvas, userEvent }) => {
    const applications = within(await findPanel(canvas))
    await userEvent.click(applications.getByRole('button', { name: 'Candidaturas' }))
    const asks = async () => {
      await userEvent.click(await applications.findByRole('button', { name: 'Recusar' }))
      return within(await screen.findByRole('alertdialog', { name: /^Recusar a candidatura de / }))
    }
    await userEvent.click((await asks()).getByRole('button', { name: 'Voltar' }))
    await waitFor(() => expect(applications.getByRole('button', { name: 'Recusar' })).toHaveFocus())
    await userEvent.click((await asks()).getByRole('button', { name: 'Recusar candidatura' }))
    await seesToast('Candidatura recusada')
    await expect(await applications.findByText('Nenhuma candidatura pendente')).toBeVisible()
  },
})

function withdrawnAndDeclined() {
  const database = createMockDatabase()
  for (const one of database.invitations)
    if (one.status === 'DECLINED_BY_OWNER') one.status = 'DECLINED_BY_OWNER_AND_MEMBER'
  return database
}

export const WithdrawnAndDeclined = meta.story({
  parameters: { mock: { database: withdrawnAndDeclined() } },
  play: async ({ canvas, userEvent }) => {
    const applications = within(await findPanel(canvas))
    await userEvent.click(applications.getByRole('button', { name: 'Candidaturas' }))
    await userEvent.click(applications.getByRole('combobox', { name: 'Situação' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Retiradas e recusadas' }))
    await expect(await applications.findByText('Retirado e recusado')).toBeVisible()
    await expect(applications.queryByText('Pendente')).toBeNull()
  },
})
