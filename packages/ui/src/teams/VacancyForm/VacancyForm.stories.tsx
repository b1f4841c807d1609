import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import type { Field } from '../../forms/field.ts'
import { tabTo } from '../../stories/keyboard.ts'
import { VacancyForm, type VacancyFormProps } from './VacancyForm.tsx'

type TextKey = 'title' | 'position' | 'numberOfVacancies' | 'minRanking' | 'description'
type Values = Record<TextKey, string>

const empty: Values = { title: '', position: '', numberOfVacancies: '1', minRanking: '0', description: '' }
const filled: Values = {
  title: 'Suporte com experiência',
  position: 'Suporte',
  numberOfVacancies: '2',
  minRanking: '1200',
  description: 'Treinos de segunda a quinta, das 20h às 23h.',
}

type LiveProps = Omit<VacancyFormProps, 'fields'> & {
  initial?: Values
  isOpen?: boolean
  errors?: Partial<Values>
}

/** Keeps the values as the app's form library would; an empty field is refused. */
function LiveVacancy(props: LiveProps) {
  const { initial = filled, isOpen = true, errors: given = {}, onSubmit, ...rest } = props
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState(given)
  const [isActive, setActive] = useState(isOpen)
  const text = (key: TextKey): Field => ({
    value: values[key],
    onChange: (value) => setValues((before) => ({ ...before, [key]: value })),
    error: errors[key],
  })
  return (
    <VacancyForm
      {...rest}
      fields={{
        title: text('title'),
        position: text('position'),
        numberOfVacancies: text('numberOfVacancies'),
        minRanking: text('minRanking'),
        description: text('description'),
        isActive: { value: isActive, onChange: setActive },
      }}
      onSubmit={() => {
        setErrors({
          ...(values.title === '' && { title: 'Título da vaga é obrigatório' }),
          ...(values.position === '' && { position: 'Posição é obrigatória' }),
        })
        return onSubmit()
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Teams/VacancyForm',
  component: LiveVacancy,
  args: { onSubmit: fn(), onCancel: fn() },
})

export const Default = meta.story({ tags: ['screenshot-dark'] })

export const WithErrors = meta.story({
  args: {
    initial: { ...empty, numberOfVacancies: '0' },
    errors: {
      title: 'Título da vaga é obrigatório',
      position: 'Posição é obrigatória',
      numberOfVacancies: 'Deve haver pelo menos 1 vaga',
      description: 'A descrição deve ter no mínimo 10 caracteres',
    },
    error: 'Não foi possível salvar a vaga.',
  },
})

export const Submitting = meta.story({ args: { submitting: true } })

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    initial: {
      ...filled,
      title: 'Jogador de entrada para a temporada inteira do circuito interestadual de inverno',
      position: 'Controlador-iniciador-e-comunicador do time',
      description: 'Treinos todos os dias, sem exceção. '.repeat(27),
    },
    error:
      'O time já tem cinquenta vagas abertas, que é o máximo permitido; feche uma delas antes de abrir outra.',
  },
})

/**
 * The keyboard goes through the form by Tab; Enter submits, the first refused field gets the focus; Space
 * switches.
 */
export const Interactions = meta.story({
  args: { initial: empty },
  play: async ({ canvas, userEvent, args }) => {
    const title = canvas.getByLabelText(/Título da vaga/)
    const inOrder = [
      title,
      ...[/Posição/, /Número de vagas/, /Ranking mínimo/].map((label) => canvas.getByLabelText(label)),
    ]
    for (const field of inOrder) {
      await userEvent.tab()
      await expect(field).toHaveFocus()
    }
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(title).toHaveFocus())
    await expect(title).toHaveAccessibleDescription('Título da vaga é obrigatório')
    await userEvent.keyboard('Capitã para a liga')
    await userEvent.tab()
    await userEvent.keyboard('Capitão{Enter}')
    await waitFor(() => expect(title).toBeValid())
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
    const open = canvas.getByRole('switch', { name: 'Vaga aberta' })
    await tabTo(open)
    await userEvent.keyboard(' ')
    await expect(open).not.toBeChecked()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Salvar vaga' })).toHaveFocus()
  },
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
