import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { TeamCard } from '../src/react.ts'
import { expectAdvice, findShadow, handlers, loadPictures, origin, sharedArgTypes } from './elements.ts'

/** `<convoca-team-card>`: a team with its record, its last results and its next match. */
const meta = preview.meta({
  title: 'Embeds/TeamCard',
  component: TeamCard,
  args: { origin, tag: 'PRO', width: 360 },
  argTypes: {
    tag: { description: 'The team’s tag.', control: 'text' },
    show: {
      description: 'Parts that are shown: `next results members button`. Default all.',
      control: 'text',
    },
    width: {
      description: 'Greatest width in px, 260 to 560. Default 560.',
      control: { type: 'range', min: 260, max: 560 },
    },
    ...sharedArgTypes,
  },
  beforeEach: ({ msw }) => {
    msw.use(...handlers)
  },
  afterEach: loadPictures,
})

const findCard = (canvasElement: HTMLElement) => findShadow(canvasElement, 'convoca-team-card')

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const card = await findCard(canvasElement)
    const link = await card.findByRole('link', { name: 'Pro Players BR' })
    await expect(link).toHaveAttribute('href', `${origin}/team/profile/PRO`)
  },
})

/** Only what the page asks for, in its own colour and words. */
export const Chosen = meta.story({
  args: {
    show: 'results button',
    width: 320,
    accent: '#d92d20',
    lang: 'en',
    texts: {
      open: 'Open team',
      recruiting: 'Recruiting',
      game: 'Game',
      createdAt: 'Created',
      owner: 'Owner',
      performance: 'Record',
      wins: (count) => `${count} won`,
      losses: (count) => `${count} lost`,
      results: 'Last results',
      win: 'Win',
      loss: 'Loss',
      updated: (time) => `as of ${time}`,
    },
  },
  play: async ({ canvasElement }) => {
    const card = await findCard(canvasElement)
    await expect(await card.findByRole('link')).toBeVisible()
    await expect(card.getByText('Open team')).toBeVisible()
    await expect(card.queryByText('Próxima partida')).toBeNull()
  },
})

/** A quiet line; the page lives on. */
export const Missing = meta.story({
  tags: ['no-screenshot', '!autodocs'],
  args: { tag: 'NADA' },
  beforeEach: expectAdvice,
  play: async ({ canvasElement }) => {
    const card = await findCard(canvasElement)
    await expect(await card.findByText('Time não encontrado')).toBeVisible()
  },
})
