import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { NewPasswordLayout } from '../NewPasswordLayout/NewPasswordLayout.tsx'
import type { NewPasswordFormProps } from './NewPasswordForm.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'

interface Values {
  password: string
  passwordConfirm: string
}

function check({ password, passwordConfirm }: Values): Partial<Values> {
  if (password.length < 8) return { password: 'Senha deve ter no mínimo 8 caracteres' }
  return password === passwordConfirm ? {} : { passwordConfirm: 'As senhas devem ser iguais' }
}

/** Keeps the values as the app's form library would. */
function LiveNewPassword({ onSubmit, ...rest }: Omit<NewPasswordFormProps, 'fields'>) {
  const [values, setValues] = useState<Values>({ password: '', passwordConfirm: '' })
  const [errors, setErrors] = useState<Partial<Values>>({})
  const field = (key: keyof Values) => ({
    value: values[key],
    onChange: (value: string) => setValues((before) => ({ ...before, [key]: value })),
    error: errors[key],
  })
  return (
    <NewPasswordForm
      {...rest}
      fields={{ password: field('password'), passwordConfirm: field('passwordConfirm') }}
      onSubmit={() => {
        setErrors(check(values))
        return onSubmit()
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Forms/NewPasswordForm',
  component: LiveNewPassword,
  args: { onSubmit: fn(), email: 'ana@exemplo.com.br' },
})

export const Default = meta.story({ tags: ['screenshot-dark'] })

export const Submitting = meta.story({ args: { submitting: true } })

export const FormFailed = meta.story({
  args: { error: 'Este link expirou. Peça um novo e-mail de recuperação.' },
})

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    error:
      'Este link já foi usado ou expirou há mais de trinta minutos. Peça um novo e-mail de recuperação e abra o link mais recente.',
  },
})

export const Page = meta.story({
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <NewPasswordLayout style={{ minHeight: '36rem' }}>
      <LiveNewPassword {...args} />
    </NewPasswordLayout>
  ),
})

export const Interactions = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const password = canvas.getByLabelText('Senha')
    const confirm = canvas.getByLabelText('Confirmar Senha')
    await step('a short password gets the focus and says so', async () => {
      await userEvent.click(confirm)
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(password).toHaveFocus())
      await expect(password).toHaveAccessibleDescription(/no mínimo 8 caracteres/)
    })
    await step('a different confirmation is reported under its own field', async () => {
      await userEvent.keyboard('trovão-do-sul{Enter}')
      await waitFor(() => expect(confirm).toHaveFocus())
      await expect(confirm).toHaveAccessibleDescription('As senhas devem ser iguais')
    })
    await step('equal passwords pass', async () => {
      await userEvent.keyboard('trovão-do-sul{Enter}')
      await waitFor(() => expect(confirm).toBeValid())
      await expect(args.onSubmit).toHaveBeenCalledTimes(3)
    })
    await step('the way back is a link', async () => {
      await expect(canvas.getByRole('link', { name: 'VOLTAR AO LOGIN' })).toHaveAttribute('href', '/auth')
    })
  },
})
