import { override, readExample } from '@convoca/mocks'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { answering, mockApiForStory, mockApiWith } from '../../../test/story-network.ts'
import { StoryProviders } from '../../../test/StoryProviders.tsx'
import { HeldPrizes } from './HeldPrizes.tsx'

const [held] = readExample('listHeldPrizes')
if (!held) throw new Error('The example has no held prize')
const other = {
  ...held,
  id: '01989d2e-6a53-7c11-9a55-2f4f0c9d5002',
  winner: { ...held.winner, nick: 'bia_rj' },
  approvals: 0,
}

/** The first one needs one more word, the second one two. */
function createPrizes() {
  let prizes = [held, other].flatMap((one) => (one === undefined ? [] : [one]))
  return [
    override('listHeldPrizes', () => prizes),
    override('approvePrize', ({ input }) => {
      prizes = prizes
        .map((one) => (one.id === input.shareId ? { ...one, approvals: one.approvals + 1 } : one))
        .filter(({ approvals }) => approvals < 2)
      return undefined
    }),
  ]
}

const meta = preview.meta({
  title: 'App/HeldPrizes',
  component: StoryProviders,
  // The components have screenshots of their own; these would change with every fixture.
  tags: ['no-screenshot'],
  args: { children: <HeldPrizes /> },
  beforeEach: mockApiWith(createPrizes),
})

/** The second word lets the money go, and the row with it. */
export const Approvals = meta.story({
  play: async ({ canvas, userEvent }) => {
    const panel = within(await canvas.findByRole('region', { name: 'Prêmios a conferir' }))
    const rowOf = (nick: string) =>
      within(panel.getByText(new RegExp(`^R\\$\\s2\\.400,00 para ${nick}$`)).closest('li')!)
    await expect(rowOf('ana_sp').getByText(/1 de 2 conferiram$/)).toBeVisible()
    await userEvent.click(rowOf('bia_rj').getByRole('button', { name: 'Conferir o prêmio de bia_rj' }))
    await expect(await rowOf('bia_rj').findByText(/1 de 2 conferiram$/)).toBeVisible()
    await userEvent.click(rowOf('ana_sp').getByRole('button', { name: 'Conferir o prêmio de ana_sp' }))
    await waitFor(() => expect(panel.queryByText(/para ana_sp$/)).toBeNull())
  },
})

/** Nothing waits: the queue of tickets begins at once. */
export const Nothing = meta.story({
  beforeEach: mockApiForStory,
  parameters: answering(override('listHeldPrizes', () => [])),
  play: async ({ canvas }) => expect(canvas.queryByRole('region', { name: 'Prêmios a conferir' })).toBeNull(),
})
