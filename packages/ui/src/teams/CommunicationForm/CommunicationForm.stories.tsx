import { useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import type { CommunicationKind } from '../CommunicationList/communication.ts'
import {
  CommunicationForm,
  type CommunicationFields,
  type CommunicationFormProps,
} from './CommunicationForm.tsx'

const recipients = [
  { id: 'u-2', nick: 'brunocv' },
  { id: 'u-3', nick: 'caio.dev' },
]

const nothing = { value: '', onChange: fn() }
const fields: CommunicationFields = {
  kind: { value: 'INFO', onChange: fn() },
  recipientId: nothing,
  title: nothing,
  body: nothing,
}
const privately: readonly CommunicationKind[] = ['PRIVATE']

type Start = { kind?: CommunicationKind; title?: string; body?: string; errors?: Record<string, string> }

/** The form with fields that hold what is typed. */
function Writing({ start = {}, ...props }: Omit<CommunicationFormProps, 'fields'> & { start?: Start }) {
  const [kind, setKind] = useState<CommunicationKind>(start.kind ?? 'INFO')
  const [texts, setTexts] = useState({
    recipientId: '',
    title: start.title ?? '',
    body: start.body ?? '',
  })
  const field = (name: keyof typeof texts) => ({
    value: texts[name],
    onChange: (value: string) => setTexts((all) => ({ ...all, [name]: value })),
    error: start.errors?.[name],
  })
  return (
    <CommunicationForm
      {...props}
      fields={{
        kind: { value: kind, onChange: setKind },
        recipientId: field('recipientId'),
        title: field('title'),
        body: field('body'),
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Teams/CommunicationForm',
  component: CommunicationForm,
  args: {
    recipients,
    onSubmit: fn(),
    onCancel: fn(),
    fields,
  },
})

export const Default = meta.story({ render: (args) => <Writing {...args} /> })
export const Private = meta.story({ render: (args) => <Writing {...args} start={{ kind: 'PRIVATE' }} /> })
export const Phone = meta.story({
  render: (args) => <Writing {...args} start={{ kind: 'PRIVATE' }} />,
  globals: { viewport: { value: 'phone' } },
})
export const Submitting = meta.story({
  args: { submitting: true },
  render: (args) => <Writing {...args} start={{ title: 'Treino', body: 'Às 20h.' }} />,
})
export const Refused = meta.story({
  args: { error: 'Não foi possível enviar o comunicado.' },
  render: (args) => (
    <Writing {...args} start={{ title: 'Oi', errors: { title: 'Use ao menos 3 caracteres.' } }} />
  ),
})

/** The answer in a thread: nothing to choose. */
export const Examples = meta.story({
  args: { kinds: privately, recipients: recipients.slice(0, 1), texts: { submit: 'Responder' } },
  render: (args) => <Writing {...args} start={{ kind: 'PRIVATE', title: 'Re: Sobre a sua função' }} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Responder' })).toBeEnabled()
  },
})

export const Interactions = meta.story({
  render: (args) => <Writing {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const kind = canvas.getByRole('combobox', { name: 'Tipo' })
    kind.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('option', { name: 'Privado' }))
    await expect(await canvas.findByText('Só você e quem recebe podem ler.')).toBeVisible()
    await expect(await canvas.findByRole('combobox', { name: /Para/ })).toBeVisible()
    const title = canvas.getByRole('textbox', { name: /Título/ })
    await userEvent.type(title, 'Treino')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
})
