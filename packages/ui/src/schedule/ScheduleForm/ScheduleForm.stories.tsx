import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { waitForNoLayer } from '../../../../../.storybook/layers.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { Panel } from '../../primitives/Panel/Panel.tsx'
import type { ScheduleType } from '../schedule.ts'
import { ScheduleForm, type ScheduleFormFields } from './ScheduleForm.tsx'

const members = [
  { id: '1', nick: 'ana_sp', name: 'Ana Conceição' },
  { id: '2', nick: 'bruno_onca', name: 'Bruno Ávila' },
  { id: '3', nick: 'maju', name: 'Maria Júlia Reis' },
]
const suggestions = [
  {
    label: 'ter., 24/11, 20:00–22:00',
    detail: '5 de 5',
    startsAt: '2026-11-24T20:00',
    endsAt: '2026-11-24T22:00',
  },
  {
    label: 'sáb., 28/11, 14:00–17:00',
    detail: '4 de 5',
    startsAt: '2026-11-28T14:00',
    endsAt: '2026-11-28T17:00',
  },
]

const empty = {
  title: '',
  description: '',
  type: '' as ScheduleType | '',
  startsAt: '',
  endsAt: '',
  location: '',
  url: '',
  weekly: false,
  memberIds: [] as readonly string[],
}
type Values = typeof empty
type Errors = Partial<Record<keyof Values, string>>

const unused = { value: '', onChange: () => {} }
const noFields: ScheduleFormFields = {
  title: unused,
  description: unused,
  type: { value: '', onChange: () => {} },
  startsAt: unused,
  endsAt: unused,
  location: unused,
  url: unused,
  weekly: { value: false, onChange: () => {} },
  memberIds: { value: [], onChange: () => {} },
}

function useFields(start: Values, errors: Errors): ScheduleFormFields {
  const [values, setValues] = useState(start)
  const field = <K extends keyof Values>(key: K) => ({
    value: values[key],
    onChange: (value: Values[K]) => setValues((before) => ({ ...before, [key]: value })),
    error: errors[key],
  })
  return {
    title: field('title'),
    description: field('description'),
    type: field('type'),
    startsAt: field('startsAt'),
    endsAt: field('endsAt'),
    location: field('location'),
    url: field('url'),
    weekly: field('weekly'),
    memberIds: field('memberIds'),
  }
}

const meta = preview.meta({
  title: 'Schedule/ScheduleForm',
  component: ScheduleForm,
  args: { fields: noFields, members, suggestions, onSubmit: fn(), onCancel: fn() },
  render: function Filled(args, { parameters }) {
    const fields = useFields({ ...empty, ...parameters['values'] }, parameters['errors'] ?? {})
    return <ScheduleForm {...args} fields={fields} />
  },
})

export const Default = meta.story({})

export const Filled = meta.story({
  parameters: {
    values: {
      title: 'Treino tático',
      type: 'TRAINING',
      startsAt: '2026-11-24T20:00',
      endsAt: '2026-11-24T22:00',
      location: 'Discord, sala Treino',
      url: 'https://discord.example/trv',
      weekly: true,
      memberIds: ['1', '3'],
    },
  },
})

export const Invalid = meta.story({
  parameters: {
    errors: {
      title: 'Título obrigatório',
      endsAt: 'O fim deve ser depois do início',
      url: 'O link deve começar com https://',
      memberIds: 'Um dos convidados não está mais no time',
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar evento' }))
    await expect(canvas.getByRole('textbox', { name: /Título/ })).toHaveFocus()
  },
})

export const NoMembers = meta.story({ args: { members: [], suggestions: [] } })

export const Submitting = meta.story({ args: { submitting: true } })

export const Failed = meta.story({
  args: { error: 'Não foi possível salvar o evento.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Não foi possível salvar o evento.')
  },
})

/** A match away, without repetition, in a panel: what an organiser fills in for the next round. */
export const Examples = meta.story({
  args: { suggestions: [] },
  parameters: {
    values: {
      title: 'Quartas de final da Copa Ipê',
      description: 'Chegar 30 minutos antes para a conferência das contas.',
      type: 'MATCH',
      startsAt: '2026-11-28T16:30',
      endsAt: '2026-11-28T19:00',
      location: 'Arena Convoca, São Paulo',
      memberIds: ['1', '2', '3'],
    },
  },
  decorators: [
    (Story) => (
      <Panel title="Editar evento" style={{ maxWidth: 720 }}>
        <Story />
      </Panel>
    ),
  ],
})

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    members: [
      {
        id: '1',
        nick: 'hipopotomonstrosesquipedaliofobico_de_pindamonhangaba',
        name: 'Maximiliano Wanderley de Albuquerque Cavalcanti',
      },
    ],
    suggestions: suggestions.map((suggestion) => ({
      ...suggestion,
      label: `Próxima ${suggestion.label}, depois da aula`,
      detail: '5 das 5 pessoas do elenco principal',
    })),
    error: 'Não foi possível salvar o evento: o servidor do campeonato não respondeu a tempo.',
  },
  parameters: {
    values: { title: 'Revisão das demos da semana com análise de posicionamento de cada mapa' },
    errors: { title: 'Já existe um evento com este título no mesmo dia: escolha outro título' },
  },
})

interface Canvas {
  getByRole: (role: string, options: { name: RegExp }) => HTMLElement
}

async function expectMoments(canvas: Canvas, start: [string, string], end: [string, string]) {
  const names = [/Começa em/, /Hora de início/, /Termina em/, /Hora de término/]
  for (const [place, text] of [...start, ...end].entries())
    await expect(canvas.getByRole('textbox', { name: names[place]! })).toHaveValue(text)
}

export const Interactions = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    await step('what is typed, and a kind by the arrows', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('textbox', { name: /Título/ })).toHaveFocus()
      await userEvent.keyboard('Quartas')
      await userEvent.tab()
      const type = canvas.getByRole('combobox', { name: /Tipo/ })
      await expect(type).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(screen.getByRole('option', { name: 'Treino' })).toHaveFocus())
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
      await waitFor(() => expect(type).toHaveTextContent('Partida'))
      await waitFor(() => expect(type).toHaveFocus())
    })
    await step('Space repeats it, and takes a suggested time', async () => {
      await userEvent.tab()
      await userEvent.keyboard(' ')
      await expect(canvas.getByRole('checkbox', { name: 'Repete toda semana' })).toBeChecked()
      await userEvent.tab()
      await userEvent.keyboard(' ')
      await expect(canvas.getByRole('button', { name: /^ter\., 24\/11/ })).toHaveFocus()
      await expectMoments(canvas, ['24/11/2026', '20:00'], ['24/11/2026', '22:00'])
    })
    await step('a day by the keys of the calendar; the end follows', async () => {
      canvas.getByRole('textbox', { name: /Começa em/ }).focus()
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Começa em: escolher o dia' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      const chosen = await screen.findByRole('button', { name: /^terça-feira, 24 de novembro/ })
      await waitFor(() => expect(chosen).toHaveFocus())
      await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}')
      await waitForNoLayer()
      const day = canvas.getByRole('button', { name: 'Começa em: escolher o dia' })
      await waitFor(() => expect(day).toHaveFocus())
      await expectMoments(canvas, ['02/12/2026', '20:00'], ['02/12/2026', '22:00'])
    })
    await step('a time typed by its hour, and one from the list', async () => {
      const time = canvas.getByRole('textbox', { name: /Hora de início/ })
      await userEvent.clear(time)
      await userEvent.type(time, '9')
      await userEvent.tab()
      await expectMoments(canvas, ['02/12/2026', '09:00'], ['02/12/2026', '11:00'])
      await expect(canvas.getByRole('combobox', { name: 'Hora de início: escolher o horário' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(screen.getByRole('option', { name: '09:00' })).toHaveFocus())
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await waitFor(() => expect(time).toHaveValue('09:30'))
      await expectMoments(canvas, ['02/12/2026', '09:30'], ['02/12/2026', '11:30'])
    })
    await step('everybody but one is invited', async () => {
      canvas.getByRole('textbox', { name: /Descrição/ }).focus()
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Convidar todos' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await userEvent.tab()
      await userEvent.keyboard(' ')
      await expect(canvas.getByRole('checkbox', { name: /ana_sp/ })).not.toBeChecked()
      await expect(canvas.getByText('2 de 3')).toBeVisible()
    })
    await step('Enter in a line submits; the way out is at the end', async () => {
      canvas.getByRole('textbox', { name: 'Local' }).focus()
      await userEvent.keyboard('Arena{Enter}')
      await expect(args.onSubmit).toHaveBeenCalledOnce()
      canvas.getByRole('button', { name: 'Cancelar' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onCancel).toHaveBeenCalledOnce()
    })
  },
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
