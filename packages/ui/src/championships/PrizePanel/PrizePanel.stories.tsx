import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { PrizePanel } from './PrizePanel.tsx'
import type { PrizeLine } from './prize-panel.ts'

const lines: readonly PrizeLine[] = [
  { kind: 'GUARANTEED', at: '2026-11-22T00:14:00.000Z', deposited: 400_000 },
  { kind: 'DEPOSITED', at: '2026-11-22T00:14:00.000Z', amount: 60_000, code: '5d3c', deposited: 400_000 },
  { kind: 'DEPOSITED', at: '2026-11-18T23:38:00.000Z', amount: 140_000, code: 'a41f', deposited: 340_000 },
  { kind: 'DEPOSITED', at: '2026-11-05T13:07:00.000Z', amount: 200_000, code: '7c02', deposited: 200_000 },
  { kind: 'RAISED', at: '2026-11-05T13:03:00.000Z', amount: 400_000, deposited: 0 },
  { kind: 'PROMISED', at: '2026-11-02T22:12:00.000Z', amount: 300_000, deposited: 0 },
]

const places = [
  { place: 1, description: 'Campeão · vaga na Copa Convoca 2027', amount: 240_000 },
  { place: 2, description: 'Vice-campeão', amount: 100_000 },
  { place: 3, description: '3º lugar', amount: 60_000 },
  { place: 4, description: 'Camisetas' },
]

const meta = preview.meta({
  title: 'Championships/PrizePanel',
  component: PrizePanel,
  args: {
    promised: 400_000,
    deposited: 400_000,
    paid: 0,
    guaranteedSince: '2026-11-22T00:14:00.000Z',
    places,
    teamSize: 5,
    lines,
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Premiação garantida' })).toBeVisible()
    await expect(canvas.getByText('R$ 480,00 por jogador')).toBeVisible()
    await expect(canvas.getByText('100% do prometido')).toBeVisible()
    await expect(canvas.getByText('6 lançamentos')).toBeVisible()
  },
})

const promise = {
  deposited: 240_000,
  guaranteedSince: undefined,
  lines: lines.slice(3),
}

/** A promise is no guarantee: neither shield nor green. */
export const Promised = meta.story({
  args: promise,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Prêmio prometido' })).toBeVisible()
    await expect(canvas.getByText(/Falta depositar R\$ 1\.600,00/)).toBeVisible()
    await expect(canvas.getByText('60% do prometido')).toBeVisible()
  },
})

/** Guaranteed, promised, and of a championship of players that was cancelled. */
export const Examples = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <PrizePanel {...args}>24 h depois da final sem disputa aberta, o prêmio sai por Pix.</PrizePanel>
      <PrizePanel {...args} {...promise} />
      <PrizePanel
        promised={100_000}
        deposited={0}
        paid={0}
        teamSize={1}
        places={[{ place: 1, description: 'Campeão', amount: 100_000 }]}
        texts={{ promisedTitle: 'Prêmio devolvido' }}
        lines={[
          { kind: 'UNGUARANTEED', at: '2026-11-22T00:14:00.000Z', deposited: 0 },
          {
            kind: 'RETURNED',
            at: '2026-11-22T00:14:00.000Z',
            amount: 100_000,
            code: 'a41f',
            deposited: 0,
          },
        ]}
      />
    </div>
  ),
})

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    promised: 1_000_000_000,
    deposited: 1_000_000_000,
    paid: 1_000_000_000,
    places: [
      {
        place: 1024,
        description: 'Associação Atlética Acadêmica da Universidade Federal do Vale do Jequitinhonha',
        amount: 10_000_000,
      },
    ],
    lines: lines.map((line) => ({ ...line, amount: 1_000_000_000, deposited: 1_000_000_000 })),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

/** The winners have a part of it. */
export const Paid = meta.story({
  args: {
    paid: 48_000,
    lines: [
      { kind: 'PAID', at: '2026-12-14T19:00:00.000Z', amount: 48_000, code: '09af', deposited: 400_000 },
      ...lines,
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pago a um vencedor')).toBeVisible()
  },
})

/** The older lines are shown on demand. */
export const Interactions = meta.story({
  args: { lines: [...lines, ...lines] },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Ver todos os lançamentos' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getAllByText('Promessa publicada')).toHaveLength(2)
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
})
