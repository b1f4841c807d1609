import { override, readExample } from '@convoca/mocks'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { expectRetry, mockApiWith, neverResolving, offline } from '../../../test/story-network.ts'
import { StoryProviders } from '../../../test/StoryProviders.tsx'
import { DashboardScreen } from './DashboardScreen.tsx'

const example = readExample('readDashboard')

/** An event of this evening that the user has not answered, a match that is being played, and two invitations. */
function createEvening() {
  const { next, teams } = example
  const [invitation] = readExample('listMyInvitations').data
  if (!next || !invitation) throw new Error('The example has no event and no invitation')
  let isConfirmed: boolean | null = null
  let remindedAt: string | null = null
  let invitations = [invitation, { ...invitation, id: crypto.randomUUID() }]
  const matches = readExample('listMyMatches').map((entry) => ({
    ...entry,
    match: { ...entry.match, home_checked_in: true, away_checked_in: true },
  }))
  return [
    override('readDashboard', () => {
      const event = {
        ...next.event,
        starts_at: '2026-11-21T01:30:00.000Z',
        ends_at: '2026-11-21T02:30:00.000Z',
        checkins: { confirmed: Number(isConfirmed === true), declined: 0, pending: 1 },
        own_checkin: { ...next.event.own_checkin, is_confirmed: isConfirmed },
      }
      const attendees = next.attendees.map((attendee) => ({ ...attendee, is_confirmed: null }))
      return {
        ...example,
        next: { event, attendees, may_remind: true, reminded_at: remindedAt },
        events: [event],
        matches,
        invitations: { total: invitations.length, data: invitations },
        teams: teams.map((team) => ({ ...team, role: 'OWNER' as const })),
      }
    }),
    override('answerCheckIn', ({ input }) => {
      isConfirmed = input.body.is_confirmed
      return { ...readExample('answerCheckIn'), is_confirmed: isConfirmed }
    }),
    override('remindInvitees', () => {
      remindedAt = '2026-11-20T23:00:00.000Z'
      return readExample('remindInvitees')
    }),
    override('declineInvitation', ({ input }) => {
      invitations = invitations.filter(({ id }) => id !== input.inviteId)
      return readExample('declineInvitation')
    }),
  ]
}

const meta = preview.meta({
  title: 'App/Dashboard',
  component: StoryProviders,
  // The components have screenshots of their own; these would change with every fixture.
  tags: ['no-screenshot'],
  args: { children: <DashboardScreen /> },
  beforeEach: mockApiWith(createEvening),
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Boa noite, Ana', level: 1 })).toBeVisible()
    await expect(await canvas.findByText(/1 check-in e 2 convites esperam por você/)).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: 'Convites (2)' })).toBeVisible()
    await expect(await canvas.findByRole('list', { name: 'Fase dos seus times' })).toBeVisible()
    await expect(
      within(canvas.getByRole('list', { name: 'Sua semana' })).getAllByText('livre'),
    ).not.toHaveLength(7)
  },
})

/** The match that is being played leads to its room, above all and in the week. */
export const Playing = meta.story({
  play: async ({ canvas }) => {
    const live = within(await canvas.findByRole('region', { name: 'Em andamento' }))
    const room = /^\/championships\/copa-convoca\/match\//
    for (const link of live.getAllByRole('link'))
      await expect(link).toHaveAttribute('href', expect.stringMatching(room))
    await expect(live.getByText('Ao vivo')).toBeVisible()
    const week = within(canvas.getByRole('list', { name: 'Sua semana' }))
    await expect(week.getByText('Ao vivo')).toBeVisible()
    const links = week.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(links.filter((href) => href !== null && room.test(href))).not.toHaveLength(0)
  },
})

/** The response shows at once, wherever the event stands, and stays when the data are read again. */
export const Answered = meta.story({
  play: async ({ canvas, userEvent }) => {
    const today = await canvas.findByRole('list', { name: 'Para responder hoje' })
    await userEvent.click(within(today).getByRole('button', { name: 'Vou' }))
    await waitFor(() => expect(canvas.getByText('2 convites esperam por você.')).toBeVisible())
    for (const button of canvas.getAllByRole('button', { name: 'Vou' }))
      await expect(button).toHaveAttribute('aria-pressed', 'true')
  },
})

/** An answer that could not be saved is taken back. */
export const AnswerFailing = meta.story({
  tags: ['night'],
  parameters: { mock: { fail: { answerCheckIn: { status: 500, code: 'INTERNAL_ERROR' } } } },
  play: async ({ canvas, userEvent }) => {
    const today = await canvas.findByRole('list', { name: 'Para responder hoje' })
    const confirm = within(today).getByRole('button', { name: 'Vou' })
    await userEvent.click(confirm)
    // The toast is not visible yet: it fades in.
    await canvas.findByText('Não foi possível aceitar o convite')
    await waitFor(() => expect(confirm).toHaveAttribute('aria-pressed', 'false'))
    await expect(await canvas.findByText(/1 check-in e 2 convites/)).toBeVisible()
  },
})

/** Once an hour; the button stays where it was. */
export const Reminded = meta.story({
  play: async ({ canvas, userEvent }) => {
    const remind = await canvas.findByRole('button', { name: /^Lembrar / })
    await userEvent.click(remind)
    await waitFor(() => expect(remind).toHaveTextContent('Lembrete enviado'))
    await expect(remind).toHaveFocus()
  },
})

export const InvitationDeclined = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Recusar' }))[0]!)
    await expect(await canvas.findByRole('heading', { name: 'Convites (1)' })).toBeVisible()
  },
})

/** The page says how to get to a team if there is none. */
export const Newcomer = meta.story({
  beforeEach: mockApiWith(() => [
    override('readDashboard', () => ({
      ...example,
      next: null,
      events: [],
      matches: [],
      invitations: { total: 0, data: [] },
      teams: [],
      rating: null,
    })),
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Monte seu time' })).toBeVisible()
    await expect(canvas.getByText('Nada espera por você. Tudo em dia.')).toBeVisible()
    await expect(canvas.getByText('Nenhum convite pendente')).toBeVisible()
  },
})

export const Loading = meta.story({
  tags: ['night'],
  parameters: neverResolving('readDashboard'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Carregando...')
  },
})

export const Failing = meta.story({
  tags: ['night'],
  parameters: offline('readDashboard'),
  play: async (context) => {
    await expect(await context.canvas.findByText('O que espera por você não carregou.')).toBeVisible()
    await expectRetry(context)
  },
})
