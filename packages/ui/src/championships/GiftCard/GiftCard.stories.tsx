import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { GiftCard } from './GiftCard.tsx'

const meta = preview.meta({
  title: 'Championships/GiftCard',
  component: GiftCard,
  args: {
    state: 'OFFERED' as const,
    amount: 10_000,
    championship: 'Taça Jangada 2026',
    sender: 'ana_bia',
    team: 'Boto Rosa',
    message: 'Vocês jogaram demais na Copa Ipê. Quero ver na Taça! Boa sorte, meninas.',
    expiresAt: '2026-12-02T20:14:00.000Z',
    onAccept: fn(),
    onDecline: fn(),
  },
})

export const Default = meta.story({})

/** The states that the team and the sender see of it. */
export const Examples = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <GiftCard {...args} />
      <GiftCard {...args} sender={undefined} onAccept={undefined} paymentHref="/championships/payment/1" />
      <GiftCard {...args} sender={null} message={undefined} state="ACCEPTED" />
      <GiftCard {...args} sender="bielpx" state="DECLINED" />
      <GiftCard {...args} sender="gipx" state="EXPIRED" message={undefined} />
      <GiftCard {...args} sender={undefined} team="Mangue Squad" state="WAITING" message={undefined} />
    </div>
  ),
})

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    amount: 10_000_000,
    message: 'á'.repeat(280),
    championship: 'Campeonato Brasileiro Universitário de Esportes Eletrônicos de Inverno',
  },
})

/** It is answered with the keyboard. */
export const Interactions = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Aceitar' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAccept).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onDecline).toHaveBeenCalledOnce()
  },
})
