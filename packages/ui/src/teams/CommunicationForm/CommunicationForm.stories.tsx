import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { waitForOptionFocus } from '../../stories/keyboard.ts'
import { Panel } from '../../primitives/Panel/Panel.tsx'
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
const toAll: readonly CommunicationKind[] = ['INFO', 'WARNING', 'URGENT']

interface Start {
  kind?: CommunicationKind
  recipientId?: string
  title?: string
  body?: string
  errors?: Record<string, string>
}

/** The form with stateful fields. */
function Writing({ start = {}, ...props }: Omit<CommunicationFormProps, 'fields'> & { start?: Start }) {
  const [kind, setKind] = useState<CommunicationKind>(start.kind ?? 'INFO')
  const [texts, setTexts] = useState({
    recipientId: start.recipientId ?? '',
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

export const LongText = meta.story({
  args: {
    recipients: [{ id: 'u-2', nick: 'hipopotomonstrosesquipedaliofobico_de_pindamonhangaba' }],
    error:
      'Não foi possível enviar o comunicado agora. Confira a sua conexão e tente outra vez em alguns minutos.',
    texts: {
      kinds: {
        INFO: 'Informação para o time inteiro',
        WARNING: 'Aviso para o time inteiro',
        URGENT: 'Urgente: precisa ser lido antes da próxima partida',
        PRIVATE: 'Privado',
      },
      hints: {
        INFO: '',
        WARNING: '',
        URGENT:
          'Vai para o time inteiro, com o maior destaque, e aparece também na tela inicial de cada membro.',
        PRIVATE: '',
      },
      cancel: 'Descartar o que foi escrito',
      submit: 'Enviar o comunicado para o time inteiro',
    },
  },
  render: (args) => (
    <Writing
      {...args}
      start={{
        kind: 'URGENT',
        title: 'Mudança de horário do treino por causa da manutenção da rede elétrica',
        body: 'Como a sede da associação fica sem luz das 18h às 23h, vamos treinar cada um da sua casa. '.repeat(
          5,
        ),
        errors: { body: 'A mensagem contém conteúdo inapropriado: "hipopotomonstrosesquipedaliofobia".' },
      }}
    />
  ),
})

/** Editing what the team has read, which cannot become private; and answering in a thread, where nothing is chosen. */
export const Examples = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Panel title="Editar comunicado">
        <Writing
          {...args}
          kinds={toAll}
          texts={{ label: 'Editar comunicado', submit: 'Salvar alterações' }}
          start={{
            kind: 'WARNING',
            title: 'Inscrição termina domingo',
            body: 'Confirmem os dados até sábado.',
          }}
        />
      </Panel>
      <Panel title="Responder a brunocv">
        <Writing
          {...args}
          kinds={privately}
          recipients={recipients.slice(0, 1)}
          texts={{ label: 'Responder a brunocv', submit: 'Responder' }}
          start={{ kind: 'PRIVATE', title: 'Re: Sobre a sua função' }}
        />
      </Panel>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('combobox')).toHaveLength(1)
    await expect(canvas.getByRole('button', { name: 'Responder' })).toBeEnabled()
  },
})

export const Interactions = meta.story({
  render: (args) => <Writing {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    const kind = canvas.getByRole('combobox', { name: 'Tipo' })
    await expect(kind).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitForOptionFocus()
    await userEvent.keyboard('{End}{Enter}')
    await expect(await canvas.findByText('Só você e quem recebe podem ler.')).toBeVisible()
    await waitFor(() => expect(kind).toHaveFocus())
    await userEvent.tab()
    const recipient = canvas.getByRole('combobox', { name: /Para/ })
    await expect(recipient).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitForOptionFocus()
    await userEvent.keyboard('{End}{Enter}')
    await waitFor(() => expect(recipient).toHaveTextContent('caio.dev'))
    await waitFor(() => expect(recipient).toHaveFocus())
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: /Título/ })).toHaveFocus()
    await userEvent.keyboard('Treino')
    await userEvent.tab()
    const body = canvas.getByRole('textbox', { name: /Mensagem/ })
    await userEvent.keyboard('Às 20h.{Enter}Até lá.')
    await expect(body).toHaveValue('Às 20h.\nAté lá.')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Cancelar' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Enviar' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
  },
})
