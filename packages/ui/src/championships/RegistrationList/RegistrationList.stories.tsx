import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { RegistrationList, type RegistrationRow } from './RegistrationList.tsx'

const base = {
  seed: null,
  isCheckedIn: false,
  players: ['ana_sp', 'bia', 'caio', 'duda', 'enzo'],
  canAccept: false,
  canReject: true,
}

const first: RegistrationRow = {
  ...base,
  id: '1',
  team: { id: '1', name: 'Trovão Esports', tag: 'TRV' },
  state: 'CONFIRMED',
  seed: 1,
  isCheckedIn: true,
}

const registrations: readonly RegistrationRow[] = [
  first,
  {
    ...base,
    id: '2',
    team: { id: '2', name: 'Lobos da Serra', tag: 'LOB' },
    state: 'WAITING',
    canAccept: true,
  },
  {
    ...base,
    id: '3',
    team: { id: '3', name: 'Raio Azul', tag: 'RAIO' },
    state: 'REJECTED',
    reason: 'O elenco não é do jogo.',
    canReject: false,
  },
]

const meta = preview.meta({
  title: 'Championships/RegistrationList',
  component: RegistrationList,
  args: {
    registrations,
    onAccept: fn(),
    onCheckIn: fn(),
    onReject: fn(),
    onDisqualify: fn(),
    onReinstate: fn(),
  },
})

export const Default = meta.story()

/** The list while a decision is saved. */
export const Examples = meta.story({
  args: { savingIds: ['2'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Aceitar Lobos da Serra' })).toBeDisabled()
  },
})

const payment = { amount: 10_000, paid: 0, returned: 0 }
const withPayments = (
  [
    { ...payment, status: 'UNPAID', payUntil: '2026-12-02T20:14:00.000Z' },
    { ...payment, status: 'PARTLY_PAID', paid: 6000, payUntil: '2026-12-02T20:44:00.000Z' },
    { ...payment, status: 'PAID', paid: 10_000 },
    { ...payment, status: 'WAIVED', paid: 4000 },
    { ...payment, status: 'EXPIRED' },
    { ...payment, status: 'REFUNDING', returned: 10_000 },
    { ...payment, status: 'REFUNDED', returned: 2000 },
  ] as const
).map((paid, index): RegistrationRow => {
  const isOut = paid.status === 'EXPIRED' || paid.status.startsWith('REFUND')
  const isPending = paid.status === 'UNPAID' || paid.status === 'PARTLY_PAID'
  return {
    ...base,
    id: `${index}`,
    team: { id: `${index}`, name: `Time ${index}`, tag: `T${index}` },
    state: isOut ? 'WITHDRAWN' : isPending ? 'PENDING_PAYMENT' : 'CONFIRMED',
    canReject: !isOut,
    payment: paid,
  }
})

/** The entries have a fee. */
export const Payments = meta.story({
  args: { registrations: withPayments },
  play: async ({ canvas }) => {
    const [, part, , , , refunding] = canvas.getAllByRole('listitem')
    await expect(part).toHaveTextContent('Pago em parte')
    await expect(part).toHaveTextContent(/R\$\s60,00 de R\$\s100,00/)
    await expect(refunding).toHaveTextContent(/devolvido: R\$\s100,00/)
  },
})

/** The pressed button keeps the focus while it is saved, and its row has it after that. */
export const Accepting = meta.story({
  render: function Deciding(args) {
    const [rows, setRows] = useState(args.registrations)
    const [savingIds, setSavingIds] = useState<readonly string[]>([])
    return (
      <>
        <RegistrationList
          {...args}
          registrations={rows}
          savingIds={savingIds}
          onAccept={({ id }) => setSavingIds([id])}
        />
        <button
          type="button"
          onClick={() => {
            setSavingIds([])
            setRows((before) =>
              before.map((row) => (row.id === '2' ? { ...row, state: 'CONFIRMED', canAccept: false } : row)),
            )
          }}
        >
          Salvo
        </button>
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const accept = canvas.getByRole('button', { name: 'Aceitar Lobos da Serra' })
    accept.focus()
    await userEvent.keyboard('{Enter}')
    await expect(accept).toHaveAttribute('aria-busy', 'true')
    await expect(accept).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Recusar Lobos da Serra' })).toBeDisabled()
    // The button that saves it takes no focus.
    canvas.getByRole('button', { name: 'Salvo' }).click()
    await waitFor(() => expect(canvas.getAllByRole('listitem')[1]).toHaveFocus())
  },
})

/** Organisers check a team in that cannot do so, while the check-in is open. */
export const CheckIn = meta.story({
  args: {
    registrations: [
      { ...first, isCheckedIn: false, canCheckIn: true },
      { ...first, id: '2', team: { id: '2', name: 'Raio Azul', tag: 'RAIO' } },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('button', { name: /Fazer check-in/ })).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Fazer check-in de Trovão Esports' }))
    await expect(args.onCheckIn).toHaveBeenCalledOnce()
  },
})

/** Once it has begun, a team can only be disqualified, and that taken back. */
export const Begun = meta.story({
  args: {
    registrations: [
      { ...first, canReject: false, canDisqualify: true },
      {
        ...base,
        id: '2',
        team: { id: '2', name: 'Lobos da Serra', tag: 'LOB' },
        state: 'CONFIRMED',
        departure: 'DISQUALIFIED',
        canReinstate: true,
        reason: 'Uso de programa proibido.',
        canReject: false,
      },
      {
        ...base,
        id: '3',
        team: { id: '3', name: 'Maré Alta', tag: 'MAR' },
        state: 'CONFIRMED',
        departure: 'WITHDRAWN',
        canReinstate: true,
        reason: 'O time desistiu do campeonato.',
        canReject: false,
      },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Desclassificado')).toBeVisible()
    await expect(canvas.getByText('Desistiu')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Desfazer a desistência de Maré Alta' })).toBeVisible()
    await expect(canvas.getAllByRole('button')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Desclassificar Trovão Esports' }))
    await expect(args.onDisqualify).toHaveBeenCalledOnce()
    await userEvent.click(
      canvas.getByRole('button', { name: 'Desfazer a desclassificação de Lobos da Serra' }),
    )
    await expect(args.onReinstate).toHaveBeenCalledOnce()
  },
})

export const LongText = meta.story({
  args: {
    registrations: [
      {
        ...base,
        id: '1',
        team: {
          id: '1',
          name: 'Associação Atlética Acadêmica da Universidade do Vale do Paraíba',
          tag: 'UNIVA',
        },
        state: 'PENDING_PAYMENT',
        canAccept: true,
        reason: 'Aguardamos o comprovante, que ainda não chegou. '.repeat(5).trim(),
        players: Array.from({ length: 15 }, (_, index) => `jogador_da_universidade_${index}`),
      },
    ],
  },
})

export const Interactions = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Recusar Trovão Esports' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onReject).toHaveBeenCalledWith(first)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAccept).toHaveBeenCalledWith(registrations[1])
  },
})
