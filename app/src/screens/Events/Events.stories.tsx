import { override, readExample } from '@convoca/mocks'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import {
  answering,
  expectRetry,
  mockApiForStory,
  mockApiWith,
  neverResolving,
  offline,
} from '../../../test/story-network.ts'
import { StoryProviders } from '../../../test/StoryProviders.tsx'
import { Ranking } from '../Ranking/Ranking.tsx'
import { EventsScreen } from './EventsScreen.tsx'

const meta = preview.meta({
  title: 'App/Events and ranking',
  component: StoryProviders,
  tags: ['no-screenshot'],
  args: { children: <EventsScreen /> },
  beforeEach: mockApiForStory,
})

const example = readExample('readDashboard')

/** An event that remembers the response to it. */
function createEvent() {
  let isConfirmed: boolean | null = null
  return [
    override('readDashboard', () => ({
      ...example,
      events: example.events.map((event) => ({
        ...event,
        starts_at: '2026-11-21T22:00:00.000Z',
        ends_at: '2026-11-22T00:00:00.000Z',
        own_checkin: { ...event.own_checkin, is_confirmed: isConfirmed },
      })),
    })),
    override('answerCheckIn', ({ input }) => {
      isConfirmed = input.body.is_confirmed
      return { ...readExample('answerCheckIn'), is_confirmed: isConfirmed }
    }),
  ]
}

/** By day; answered in place. */
export const Default = meta.story({
  beforeEach: mockApiWith(createEvent),
  play: async ({ canvas, userEvent }) => {
    const [day] = await canvas.findAllByRole('list', { name: /de novembro|de dezembro/ })
    if (!day) throw new Error('The demo data has no events')
    const [decline] = within(day).getAllByRole('button', { name: 'Não vou' })
    if (!decline) throw new Error('The event has no buttons')
    await userEvent.click(decline)
    await waitFor(() => expect(decline).toHaveAttribute('aria-pressed', 'true'))
  },
})

export const WithoutTeam = meta.story({
  parameters: answering(override('readDashboard', () => ({ ...example, next: null, events: [], teams: [] }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nenhum evento ainda' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Criar time' })).toBeVisible()
  },
})

export const Loading = meta.story({ parameters: neverResolving('readDashboard') })

export const Failing = meta.story({
  parameters: offline('readDashboard'),
  play: (context) => expectRetry(context),
})

/** A guest is not asked for a session's data. */
export const Guest = meta.story({
  args: { player: null },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Nenhum evento aberto ao público agora' }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Entrar' })).toHaveAttribute(
      'href',
      '/auth?redirect=%2Fevents',
    )
  },
})

const search = { kind: 'teams', gameId: undefined, page: 1 } as const

/** Of the reader's game. */
export const TeamRanking = meta.story({
  args: { children: <Ranking search={search} onSearch={() => undefined} /> },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Ranking de times' })
    const [, first] = within(table).getAllByRole('row')
    if (!first) throw new Error('The demo data has no ranking')
    await expect(within(first).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/team\/profile\/[A-Z0-9]{2,5}$/),
    )
  },
})

export const PlayerRanking = meta.story({
  parameters: answering(
    override('listPlayerRanking', ({ database }) => {
      const page = readExample('listPlayerRanking')
      const [user] = database.users
      if (!user) throw new Error('The demo data has players')
      const player = { id: user.id, nick: user.nick, avatar: null }
      return { ...page, data: page.data.map((one) => ({ ...one, player })) }
    }),
  ),
  args: { children: <Ranking search={{ ...search, kind: 'players' }} onSearch={() => undefined} /> },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Ranking de players' })
    await expect(within(table).getByText('você')).toBeVisible()
  },
})

export const RankingFailing = meta.story({
  args: { children: <Ranking search={search} onSearch={() => undefined} /> },
  parameters: offline('listTeamRanking'),
  play: (context) => expectRetry(context),
})
