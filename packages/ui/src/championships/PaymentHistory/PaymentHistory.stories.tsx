import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { PaymentHistory } from './PaymentHistory.tsx'
import type { PaymentHistoryRecord } from './payment-history.ts'

const team = {
  id: 't',
  name: 'Pro Players BR',
  tag: 'PRO',
  primaryColor: '#7c3aed',
  secondaryColor: '#a1a1aa',
}

const records: readonly PaymentHistoryRecord[] = [
  {
    id: '1',
    championship: 'Taça Jangada 2026',
    team,
    amount: 10_000,
    status: 'PENDING',
    at: '2026-11-28T23:14:00.000Z',
    href: '/championships/payment/1',
  },
  {
    id: '2',
    championship: 'Copa Ipê',
    team,
    amount: 8000,
    status: 'PAID',
    at: '2026-11-19T20:00:00.000Z',
    href: '/championships/payment/2',
  },
  {
    id: '3',
    championship: 'Torneio Linha Verde',
    amount: 2000,
    status: 'REFUNDED',
    refundReason: 'CHAMPIONSHIP_CANCELLED',
    at: '2026-11-12T20:00:00.000Z',
    href: '/championships/payment/3',
  },
  {
    id: '4',
    championship: 'Copa Sertão',
    team,
    amount: 3000,
    status: 'PAID',
    late: true,
    payer: 'juamaral',
    at: '2026-10-14T20:00:00.000Z',
    href: '/championships/payment/4',
  },
  {
    id: '5',
    championship: 'Circuito Araucária',
    team,
    amount: 3000,
    status: 'EXPIRED',
    payer: null,
    at: '2026-10-02T20:00:00.000Z',
  },
]

const deposit: PaymentHistoryRecord = {
  id: '6',
  championship: 'Taça Jangada 2026',
  purpose: 'DEPOSIT',
  amount: 200_000,
  status: 'PAID',
  unwon: 20_000,
  at: '2026-11-05T13:07:00.000Z',
}

const sums = {
  paid: 11_000,
  paidCount: 2,
  waiting: 10_000,
  waitingCount: 1,
  returned: 2000,
  returnedCount: 1,
}

const meta = preview.meta({
  title: 'Championships/PaymentHistory',
  component: PaymentHistory,
  args: { records, sums },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading').map(({ textContent }) => textContent)
    await expect(headings).toEqual(['Novembro 2026', 'Outubro 2026'])
    await expect(canvas.getByRole('link', { name: 'Inscrição · Copa Ipê' })).toHaveAttribute(
      'href',
      '/championships/payment/2',
    )
    await expect(canvas.getByText(/o campeonato foi cancelado\./)).toBeVisible()
  },
})

const nothing = { paid: 0, paidCount: 0, waiting: 0, waitingCount: 0, returned: 0, returnedCount: 0 }

export const Empty = meta.story({ args: { records: [], sums: nothing } })

/** Money for prizes is of no team. */
export const Deposit = meta.story({
  args: { records: [deposit] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Depósito do prêmio · Taça Jangada 2026')).toBeVisible()
    await expect(canvas.getByText(/R\$\s200,00 voltam: ninguém ganhou/)).toBeVisible()
    await expect(canvas.queryByText('Time excluído')).not.toBeInTheDocument()
  },
})

/** Every state, and nothing. */
export const Examples = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <PaymentHistory {...args} onMore={fn()} />
      <PaymentHistory records={[]} sums={nothing} aria-label="Pagamentos do time" />
    </div>
  ),
})

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    records: records.map((record) => ({
      ...record,
      championship: 'Campeonato Brasileiro Universitário de Esportes Eletrônicos de Inverno',
      team: { ...team, name: 'Associação Atlética Acadêmica da Universidade do Vale' },
      amount: 10_000_000,
    })),
  },
})

/** Older payments are asked for. */
export const Interactions = meta.story({
  args: { onMore: fn() },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Mostrar mais' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onMore).toHaveBeenCalledOnce()
  },
})
