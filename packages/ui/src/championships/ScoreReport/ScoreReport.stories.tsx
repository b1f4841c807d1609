import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { bracketTeams } from '../bracket.fixtures.ts'
import type { MatchTeam } from '../match.ts'
import { MatchCheckIn } from './MatchCheckIn.tsx'
import { MatchProofs } from './MatchProofs.tsx'
import { MatchReschedule } from './MatchReschedule.tsx'
import { MatchRuling } from './MatchRuling.tsx'
import { MatchTimeline } from './MatchTimeline.tsx'
import { MatchReports } from './MatchReports.tsx'
import { ScoreReport, type ScoreReportForm } from './ScoreReport.tsx'

function teamAt(index: number): MatchTeam {
  const team = bracketTeams[index]
  if (!team) throw new Error(`no team ${index}`)
  return team
}

const [home, away] = [teamAt(0), teamAt(1)]
const report = fn()
const form: ScoreReportForm = { kind: 'captain', side: 'home', onReport: report }
const call = fn()
const update = fn(() => Promise.resolve(true))
const addProof = fn()
const rule = fn(() => Promise.resolve(true))
const propose = fn(() => Promise.resolve(true))

const meta = preview.meta({
  title: 'Championships/ScoreReport',
  component: ScoreReport,
  subcomponents: { MatchCheckIn, MatchProofs, MatchReschedule, MatchRuling, MatchTimeline, MatchReports },
  args: {
    teams: { home, away },
    rules: { bestOf: 3 },
    reports: {},
    sealed: 'away' as const,
    form,
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Já informou')).toBeVisible()
    await expect(canvas.getByText(new RegExp(`O placar de ${away.name} aparece quando`))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Aceitar/ })).toBeNull()
    await expect(canvas.getByRole('spinbutton', { name: 'Pro Players BR' })).toHaveValue(0)
    await expect(canvas.getByText('Falta informar')).toBeVisible()
  },
})

/** The other parts of a match room, as the staff sees a dispute. */
export const Examples = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(300px, 1fr))' }}>
      <MatchReports
        teams={{ home, away }}
        reports={{ home: { home: 2, away: 1 }, away: { home: 1, away: 2 } }}
        isDisputed
      />
      <MatchRuling home={home} away={away} rules={{ bestOf: 3 }} onRule={rule} />
      <MatchCheckIn
        sides={[
          { team: home, isReady: true, players: [{ id: 'user-1', nick: 'ana_bia' }] },
          { team: away, isReady: false, players: [{ id: 'user-2', nick: 'cauerj', isSubstitute: true }] },
        ]}
        walkoverAt="2026-11-20T23:15:00.000Z"
        action={{ kind: 'open', onConfirm: fn() }}
      />
      <MatchTimeline
        entries={[
          { action: 'CHECKED_IN', actor: 'ana_bia', createdAt: '2026-11-20T22:40:00.000Z' },
          {
            action: 'REPORTED',
            actor: 'ana_bia',
            score: { home: 2, away: 1 },
            createdAt: '2026-11-21T00:24:00.000Z',
          },
          { action: 'DISPUTED', createdAt: '2026-11-21T00:27:00.000Z' },
          { action: 'DOUBLE_WALKOVER', createdAt: '2026-11-21T00:30:00.000Z' },
        ]}
      />
      <MatchReschedule
        state={{
          kind: 'other',
          team: away.name,
          scheduledAt: '2026-11-22T22:00:00.000Z',
          onAccept: fn(),
          onDecline: fn(),
        }}
        onPropose={propose}
      />
      <MatchProofs
        proofs={[{ id: 'proof-1', side: 'home', nick: 'ana_bia', createdAt: '2026-11-21T00:27:00.000Z' }]}
        teams={{ home, away }}
        renderPicture={(_proof, alt) => <img alt={alt} width={160} height={90} />}
        adding={{ count: 1, most: 5, onAdd: addProof }}
      />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    addProof.mockClear()
    rule.mockClear()
    propose.mockClear()
    await expect(canvas.getByText('Divergente')).toBeVisible()
    const picture = new File(['a'], 'placar.png', { type: 'image/png' })
    await userEvent.upload(canvas.getByLabelText('Imagem da prova'), picture)
    await expect(addProof).toHaveBeenCalledOnce()
    const ruling = within(canvas.getByRole('form', { name: 'Decisão da arbitragem' }))
    await userEvent.click(ruling.getByRole('button', { name: 'Decidir partida' }))
    await expect(ruling.getByText('Um dos times precisa ter vencido 2 jogos')).toBeVisible()
    await userEvent.type(ruling.getByRole('textbox', { name: 'Motivo' }), 'Visto na gravação.')
    const more = ruling.getByRole('button', { name: `Mais um jogo para ${home.name}` })
    await userEvent.click(more)
    await userEvent.click(more)
    // A game that the other side has won does not fit the score.
    const points = (team: string, game: number) =>
      ruling.getByRole('textbox', { name: `Pontos de ${team} no jogo ${game}` })
    for (const [game, ours, theirs] of [
      [1, '13', '9'],
      [2, '11', '13'],
    ] as const) {
      await userEvent.type(points(home.name, game), ours)
      await userEvent.type(points(away.name, game), theirs)
    }
    await userEvent.click(ruling.getByRole('button', { name: 'Decidir partida' }))
    await expect(ruling.getByText('Os pontos não batem com o placar da partida')).toBeVisible()
    await expect(rule).not.toHaveBeenCalled()
    await userEvent.type(points(home.name, 2), '{Backspace}5')
    await userEvent.click(ruling.getByRole('button', { name: 'Decidir partida' }))
    const decided = { home: 2, away: 0, isForfeit: false, reason: 'Visto na gravação.' }
    const games = [
      { map: undefined, home: 13, away: 9 },
      { map: undefined, home: 15, away: 13 },
    ]
    await expect(rule).toHaveBeenCalledWith({ ...decided, games })
    // It was taken: the next one has a reason of its own.
    await waitFor(() => expect(ruling.getByRole('textbox', { name: 'Motivo' })).toHaveValue(''))
    await userEvent.click(ruling.getByRole('switch', { name: 'W.O.' }))
    await expect(ruling.queryByRole('textbox', { name: /^Pontos de/ })).toBeNull()
    // Neither team came: the button says so before it is pressed.
    await userEvent.click(ruling.getByRole('button', { name: `Menos um jogo para ${home.name}` }))
    await userEvent.click(ruling.getByRole('button', { name: `Menos um jogo para ${home.name}` }))
    await userEvent.click(ruling.getByRole('button', { name: 'Dar W.O. aos dois times' }))
    await expect(rule).toHaveBeenLastCalledWith({ home: 0, away: 0, isForfeit: true, reason: '' })
    await waitFor(() => expect(ruling.getByRole('button', { name: 'Dar W.O. aos dois times' })).toBeEnabled())
    const time = within(canvas.getByRole('form', { name: 'Remarcar' }))
    await userEvent.click(time.getByRole('button', { name: 'Propor horário' }))
    await expect(time.getByText('Campo obrigatório')).toBeVisible()
    await userEvent.type(time.getByRole('textbox', { name: /Novo dia/ }), '24112026')
    await userEvent.type(time.getByRole('textbox', { name: /Novo horário/ }), '2030')
    await userEvent.click(time.getByRole('button', { name: 'Propor horário' }))
    await expect(propose).toHaveBeenCalledWith(new Date('2026-11-24T20:30').toISOString())
    await waitFor(() => expect(time.getByRole('textbox', { name: /Novo dia/ })).toHaveValue(''))
  },
})

export const LongText = meta.story({
  args: {
    teams: {
      home: { ...home, name: 'Associação Atlética Desportiva Eletrônica de Pindamonhangaba' },
      away,
    },
    form: {
      ...form,
      error: 'Não foi possível enviar o placar. Confira a conexão e tente de novo em instantes.',
    },
  },
})

/** Buttons and arrow keys change the score; what decides nothing, or is won by others, is not sent. */
export const Interactions = meta.story({
  play: async ({ canvas, userEvent }) => {
    report.mockClear()
    await userEvent.tab()
    await userEvent.keyboard('{Tab}')
    const score = canvas.getByRole('spinbutton', { name: home.name })
    await expect(score).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar 0 – 0' }))
    await expect(canvas.getByText('Um dos times precisa ter vencido 2 jogos')).toBeVisible()
    await expect(report).not.toHaveBeenCalled()
    await userEvent.clear(score)
    await userEvent.type(score, '2')
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar 2 – 0' }))
    await expect(report).toHaveBeenCalledWith({ home: 2, away: 0 })
    const points = (team: string, game: number) =>
      canvas.getByRole('textbox', { name: `Pontos de ${team} no jogo ${game}` })
    for (const [game, ours, theirs] of [
      [1, '13', '9'],
      [2, '11', '13'],
    ] as const) {
      await userEvent.type(points(home.name, game), ours)
      await userEvent.type(points(away.name, game), theirs)
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar 2 – 0' }))
    await expect(canvas.getByText('Os pontos não batem com o placar da partida')).toBeVisible()
    await expect(report).toHaveBeenCalledOnce()
  },
})

/** Once both have reported, each side may accept what the other one says, with its games. */
export const Accepting = meta.story({
  args: {
    reports: {
      home: { home: 2, away: 1 },
      away: {
        home: 1,
        away: 2,
        games: [
          { map: 'Bind', home: 13, away: 9 },
          { map: 'Haven', home: 11, away: 13 },
          { map: 'Ascent', home: 11, away: 13 },
        ],
      },
    },
    sealed: undefined,
    isDisputed: true,
  },
  play: async ({ canvas, userEvent }) => {
    report.mockClear()
    await expect(canvas.queryByText('Já informou')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Aceitar 1 – 2' }))
    const games = [
      { map: 'Bind', home: 13, away: 9 },
      { map: 'Haven', home: 11, away: 13 },
      { map: 'Ascent', home: 11, away: 13 },
    ]
    await expect(report).toHaveBeenLastCalledWith({ home: 1, away: 2, games })
  },
})

/** The score of the games so far is sent during a match; the one that decides it is the report. */
export const Playing = meta.story({
  args: {
    reports: {},
    sealed: undefined,
    running: { home: 1, away: 0, games: [{ map: 'Bind', home: 13, away: 9 }] },
    form: { ...form, onUpdate: update },
  },
  play: async ({ canvas, userEvent }) => {
    update.mockClear()
    report.mockClear()
    const more = (team: MatchTeam) => canvas.getByRole('button', { name: `Mais um jogo para ${team.name}` })
    await userEvent.click(more(away))
    await userEvent.type(canvas.getByRole('textbox', { name: `Pontos de ${home.name} no jogo 2` }), '11')
    await userEvent.click(canvas.getByRole('button', { name: 'Atualizar placar 1 – 1' }))
    await expect(canvas.getByText('Os pontos não batem com o placar da partida')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: `Pontos de ${away.name} no jogo 2` }), '13')
    await userEvent.click(canvas.getByRole('button', { name: 'Atualizar placar 1 – 1' }))
    const games = [
      { map: 'Bind', home: 13, away: 9 },
      { map: undefined, home: 11, away: 13 },
    ]
    await expect(update).toHaveBeenCalledWith({ home: 1, away: 1, games })
    // It was stored: the form has the given score again until something else is typed.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Atualizar placar 1 – 0' })).toBeVisible())
    await userEvent.click(more(home))
    await expect(canvas.getByRole('button', { name: 'Enviar 2 – 0' })).toBeVisible()
    await expect(report).not.toHaveBeenCalled()
  },
})

const disputed = {
  sealed: undefined,
  reports: { home: { home: 2, away: 1 }, away: { home: 1, away: 2 } },
  isDisputed: true,
  reportUntil: '2026-11-21T00:42:00.000Z',
  form: { ...form, onCallReferee: call },
}

/** Each side may report another score until the time is over. */
export const Disputed = meta.story({
  args: { ...disputed, now: new Date('2026-11-21T00:29:12.000Z') },
  tags: ['screenshot-phone'],
  play: async ({ canvas, userEvent }) => {
    call.mockClear()
    await expect(canvas.getByRole('timer')).toHaveTextContent('12:48')
    await expect(canvas.getByRole('button', { name: 'Reenviar 2 – 1' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Chamar o árbitro agora' }))
    await expect(call).toHaveBeenCalledOnce()
  },
})

/** Then it can only accept the other one's. */
export const TooLate = meta.story({
  args: { ...disputed, now: new Date('2026-11-21T00:42:00.000Z') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('timer')).toBeNull()
    await expect(canvas.queryByRole('button', { name: /Reenviar/ })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Aceitar 1 – 2' })).toBeVisible()
  },
})
