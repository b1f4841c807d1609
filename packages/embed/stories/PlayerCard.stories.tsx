import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { PlayerCard } from '../src/react.ts'
import { expectAdvice, findShadow, handlers, loadPictures, origin, sharedArgTypes } from './elements.ts'

/** `<convoca-player-card>`: a player whose profile is public, with team, games and ranks. */
const meta = preview.meta({
  title: 'Embeds/PlayerCard',
  component: PlayerCard,
  args: { origin, nick: 'ana_bia', width: 360 },
  argTypes: {
    nick: { description: 'The player’s nick.', control: 'text' },
    show: { description: 'Parts that are shown: `games button`. Default all.', control: 'text' },
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

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const card = await findShadow(canvasElement, 'convoca-player-card')
    const link = await card.findByRole('link', { name: 'ana_bia' })
    await expect(link).toHaveAttribute('href', `${origin}/pro/ana_bia`)
  },
})

/** A profile that is hidden, or that there is not. */
export const Missing = meta.story({
  tags: ['no-screenshot', '!autodocs'],
  args: { nick: 'ninguem_aqui' },
  beforeEach: expectAdvice,
  play: async ({ canvasElement }) => {
    const card = await findShadow(canvasElement, 'convoca-player-card')
    await expect(await card.findByText('Este perfil é privado ou não existe')).toBeVisible()
  },
})
