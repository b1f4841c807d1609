import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Bracket } from '../src/react.ts'
import { expectAdvice, findShadow, handlers, loadPictures, origin, sharedArgTypes } from './elements.ts'

/** `<convoca-bracket>`: the rounds of a championship, one part of it at a time. */
const meta = preview.meta({
  title: 'Embeds/Bracket',
  component: Bracket,
  args: { origin, url: 'copa-convoca' },
  argTypes: {
    url: { description: 'The last part of the championship’s address.', control: 'text' },
    height: {
      description: 'Of the place for the rounds in px, 160 to 1200. Default 390.',
      control: { type: 'range', min: 160, max: 1200 },
    },
    ...sharedArgTypes,
  },
  beforeEach: ({ msw }) => {
    msw.use(...handlers)
  },
  afterEach: loadPictures,
})

/** The reader looks at the lower part, and at the upper one again. */
export const Default = meta.story({
  play: async ({ canvasElement, userEvent }) => {
    const bracket = await findShadow(canvasElement, 'convoca-bracket')
    await userEvent.click(await bracket.findByRole('radio', { name: 'Inferior' }))
    await expect(bracket.getByRole('region', { name: 'Final da inferior' })).toBeVisible()
    const upper = bracket.getByRole('radio', { name: 'Superior' })
    await userEvent.click(upper)
    await expect(bracket.getByRole('region', { name: 'Grande final' })).toBeVisible()
    upper.blur()
  },
})

/** A quiet line in the place of the rounds. */
export const Missing = meta.story({
  tags: ['no-screenshot', '!autodocs'],
  args: { url: 'copa-nenhuma' },
  beforeEach: expectAdvice,
  play: async ({ canvasElement }) => {
    const bracket = await findShadow(canvasElement, 'convoca-bracket')
    await expect(await bracket.findByText('Campeonato não encontrado')).toBeVisible()
  },
})
