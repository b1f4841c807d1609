import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { sideBySide } from '../../stories/layout.ts'
import { RegistrationPanel } from './RegistrationPanel.tsx'
import type { RegistrationState } from './registration-state.ts'

const now = new Date('2026-11-22T20:15:00.000Z')
const team = { name: 'Pro Players BR', tag: 'PPB' }
const closesAt = '2026-11-25T02:59:00.000Z'
const startsAt = '2026-12-06T17:00:00.000Z'

const ready: RegistrationState = { kind: 'ready', team, closesAt }
const registered = {
  kind: 'registered',
  team,
  canManage: true,
  registeredAt: '2026-11-21T15:00:00.000Z',
  seed: 5,
  checkInOpensAt: '2026-12-06T16:00:00.000Z',
  startsAt,
  calendarHref: 'data:text/calendar,',
} as const

/** The states in the order in which a team meets them. */
const states: readonly RegistrationState[] = [
  { kind: 'soon', opensAt: '2026-12-01T13:00:00.000Z', isFollowed: false },
  { kind: 'guest', closesAt, loginHref: '/auth', registerHref: '/register' },
  { kind: 'noTeam', game: 'VALORANT', createHref: '/teams/create', vacanciesHref: '/jobs' },
  ready,
  { kind: 'full', team },
  { kind: 'obstacle', team, obstacle: 'NOT_ENOUGH_MEMBERS', teamSize: 5, teamHref: '/team/PPB' },
  { kind: 'noRight', team, role: 'jogador', teamHref: '/team/PPB' },
  { kind: 'pendingPayment', team, canManage: true, payHref: '/championships/copa/checkout' },
  registered,
  { kind: 'waiting', team, place: 3, canManage: true },
  {
    kind: 'checkIn',
    team,
    canManage: true,
    isCheckedIn: false,
    checkedIn: 11,
    closesAt: '2026-11-22T20:33:42.000Z',
  },
  {
    kind: 'checkIn',
    team,
    canManage: false,
    isCheckedIn: true,
    checkedIn: 12,
    closesAt: '2026-11-22T20:33:42.000Z',
  },
  { kind: 'refused', team, reason: 'Dois jogadores do elenco estão suspensos.' },
  { kind: 'closed', startsAt },
  {
    kind: 'live',
    team,
    bracketHref: '/championships/table/1',
    next: { opponent: 'AUR', scheduledAt: '2026-11-22T23:00:00.000Z', roomHref: '/championships/match/1' },
  },
  {
    kind: 'finished',
    startedAt: startsAt,
    resultHref: '/championships/table/1',
    champion: { name: 'Fúria Serrana', tag: 'FSR' },
  },
  { kind: 'cancelled', reason: 'Faltaram times para fechar a chave.' },
  { kind: 'loading' },
]

const onRegister = fn()
const onWithdraw = fn()

const meta = preview.meta({
  title: 'Championships/RegistrationPanel',
  component: RegistrationPanel,
  args: {
    state: ready,
    teamsCount: 12,
    maxTeams: 16,
    entryFee: 2000,
    now,
    onRegister,
    onWithdraw,
    style: { maxWidth: 348 },
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Inscrições abertas' })).toHaveTextContent(
      'encerram em 2 dias',
    )
    await expect(canvas.getByText('R$ 20,00 por time')).toBeVisible()
  },
})

/** Players whom the team has named confirm their own place with one press. */
export const Unconfirmed = meta.story({
  args: {
    state: {
      ...registered,
      canManage: false,
      roster: { confirmed: ['ana_bia', 'bruno_onca', 'duda'], pending: ['caio', 'lu'], isOwnPending: true },
    },
    onConfirmPlace: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Falta confirmar: caio, lu.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmar minha vaga' }))
    await expect(args.onConfirmPlace).toHaveBeenCalledOnce()
  },
})

export const Examples = meta.story({
  render: (args) => (
    <div style={{ ...sideBySide, gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))', gap: 12 }}>
      {states.map((state, index) => (
        <RegistrationPanel
          key={index}
          {...args}
          state={state}
          // Several on one page are told apart.
          aria-labelledby={undefined}
          aria-label={`${index + 1}: ${state.kind}`}
          style={{ height: '100%' }}
        />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('fecha em 18:42')).toHaveLength(2)
    await expect(canvas.getByText('3º na lista de espera')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Pagar inscrição' })).toHaveAttribute(
      'href',
      '/championships/copa/checkout',
    )
    await expect(canvas.getByRole('link', { name: 'Abrir sala da partida' })).toHaveAttribute(
      'href',
      '/championships/match/1',
    )
    // A member who only plays sees the check-in, not its button.
    await expect(canvas.getAllByRole('button', { name: 'Fazer check-in' })).toHaveLength(1)
  },
})

/** A part of the fee is paid, and the place is kept for so long. */
export const PartlyPaid = meta.story({
  args: {
    state: {
      kind: 'pendingPayment',
      team,
      canManage: true,
      payHref: '/championships/copa/checkout',
      payUntil: '2026-11-22T20:44:00.000Z',
      paid: 800,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^vaga reservada até 22\/11\/2026/)).toBeVisible()
    await expect(canvas.getByText(/^R\$\s8,00 de R\$\s20,00$/)).toBeVisible()
  },
})

/** The place was lost, and what was paid goes back. */
export const NotPaidInTime = meta.story({
  args: { state: { ...ready, lost: 'REFUNDING' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/O que foi pago está voltando\.$/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Inscrever Pro Players BR' })).toBeVisible()
  },
})

/** A leader of several teams registers the next one from the same card. */
export const SecondTeam = meta.story({
  args: { state: { ...registered, another: { name: 'Pro Players Academy', tag: 'PPA' } } },
  play: async ({ canvas, userEvent }) => {
    onRegister.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Inscrever também Pro Players Academy' }))
    await expect(onRegister).toHaveBeenCalledOnce()
  },
})

/** The bar stays at the bottom edge of a phone with its button, and opens. */
export const Bar = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { bar: true, style: undefined },
  parameters: { visual: 'window' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Inscrever Pro Players BR' })).toBeVisible()
    await expect(canvas.getByText('Vagas')).not.toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar a inscrição' }))
    await expect(canvas.getByText('Vagas')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Recolher a inscrição' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
  },
})

export const LongText = meta.story({
  args: {
    state: {
      kind: 'refused',
      team: { name: 'Associação Atlética de Esportes Eletrônicos de Pindamonhangaba', tag: 'AAEEP' },
      reason:
        'O elenco tem um jogador que ainda não fez dezesseis anos e outro que joga por outro time. '.repeat(
          3,
        ),
    },
    style: { maxWidth: 280 },
  },
})

/** The button first, then what undoes it. */
export const Interactions = meta.story({
  args: { state: registered },
  play: async ({ canvas, userEvent }) => {
    onWithdraw.mockClear()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Pôr na agenda' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Retirar inscrição' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onWithdraw).toHaveBeenCalledOnce()
  },
})

/** A leader may take the team out of a championship that is being played. */
export const LeavingWhilePlaying = meta.story({
  args: { state: { kind: 'live', team, bracketHref: '/championships/table/1', canWithdraw: true } },
  play: async ({ canvas, userEvent }) => {
    onWithdraw.mockClear()
    await expect(canvas.getByText('sem partida marcada')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Desistir do campeonato' }))
    await expect(onWithdraw).toHaveBeenCalledOnce()
  },
})

/** Nothing is left to do once the team is out. */
export const OutWhilePlaying = meta.story({
  args: { state: { kind: 'live', team, bracketHref: '/championships/table/1', isOut: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('fora do campeonato')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Desistir do campeonato' })).toBeNull()
  },
})
