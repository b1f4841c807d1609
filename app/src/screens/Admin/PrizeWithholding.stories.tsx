import { override } from '@convoca/mocks'
import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { mockApiWith } from '../../../test/story-network.ts'
import { StoryProviders } from '../../../test/StoryProviders.tsx'
import { PrizeWithholding } from './PrizeWithholding.tsx'

/** Nothing is withheld until the staff says so. */
function createRate() {
  let rate = { basis_points: 0, floor: 0, set_at: null as string | null }
  return [
    override('readPrizeWithholding', () => rate),
    override('setPrizeWithholding', ({ input }) => {
      rate = { ...input.body, set_at: '2026-11-28T19:00:00.000Z' }
      return rate
    }),
  ]
}

const meta = preview.meta({
  title: 'App/PrizeWithholding',
  component: StoryProviders,
  // The components have screenshots of their own; these would change with every fixture.
  tags: ['no-screenshot'],
  args: { children: <PrizeWithholding /> },
  beforeEach: mockApiWith(createRate),
})

/** The staff sets a rate and from which part on it counts. */
export const Change = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Nada é retido/)).toBeVisible()
    const percentage = canvas.getByRole('textbox', { name: 'Retido (%)' })
    await userEvent.clear(percentage)
    await userEvent.type(percentage, '50,01')
    await userEvent.click(canvas.getByRole('button', { name: 'Mudar retenção' }))
    await expect(await canvas.findByText('Informe no máximo 50%')).toBeVisible()
    await userEvent.clear(percentage)
    await userEvent.type(percentage, '7,5')
    const floor = canvas.getByRole('textbox', { name: 'Só de partes acima de (R$)' })
    await userEvent.clear(floor)
    await userEvent.type(floor, '500')
    await userEvent.click(canvas.getByRole('button', { name: 'Mudar retenção' }))
    await expect(
      await canvas.findByText(/^De cada parte acima de R\$\s500,00 são retidos 7,50?%\.$/),
    ).toBeVisible()
  },
})
