import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { EntryShares } from './EntryShares.tsx'
import type { EntryShare } from './entry-shares.ts'

const shares: readonly EntryShare[] = [
  { id: '1', nick: 'riquesmp', amount: 2000, status: 'PAID', paidAt: '2026-11-28T22:58:00.000Z' },
  { id: '2', nick: 'oliprado', amount: 2000, status: 'PAID', paidAt: '2026-11-28T23:01:00.000Z' },
  {
    id: '3',
    nick: 'davisq',
    amount: 2000,
    status: 'PAID',
    payer: 'riquesmp',
    paidAt: '2026-11-28T23:03:00.000Z',
  },
  { id: '4', nick: 'ana_bia', amount: 2000, status: 'PENDING', isOwn: true },
  { id: '5', nick: 'juamaral', amount: 2000, status: 'OPEN', isMinor: true, canPay: true },
]

const meta = preview.meta({
  title: 'Championships/EntryShares',
  component: EntryShares,
  args: {
    shares,
    payUntil: '2026-11-28T23:44:00.000Z',
    restAmount: 4000,
    onPay: fn(),
    onPayRest: fn(),
    onRemind: fn(),
    onExtend: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story({})

const all = (change: Partial<EntryShare>): EntryShare[] =>
  shares.map((share) => ({ ...share, canPay: false, isMinor: false, ...change }))

/** Nobody has paid, all have, and the money is back. */
export const Examples = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <EntryShares
        {...args}
        onExtend={undefined}
        restAmount={10_000}
        shares={shares.map((share) => ({
          ...share,
          status: 'OPEN',
          canPay: true,
          paidAt: undefined,
          payer: undefined,
        }))}
        aria-labelledby={undefined}
        aria-label="1"
      />
      <EntryShares
        shares={all({ status: 'PAID', paidAt: '2026-11-28T23:03:00.000Z' })}
        onPay={args.onPay}
        aria-labelledby={undefined}
        aria-label="2"
      />
      <EntryShares
        shares={all({ status: 'REFUNDED' })}
        onPay={args.onPay}
        aria-labelledby={undefined}
        aria-label="3"
      />
    </div>
  ),
})

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    restAmount: 10_000_000,
    shares: shares.map((share) => ({
      ...share,
      amount: 10_000_000,
      nick: `${share.nick}_`.repeat(2).slice(0, 20),
    })),
  },
})

/** A missing player is paid for by name, and everything is reached with the keyboard. */
export const Interactions = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: '3 de 5 pagaram' })).toBeVisible()
    await expect(canvas.getByText('Menor de 18: outra pessoa paga')).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Pagar por ele: juamaral' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPay).toHaveBeenCalledWith(expect.objectContaining({ nick: 'juamaral' }))
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemind).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: /Pagar R\$\s40,00/ }))
    await expect(args.onPayRest).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Pedir mais 30 minutos' }))
    await expect(args.onExtend).toHaveBeenCalledOnce()
  },
})
