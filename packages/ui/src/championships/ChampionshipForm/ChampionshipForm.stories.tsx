import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import type { Field } from '../../forms/field.ts'
import {
  ChampionshipForm,
  type ChampionshipFormProps,
  type ChampionshipFormStep,
} from './ChampionshipForm.tsx'
import type { ChampionshipFormFields } from './championship-form-fields.ts'

type Values = { [Name in keyof ChampionshipFormFields]: ChampionshipFormFields[Name]['value'] }

const filled: Values = {
  name: 'Taça Jangada 2026',
  gameId: 'valorant',
  description: 'A taça aberta do Nordeste, em um fim de semana.',
  format: 'DOUBLE_ELIMINATION',
  bestOf: [1, 3, 5],
  bestOfGroups: '',
  bestOfGrandFinal: '7',
  grandFinal: 'RESET',
  hasThirdPlace: true,
  allowsDraws: false,
  groupCount: '4',
  qualifiersPerGroup: '2',
  playoffsFormat: 'SINGLE_ELIMINATION',
  playoffsTeams: '',
  swissRounds: '',
  tieBreaks: ['HEAD_TO_HEAD', 'GAME_DIFFERENCE', 'GAMES_WON'],
  winPoints: '1',
  participant: 'TEAM',
  teamSize: '5',
  maxSubstitutes: '2',
  rosterLock: 'CHECK_IN',
  minAge: '',
  minTeams: '4',
  maxTeams: '16',
  registrationOpensAt: '2026-11-20T12:00',
  registrationClosesAt: '2026-12-04T22:00',
  checkInOpensAt: '2026-12-06T13:00',
  startsAt: '2026-12-06T14:00',
  entryFee: '0',
  prizes: [{ place: 1, description: 'Troféu e camisetas', amount: '2400' }],
  rules: '## Atrasos\n\nQuem não está lá em **15 minutos** perde.',
}

type LiveProps = Omit<ChampionshipFormProps, 'fields' | 'games' | 'step'> & {
  /** Default 1. */
  shown?: ChampionshipFormStep | 'all'
  initial?: Partial<Values>
  errors?: Partial<Record<keyof Values, string>>
}

/** Keeps the values as the app's form library would; a championship without a name is refused. */
function LiveForm({ initial, errors: given = {}, shown = 1, onSubmit, ...rest }: LiveProps) {
  const [values, setValues] = useState({ ...filled, ...initial })
  const [errors, setErrors] = useState(given)
  const field = <Name extends keyof Values>(name: Name): Field<Values[Name]> => ({
    value: values[name],
    onChange: (value) => setValues((before) => ({ ...before, [name]: value })),
    error: errors[name],
  })
  const fields = {
    name: field('name'),
    gameId: field('gameId'),
    description: field('description'),
    format: field('format'),
    bestOf: field('bestOf'),
    bestOfGroups: field('bestOfGroups'),
    bestOfGrandFinal: field('bestOfGrandFinal'),
    grandFinal: field('grandFinal'),
    hasThirdPlace: field('hasThirdPlace'),
    allowsDraws: field('allowsDraws'),
    groupCount: field('groupCount'),
    qualifiersPerGroup: field('qualifiersPerGroup'),
    playoffsFormat: field('playoffsFormat'),
    playoffsTeams: field('playoffsTeams'),
    swissRounds: field('swissRounds'),
    tieBreaks: field('tieBreaks'),
    winPoints: field('winPoints'),
    teamSize: field('teamSize'),
    maxSubstitutes: field('maxSubstitutes'),
    rosterLock: field('rosterLock'),
    minAge: field('minAge'),
    minTeams: field('minTeams'),
    maxTeams: field('maxTeams'),
    registrationOpensAt: field('registrationOpensAt'),
    registrationClosesAt: field('registrationClosesAt'),
    checkInOpensAt: field('checkInOpensAt'),
    startsAt: field('startsAt'),
    entryFee: field('entryFee'),
    participant: field('participant'),
    prizes: field('prizes'),
    rules: field('rules'),
  }
  return (
    <ChampionshipForm
      {...rest}
      step={shown === 'all' ? undefined : shown}
      fields={fields}
      games={[
        { id: 'valorant', name: 'VALORANT' },
        { id: 'lol', name: 'League of Legends' },
      ]}
      onSubmit={() => {
        setErrors(values.name === '' ? { name: 'Nome obrigatório' } : {})
        return onSubmit()
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Championships/ChampionshipForm',
  component: LiveForm,
  args: { onSubmit: fn(), onCancel: fn() },
})

export const Default = meta.story({})

/** The form without steps, to edit a championship of groups, with what the server refuses. */
export const WithErrors = meta.story({
  args: {
    shown: 'all',
    initial: { format: 'GROUPS_THEN_PLAYOFFS' },
    errors: {
      minTeams: 'O mínimo não pode passar do máximo',
      startsAt: 'O início deve ser depois do check-in',
      prizes: 'A descrição do prêmio contém conteúdo inapropriado',
    },
    error: 'Não foi possível salvar o campeonato.',
  },
})

/** Swiss rounds whose first play on. */
export const SwissThenPlayOffs = meta.story({
  args: { initial: { format: 'SWISS_THEN_PLAYOFFS', playoffsTeams: '8' } },
})

/** The second step, where players take part without a team. */
export const ForPlayers = meta.story({
  args: { shown: 2, initial: { participant: 'PLAYER', teamSize: '1', maxSubstitutes: '0' } },
})

/** The second and the third step. */
export const Examples = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <LiveForm {...args} shown={2} />
      <LiveForm {...args} shown={3} texts={{ label: 'Campeonato, com regras' }} />
    </div>
  ),
})

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    shown: 'all',
    initial: {
      name: 'Grande Circuito Interestadual de Inverno das Universidades do Vale do Paraíba',
      description: 'Vários fins de semana. '.repeat(40),
    },
  },
})

/** Enter goes on; the first refused field gets the focus. Rounds and prizes are added and removed with the keyboard. */
export const Interactions = meta.story({
  args: { shown: 'all', initial: { name: '', prizes: [] } },
  play: async ({ canvas, userEvent, args }) => {
    const name = canvas.getByLabelText(/Nome do campeonato/)
    name.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toHaveAccessibleDescription(/Nome obrigatório/)
    await userEvent.keyboard('Taça{Enter}')
    await waitFor(() => expect(name).toBeValid())
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
    canvas.getByRole('button', { name: 'Remover a primeira linha' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByLabelText('Semifinais e antes')).toBeVisible()
    canvas.getByRole('button', { name: 'Adicionar prêmio' }).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.type(canvas.getByLabelText('1º lugar'), 'Troféu')
    await userEvent.tab()
    await userEvent.type(canvas.getByLabelText('Dinheiro do 1º (R$)'), '2400')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Remover o prêmio do 1º lugar' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByLabelText('1º lugar')).toBeNull()
    await userEvent.click(canvas.getByText('Pré-visualizar as regras'))
    await expect(canvas.getByText('15 minutos')).toBeVisible()
  },
})
