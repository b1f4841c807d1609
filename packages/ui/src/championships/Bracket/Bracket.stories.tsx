import { expect, fireEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { doubleElimination, singleElimination, withThirdPlace } from '../bracket.fixtures.ts'
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

/** The match for the third place stands below the final. */
export const ThirdPlace = meta.story({
  args: { matches: withThirdPlace },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Disputa do 3º lugar', level: 4 })).toBeVisible()
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

/** Any team can be found: its path is highlighted in place of the user's. The whole can be seen at once. */
export const Find = meta.story({
  play: async ({ canvas, userEvent }) => {
    const find = canvas.getByRole('combobox', { name: 'Achar time' })
    await userEvent.selectOptions(find, 'Cuiabá Legends')
    await expect(canvas.getByText('caminho de Cuiabá Legends')).toBeVisible()
    await expect(canvas.getByRole('article', { name: /^M9, / })).toHaveAttribute('tabindex', '0')
    await expect(canvas.queryByText('(seu time)', { exact: false })).toBeNull()
    await userEvent.selectOptions(find, 'Achar time')
    await expect(canvas.getByText('caminho do seu time')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Ajustar' }))
    const scroller = canvas.getByRole('region', { name: 'Chave' })
    await expect(scroller.scrollWidth).toBeLessThanOrEqual(scroller.clientWidth)
    await userEvent.click(canvas.getByRole('button', { name: /voltar ao tamanho normal/ }))
    await expect(canvas.getByRole('button', { name: /^100%/ })).toBeVisible()
  },
})

/**
 * A small bracket in the corner shows what is seen of one that is larger than its place, and leads elsewhere.
 */
export const Map = meta.story({
  decorators: (Story) => (
    <div style={{ maxWidth: 640 }}>
      <Story />
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const scroller = canvas.getByRole('region', { name: 'Chave' })
    await userEvent.pointer({ target: scroller })
    const map = await waitFor(() => {
      const found = canvasElement.querySelector('svg:has(> rect[data-kind])')
      if (!found) throw new Error('no map yet')
      return found
    })
    await waitFor(() => expect(map).toBeVisible())
    const { right, top, height } = map.getBoundingClientRect()
    await fireEvent.pointerDown(map, { clientX: right - 4, clientY: top + height / 2, buttons: 1 })
    await waitFor(() => expect(scroller.scrollLeft).toBeGreaterThan(100))
  },
})

/** One round after the other on a phone: the buttons lead to a part and a round. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const upper = within(canvas.getByRole('region', { name: 'Chave superior' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Inferior' }))
    const lower = within(canvas.getByRole('region', { name: /^Chave inferior/ }))
    await expect(lower.getByRole('button', { name: 'Rodada 1' })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.queryByRole('region', { name: 'Chave superior' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Superior' }))
    await userEvent.click(await upper.findByRole('button', { name: 'Inferior: Rodada 2' }))
    await expect(canvas.getByRole('region', { name: 'Rodada 2' })).toHaveFocus()
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
