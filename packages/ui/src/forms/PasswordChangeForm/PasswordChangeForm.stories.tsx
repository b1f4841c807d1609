import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import type { Field } from '../field.ts'
import type { PasswordChangeFormFields, PasswordChangeFormProps } from './PasswordChangeForm.tsx'
import { PasswordChangeForm } from './PasswordChangeForm.tsx'

type Values = Record<keyof PasswordChangeFormFields, string>

const empty: Values = { currentPassword: '', password: '', passwordConfirm: '' }

type LiveProps = Omit<PasswordChangeFormProps, 'fields'> & { initial?: Values; errors?: Partial<Values> }

/** Keeps the values as the app's form library would; an empty field is refused. */
function LivePasswordChange({ initial = empty, errors: given = {}, onSubmit, ...rest }: LiveProps) {
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState(given)
  const field = (key: keyof Values): Field => ({
    value: values[key],
    onChange: (value) => setValues((before) => ({ ...before, [key]: value })),
    error: errors[key],
  })
  return (
    <PasswordChangeForm
      {...rest}
      fields={{
        currentPassword: field('currentPassword'),
        password: field('password'),
        passwordConfirm: field('passwordConfirm'),
      }}
      onSubmit={() => {
        const missing = (Object.keys(values) as (keyof Values)[]).filter((key) => values[key] === '')
        setErrors(Object.fromEntries(missing.map((key) => [key, 'Campo obrigatório'])))
        return onSubmit()
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Forms/PasswordChangeForm',
  component: LivePasswordChange,
  args: { onSubmit: fn() },
})

export const Default = meta.story({ tags: ['screenshot-dark'] })

export const WithErrors = meta.story({
  args: {
    errors: { currentPassword: 'A senha atual está errada.', passwordConfirm: 'As senhas devem ser iguais' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Senha atual/)).toHaveAccessibleDescription(
      'A senha atual está errada.',
    )
  },
})

export const Submitting = meta.story({
  args: { submitting: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Salvando...' })).toHaveAttribute('aria-busy', 'true')
  },
})

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    onCancel: fn(),
    error:
      'Não foi possível alterar a senha porque outra página desta conta acaba de fazer isso. Confira e tente de novo.',
  },
})

export const Interactions = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const current = canvas.getByLabelText(/^Senha atual/)
    await userEvent.tab()
    await expect(current).toHaveFocus()
    await userEvent.keyboard('segredo{Enter}')
    const password = canvas.getByLabelText(/^Nova senha/)
    await waitFor(() => expect(password).toHaveFocus())
    await userEvent.keyboard('capivara-no-telhado')
    await userEvent.click(canvas.getByLabelText(/^Confirmar nova senha/))
    await userEvent.keyboard('capivara-no-telhado{Enter}')
    await waitFor(() => expect(password).toBeValid())
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
  },
})
