import { override, readExample } from '@convoca/mocks'
import { expect, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { answering, mockApiForStory, neverResolving, offline } from '../../../../test/story-network.ts'
import { StoryProviders } from '../../../../test/StoryProviders.tsx'
import type { OwnPrize } from '../../../atoms/own-prizes.ts'
import { OwnPrizes } from './OwnPrizes.tsx'

const [example] = readExample('listOwnPrizes')
if (!example) throw new Error('The example has no prize')

/** A part in each state, each of another championship. */
const prizes: OwnPrize[] = (
  [
    { status: 'DUE', waits_for: 'KEY', name: 'Taça Jangada 2026' },
    { status: 'DUE', waits_for: null, name: 'Copa Ipê 2026' },
    { status: 'DUE', waits_for: 'STAFF', name: 'Liga Mandacaru', amount: 240_000 },
    { status: 'DUE', waits_for: 'AGE', name: 'Copa dos Estudantes' },
    { status: 'SENT', waits_for: null, name: 'Torneio do Açaí' },
    { status: 'FAILED', waits_for: 'KEY', name: 'Circuito Caatinga' },
    { status: 'PAID', waits_for: null, name: 'Copa Araucária', paid_at: '2026-11-18T12:00:00.000Z' },
  ] as const
).map(({ name, ...state }, index) => ({
  ...example,
  ...state,
  id: `01989d2e-6a53-7c11-9a55-2f4f0c9d50${10 + index}`,
  championship: { ...example.championship, name },
}))

const meta = preview.meta({
  title: 'App/OwnPrizes',
  component: StoryProviders,
  // The components have screenshots of their own; these would change with every fixture.
  tags: ['no-screenshot'],
  args: { children: <OwnPrizes userId={example.winner.id} /> },
  beforeEach: mockApiForStory,
})

/** One key is missing: the panel leads to where it is added. */
export const States = meta.story({
  parameters: answering(override('listOwnPrizes', () => prizes)),
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('region', { name: 'Prêmios' }))
    const rows = panel.getAllByRole('listitem')
    await expect(rows).toHaveLength(prizes.length)
    const rowOf = (name: string) =>
      within(panel.getByRole('link', { name: `1º lugar · ${name}` }).closest('li')!)
    await expect(rowOf('Taça Jangada 2026').getByText('Espera uma chave Pix no seu perfil.')).toBeVisible()
    await expect(rowOf('Liga Mandacaru').getByText(/^R\$\s2\.400,00$/)).toBeVisible()
    await expect(rowOf('Circuito Caatinga').getByText('Falhou')).toBeVisible()
    await expect(rowOf('Copa Araucária').getByText('Pago')).toBeVisible()
    await expect(panel.getByRole('link', { name: 'Cadastrar chave Pix' })).toHaveAttribute(
      'href',
      '/settings?section=pix',
    )
  },
})

/** Nothing is missing: there is nothing to do. */
export const Paid = meta.story({
  parameters: answering(override('listOwnPrizes', () => prizes.filter(({ status }) => status === 'PAID'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Está na sua conta.')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Cadastrar chave Pix' })).toBeNull()
  },
})

/** A person who has won nothing sees no panel; nor does anybody before the answer is there. */
export const Nothing = meta.story({
  parameters: answering(override('listOwnPrizes', () => [])),
  play: async ({ canvas }) => expect(canvas.queryByRole('region', { name: 'Prêmios' })).toBeNull(),
})
export const Loading = meta.story({
  tags: ['night'],
  parameters: neverResolving('listOwnPrizes'),
  play: async ({ canvas }) => expect(canvas.queryByRole('region', { name: 'Prêmios' })).toBeNull(),
})
export const Failing = meta.story({
  tags: ['night'],
  parameters: offline('listOwnPrizes'),
  play: async ({ canvas }) => expect(canvas.queryByRole('region', { name: 'Prêmios' })).toBeNull(),
})
