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
import { Events } from './Events.tsx'

const meta = preview.meta({
  title: 'App/Events and ranking',
  component: StoryProviders,
  tags: ['no-screenshot'],
  args: { children: <Events search={{}} onSearch={() => undefined} /> },
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

/** The events are grouped by day; trainings are answered in place. */
export const Default = meta.story({
  beforeEach: mockApiWith(createEvent),
  play: async ({ canvas, userEvent }) => {
    const meeting = await canvas.findByRole('article')
    await expect(meeting).toHaveTextContent('Encontro de capitãs')
    await expect(within(meeting).getByRole('button')).toHaveTextContent(/interesse$/)
    const [decline] = await canvas.findAllByRole('button', { name: 'Não vou' })
    if (!decline) throw new Error('The event has no buttons')
    await userEvent.click(decline)
    await waitFor(() => expect(decline).toHaveAttribute('aria-pressed', 'true'))
  },
})

export const WithoutEvents = meta.story({
  parameters: answering(
    override('listEvents', () => ({ data: [], nextCursor: null })),
    override('readDashboard', () => ({ ...example, next: null, events: [], teams: [] })),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nenhum evento' })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Criar time' })).toBeVisible()
  },
})

export const Loading = meta.story({ tags: ['night'], parameters: neverResolving('listEvents') })

export const Failing = meta.story({
  tags: ['night'],
  parameters: offline('listEvents'),
  play: (context) => expectRetry(context),
})

/** A guest is not asked for a session's data. */
export const Guest = meta.story({
  args: { player: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article')).toHaveTextContent('Encontro de capitãs')
    await expect(canvas.queryByRole('button', { name: 'Não vou' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Entrar' })).toHaveAttribute(
      'href',
      '/auth?redirect=%2Fevents',
    )
  },
})

const search = { kind: 'teams', gameId: undefined, page: 1 } as const

/** The ranking is that of the reader's game. */
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
  tags: ['night'],
  args: { children: <Ranking search={search} onSearch={() => undefined} /> },
  parameters: offline('listTeamRanking'),
  play: (context) => expectRetry(context),
})
