import { expect, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { doubleElimination, singleElimination } from '../bracket.fixtures.ts'
import { Bracket } from './Bracket.tsx'

const meta = preview.meta({
  title: 'Championships/Bracket',
  component: Bracket,
  args: { matches: doubleElimination, ownTeamIds: ['team-1'] },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const upper = within(canvas.getByRole('region', { name: 'Chave superior' }))
    await expect(upper.getAllByRole('heading', { level: 4 }).map((one) => one.textContent)).toEqual([
      'Quartas',
      'Semifinais',
      'Final da superior',
    ])
    await expect(upper.getByText('Vencedor M5')).toBeInTheDocument()
  },
})

/** The arrows walk from match to match, and the list shows the same without lines. */
export const Interactions = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const focused = () => canvasElement.ownerDocument.activeElement
    const own = canvas.getByRole('article', { name: /^M5, / })
    own.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(focused()).toHaveAccessibleName(/^M7, Final da superior/)
    await userEvent.keyboard('{ArrowRight}')
    await expect(focused()).toHaveAccessibleName(/^M14, Grande final/)
    await userEvent.keyboard('{Home}')
    await expect(focused()).toHaveAccessibleName('M1, Quartas, Pro Players BR 2, Pixel Paraíba 0')
    await userEvent.click(canvas.getByRole('button', { name: 'Ver em lista' }))
    await expect(canvas.getByRole('button', { name: 'Ver em lista' })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('region', { name: 'Grande final' })).toBeVisible()
  },
})

/** One round after the other on a phone: the buttons lead to a part and a round. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Chave superior' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Inferior' }))
    const lower = within(canvas.getByRole('region', { name: /^Chave inferior/ }))
    await expect(lower.getByRole('button', { name: 'Rodada 1' })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.queryByRole('region', { name: 'Chave superior' })).toBeNull()
  },
})

export const Examples = meta.story({
  args: { matches: singleElimination, ownTeamIds: [] },
})

export const LongText = meta.story({
  args: {
    matches: singleElimination.map((match) => ({
      ...match,
      home: match.home && {
        ...match.home,
        name: 'Associação Atlética Desportiva Eletrônica de Pindamonhangaba',
      },
    })),
  },
})
