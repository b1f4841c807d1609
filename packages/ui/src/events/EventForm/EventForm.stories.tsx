import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Panel } from '../../primitives/Panel/Panel.tsx'
import type { EventContext } from '../event.ts'
import { EventForm, type EventFormFields, type EventFormProps } from './EventForm.tsx'

type TextKey = Exclude<keyof EventFormFields, 'context'>
type Values = Record<TextKey, string> & { context: EventContext | '' }

const written: Values = {
  context: 'community',
  title: 'Encontro de capitãs',
  description: 'Uma hora de conversa sobre agenda, convocação e treino.',
  startsAt: '2026-11-28T19:30',
  endsAt: '2026-11-28T20:30',
  place: 'Arena Maré',
  address: 'Rua do Sol, 210, Recife',
  link: 'https://meet.jit.si/encontro',
}

type LiveProps = Omit<EventFormProps, 'fields'> & {
  initial?: Values
  errors?: Partial<Record<TextKey, string>>
  isNew?: boolean
}

/** Keeps the values as the app's form library would. */
function LiveForm({ initial = written, errors = {}, isNew = true, ...rest }: LiveProps) {
  const [values, setValues] = useState(initial)
  const set = (change: Partial<Values>) => setValues((before) => ({ ...before, ...change }))
  const text = (key: TextKey) => ({
    value: values[key],
    onChange: (value: string) => set({ [key]: value }),
    error: errors[key],
  })
  return (
    <EventForm
      {...rest}
      fields={{
        ...(isNew && {
          context: { value: values.context, onChange: (context: EventContext | '') => set({ context }) },
        }),
        title: text('title'),
        description: text('description'),
        startsAt: text('startsAt'),
        endsAt: text('endsAt'),
        place: text('place'),
        address: text('address'),
        link: text('link'),
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Events/EventForm',
  component: LiveForm,
  subcomponents: { EventForm },
  args: { onSubmit: fn(), onCancel: fn() },
})

export const Default = meta.story({})

/** The context of an event stays. */
export const Existing = meta.story({
  args: { isNew: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox', { name: /^Tipo/ })).toBeNull()
  },
})

export const WithErrors = meta.story({
  args: {
    initial: { ...written, title: '', link: 'http://convoca' },
    errors: { title: 'Nome obrigatório', link: 'O link deve começar com https://' },
    error: 'Não foi possível salvar o evento.',
  },
})

export const Submitting = meta.story({ args: { submitting: true } })

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    initial: {
      ...written,
      title: 'Inconstitucionalissimamente '.repeat(3),
      description: 'Muito texto. '.repeat(80),
    },
    errors: {
      place:
        'O local passa de 120 caracteres: abrevie o nome e escreva o resto no endereço, que é mais longo.',
    },
  },
})

export const Examples = meta.story({
  render: (args) => (
    <Panel title="Novo evento">
      <LiveForm {...args} />
    </Panel>
  ),
})

export const Interactions = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: /^Nome/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
})
