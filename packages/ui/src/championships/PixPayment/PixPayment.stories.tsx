import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { PixPayment, type PixPaymentProps } from './PixPayment.tsx'

const now = new Date('2026-11-28T23:20:00.000Z')
const code =
  '00020126480014br.gov.bcb.pix0126pagamentos@convoca.example5204000053039865406100.005802BR5915CONVOCA ESPORTS6009SAO PAULO6229052501989d2e6a537c119a552f4f063045B8C'

/** Stands for the code; the app draws it. */
const qr = (
  <svg viewBox="0 0 21 21" role="img" aria-label="Código QR">
    <rect width="21" height="21" fill="#fff" />
    <path d="M1 1h7v7h-7zM13 1h7v7h-7zM1 13h7v7h-7zM10 10h3v3h-3zM15 15h2v4h-2z" fill="#000" />
  </svg>
)

const meta = preview.meta({
  title: 'Championships/PixPayment',
  component: PixPayment,
  args: {
    status: 'PENDING' as const,
    amount: 10_000,
    team: 'Pro Players BR',
    championship: 'Taça Jangada 2026',
    championshipHref: '/championships/taca-jangada-2026',
    code,
    qr,
    expiresAt: '2026-11-28T23:44:10.000Z',
    now,
    onCheck: fn(),
    onRenew: fn(),
  },
})

export const Default = meta.story({})

const paidAt = '2026-11-28T23:14:00.000Z'
const examples: readonly Partial<PixPaymentProps>[] = [
  {},
  { status: 'PAID', paidAt },
  { status: 'PAID', paidAt, what: 'Sua parte', amount: 2000, missing: 2 },
  { status: 'PAID', paidAt: '2026-11-28T23:47:00.000Z', late: true },
  { status: 'EXPIRED', onRenew: fn() },
  { status: 'CANCELLED' },
  { status: 'REFUNDING', refundReason: 'WITHDRAWN' },
  { status: 'REFUNDED', refundReason: 'CHAMPIONSHIP_CANCELLED', refundedAt: '2026-11-29T00:02:00.000Z' },
]

/** The states that follow a code. */
export const Examples = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {examples.map((example, index) => (
        <PixPayment
          key={index}
          {...args}
          onRenew={undefined}
          {...example}
          // Several on one page are told apart.
          aria-labelledby={undefined}
          aria-label={`${index + 1}: ${example.status ?? 'PENDING'}`}
        />
      ))}
    </div>
  ),
})

/** The clock is amber in the last five minutes, and red in the last one. */
export const LittleTime = meta.story({
  args: { now: new Date('2026-11-28T23:43:30.000Z') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:40')
    await expect(canvas.getByRole('timer').closest('[data-urgency]')).toHaveAttribute('data-urgency', 'last')
  },
})

export const Late = meta.story({ args: { status: 'LATE' } })

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    amount: 10_000_000,
    team: 'Associação Atlética Acadêmica da Universidade do Vale do Paraíba',
    championship: 'Campeonato Brasileiro Universitário de Esportes Eletrônicos de Inverno',
    code: code.repeat(3).slice(0, 512),
  },
})

/** The whole code is selected when it is reached, and the bank can be asked. */
export const Interactions = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Pix copia e cola' })
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await expect([field.selectionStart, field.selectionEnd, field.value]).toEqual([0, code.length, code])
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Copiar código' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCheck).toHaveBeenCalledOnce()
  },
})
