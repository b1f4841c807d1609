import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Panel } from '../../primitives/Panel/Panel.tsx'
import { AuthLayout } from '../AuthLayout/AuthLayout.tsx'
import type { RecoveryFormProps } from './RecoveryForm.tsx'
import { RecoveryForm } from './RecoveryForm.tsx'

/** Keeps the e-mail as the app's form library would; an empty value is an error. */
function LiveRecovery({ onSubmit, ...rest }: Omit<RecoveryFormProps, 'fields'>) {
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()
  const [sent, setSent] = useState(false)
  return (
    <RecoveryForm
      sent={sent}
      {...rest}
      fields={{ email: { value: email, onChange: setEmail, error } }}
      onSubmit={() => {
        setError(email === '' ? 'Campo obrigatório.' : undefined)
        setSent(email !== '')
        return onSubmit()
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Forms/RecoveryForm',
  component: LiveRecovery,
  args: { onSubmit: fn() },
})

export const Default = meta.story({})

export const Sent = meta.story({ args: { sent: true } })

export const Submitting = meta.story({ args: { submitting: true } })

export const FormFailed = meta.story({
  args: { error: 'Problema de conexão. Verifique sua internet.' },
})

/** The form from a link that is no longer good. */
export const Examples = meta.story({
  render: (args) => (
    <Panel>
      <LiveRecovery {...args} error="Este link expirou." />
    </Panel>
  ),
})

export const Page = meta.story({
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <AuthLayout>
      <LiveRecovery {...args} />
    </AuthLayout>
  ),
})

export const Interactions = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const email = canvas.getByLabelText('E-mail')
    await userEvent.tab()
    await expect(email).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(email).toHaveAccessibleDescription('Campo obrigatório.'))
    await expect(email).toHaveFocus()
    await userEvent.keyboard('ana@exemplo.com.br{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/enviado com sucesso/))
  },
})
