import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { RecruitingTeams } from '../src/react.ts'
import { expectAdvice, findShadow, handlers, loadPictures, origin, sharedArgTypes } from './elements.ts'

/** `<convoca-recruiting-teams>`: teams that look for players, each a link to where one applies. */
const meta = preview.meta({
  title: 'Embeds/RecruitingTeams',
  component: RecruitingTeams,
  args: { origin, limit: 3, style: { maxWidth: 360 } },
  argTypes: {
    game: { description: 'Name or id of the game. Default all games.', control: 'text' },
    limit: {
      description: 'How many teams, 1 to 20. Default 5.',
      control: { type: 'range', min: 1, max: 20 },
    },
    position: {
      description: 'Position whose vacancies are listed, empty for those of all. Default teams.',
      control: 'text',
    },
    width: {
      description: 'Greatest width in px, 260 to 560. Default 560.',
      control: { type: 'range', min: 260, max: 560 },
    },
    style: { table: { disable: true } },
    ...sharedArgTypes,
  },
  beforeEach: ({ msw }) => {
    msw.use(...handlers)
  },
  afterEach: loadPictures,
})

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const list = await findShadow(canvasElement, 'convoca-recruiting-teams')
    const [first] = await list.findAllByRole('link')
    await expect(first?.getAttribute('href')).toMatch(/\/team\/\w+\/recruitment$/)
    await expect(list.getAllByRole('listitem')).toHaveLength(3)
  },
})

/** The vacancies of all positions. */
export const Vacancies = meta.story({
  tags: ['no-screenshot'],
  args: { position: '' },
  play: async ({ canvasElement }) => {
    const list = await findShadow(canvasElement, 'convoca-recruiting-teams')
    await expect(await list.findByRole('heading', { name: 'Vagas abertas' })).toBeVisible()
    const [first] = await list.findAllByRole('listitem')
    await expect(first).toHaveTextContent(/ · \d+ vagas? · /)
  },
})

/** Convoca does not know this game. */
export const Missing = meta.story({
  tags: ['no-screenshot'],
  args: { game: 'Xadrez' },
  beforeEach: expectAdvice,
  play: async ({ canvasElement }) => {
    const list = await findShadow(canvasElement, 'convoca-recruiting-teams')
    await expect(await list.findByText('Jogo não encontrado')).toBeVisible()
  },
})
