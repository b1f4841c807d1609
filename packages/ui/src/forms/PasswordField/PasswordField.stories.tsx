import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { fieldColumn } from '../../stories/layout.ts'
import { useControlledField } from '../../stories/useControlledField.ts'
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx'

const submitted = fn()

/** The owner of the field, in a form that Enter sends. */
function LivePassword(props: PasswordFieldProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submitted()
      }}
    >
      <PasswordField {...props} {...useControlledField(props)} />
    </form>
  )
}

const meta = preview.meta({
  title: 'Forms/PasswordField',
  component: PasswordField,
  args: { label: 'Senha', autoComplete: 'current-password' as const, value: '', onChange: fn() },
})

export const Default = meta.story({})

export const Filled = meta.story({ args: { value: 'convoca-demo-2026' } })
export const WithError = meta.story({
  args: { value: '123', error: 'A senha deve ter pelo menos 8 caracteres' },
})
export const Disabled = meta.story({ args: { value: 'convoca-demo-2026', disabled: true } })

/** The strengths from weak to strong: as text, not by colour alone. */
export const Strength = meta.story({
  render: (args) => (
    <div style={fieldColumn}>
      {['senha', 'tempestade', 'Trovao2026', 'Trovão do Sul 2026!'].map((value) => (
        <PasswordField key={value} {...args} value={value} autoComplete="new-password" strength />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const strength of ['fraca', 'razoável', 'boa', 'forte'])
      await expect(canvas.getByText(`Força da senha: ${strength}`)).toBeVisible()
  },
})

export const LongText = meta.story({
  args: {
    label: 'Nova senha para entrar na plataforma e confirmar as inscrições pagas do seu time',
    value: 'uma-senha-bem-comprida-que-passa-do-fim-do-campo-2026',
    autoComplete: 'new-password',
    strength: true,
    required: true,
    hint: 'Pelo menos 8 caracteres; uma frase de que você se lembre é melhor do que símbolos que você esquece.',
    error: 'A senha já apareceu em vazamentos conhecidos e não pode ser usada. Escolha outra, só sua.',
    texts: { strengths: { 0: '', 1: 'fraca', 2: 'razoável', 3: 'boa', 4: 'extraordinariamente forte' } },
  },
})

export const Examples = meta.story({
  render: () => (
    <div style={fieldColumn}>
      <PasswordField
        label="Senha atual"
        autoComplete="current-password"
        value="convoca-demo-2026"
        onChange={fn()}
      />
      <PasswordField
        label="Nova senha"
        hint="Pelo menos 8 caracteres"
        autoComplete="new-password"
        strength
        value="Trovao2026"
        onChange={fn()}
      />
      <PasswordField
        label="Confirmar nova senha"
        autoComplete="new-password"
        value="Trovao2025"
        onChange={fn()}
        error="As senhas devem ser iguais"
      />
    </div>
  ),
})

export const Interactions = meta.story({
  args: { autoComplete: 'new-password', strength: true },
  render: (args) => <LivePassword {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    submitted.mockClear()
    const password = canvas.getByLabelText('Senha')
    await step('what is typed stays hidden and is judged', async () => {
      await userEvent.tab()
      await expect(password).toHaveFocus()
      await userEvent.keyboard('Trovao2026')
      await expect(password).toHaveAttribute('type', 'password')
      await expect(canvas.getByText('Força da senha: boa')).toBeVisible()
    })
    await step('the eye is the next stop; Enter and Space show and hide', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Mostrar senha' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(password).toHaveAttribute('type', 'text')
      await expect(canvas.getByRole('button', { name: 'Ocultar senha' })).toHaveFocus()
      await userEvent.keyboard(' ')
      await expect(password).toHaveAttribute('type', 'password')
      await expect(submitted).not.toHaveBeenCalled()
    })
    await step('Enter in the field sends the form', async () => {
      await userEvent.tab({ shift: true })
      await expect(password).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(submitted).toHaveBeenCalledOnce()
      await expect(password).toHaveValue('Trovao2026')
    })
  },
})
