import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { EventProgramme } from './EventProgramme.tsx'

const items = [
  {
    id: '1',
    startsAt: '2026-12-05T22:00:00.000Z',
    title: 'Semifinais · Melhor de 3',
    detail: 'Curupira × Kraken do Sul',
    href: '/championships/gala/match/1',
  },
  {
    id: '2',
    startsAt: '2026-12-05T23:30:00.000Z',
    title: 'Semifinais · Melhor de 3',
    detail: 'Onça Pintada × Cuiabá Legends',
    href: '/championships/gala/match/2',
  },
  {
    id: '3',
    startsAt: '2026-12-06T01:00:00.000Z',
    title: 'Final · Melhor de 5',
    detail: 'A definir × A definir',
    href: '/championships/gala/match/3',
    isMain: true,
  },
]

const meta = preview.meta({
  title: 'Events/EventProgramme',
  component: EventProgramme,
  args: { items },
})

export const Default = meta.story({})

/** The times are those of the reader; what has no page is no link. */
export const Examples = meta.story({
  args: { items: [...items, { id: '4', startsAt: '2026-12-06T02:30:00.000Z', title: 'Premiação' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3)
    await expect(canvas.getByRole('list', { name: 'Programação' })).toHaveTextContent('19:00')
  },
})

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    items: [
      {
        id: '1',
        startsAt: '2026-12-05T22:00:00.000Z',
        title: 'Primeira rodada da chave inferior com o nome mais comprido · Melhor de 7',
        detail: 'Associação Atlética Universitária × Confederação dos Campeões do Sertão',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

/** Each match is reached with the keyboard, in the order of the programme. */
export const Interactions = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('link')
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await userEvent.tab()
    await expect(second).toHaveFocus()
  },
})
