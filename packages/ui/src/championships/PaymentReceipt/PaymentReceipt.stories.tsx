import { expect, fn, spyOn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { PaymentReceipt } from './PaymentReceipt.tsx'

const meta = preview.meta({
  title: 'Championships/PaymentReceipt',
  component: PaymentReceipt,
  args: {
    number: '01989d2e-6a53-7c11-9a55-2f4f0c9d0f01',
    amount: 10_000,
    championship: 'Taça Jangada 2026',
    team: 'Pro Players BR',
    payer: 'ana_bia',
    paidAt: '2026-11-27T23:14:00.000Z',
  },
})

export const Default = meta.story({})

export const Refunded = meta.story({
  args: { refundReason: 'WITHDRAWN' as const, refundedAt: '2026-11-28T12:00:00.000Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reembolsado pelo mesmo Pix')).toBeVisible()
  },
})

/** The receipts of a payment that was kept, and of one that went back. */
export const Examples = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <PaymentReceipt {...args} />
      <PaymentReceipt
        {...args}
        refundReason="CHAMPIONSHIP_CANCELLED"
        aria-labelledby={undefined}
        aria-label="Reembolso"
      />
    </div>
  ),
})

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    amount: 10_000_000,
    team: 'AssociaçãoAtléticaAcadêmicaDaUniversidadeDoVale',
    championship: 'Campeonato Brasileiro Universitário de Esportes Eletrônicos de Inverno',
  },
})

/** The page is printed, which the browser asks about. */
export const Interactions = meta.story({
  play: async ({ canvas, userEvent }) => {
    const print = spyOn(globalThis, 'print').mockImplementation(fn())
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Imprimir' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(print).toHaveBeenCalledOnce()
    print.mockRestore()
  },
})
