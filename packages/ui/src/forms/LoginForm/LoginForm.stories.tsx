import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Panel } from '../../primitives/Panel/Panel.tsx'
import { formsSideBySide } from '../../stories/layout.ts'
import { AuthLayout } from '../AuthLayout/AuthLayout.tsx'
import type { LoginFormProps } from './LoginForm.tsx'
import { LoginForm } from './LoginForm.tsx'

interface Values {
  email: string
  password: string
}

const wrong = 'E-mail ou senha incorretos. Confira e tente de novo.'

/** Keeps the values like the app's form library; `check` validates a submit. */
function LiveLogin(
  props: Omit<LoginFormProps, 'fields'> & { initial?: Values; check?: (values: Values) => Partial<Values> },
) {
  const { initial = { email: '', password: '' }, check, onSubmit, ...rest } = props
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<Partial<Values>>({})
  const field = (key: keyof Values) => ({
    value: values[key],
    onChange: (value: string) => setValues({ ...values, [key]: value }),
    error: errors[key],
  })
  return (
    <LoginForm
      {...rest}
      fields={{ email: field('email'), password: field('password') }}
      onSubmit={() => {
        if (check) setErrors(check(values))
        return onSubmit()
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Forms/LoginForm',
  component: LiveLogin,
  args: { onSubmit: fn(), onProvider: fn() },
})

export const Default = meta.story({})

/** The password of an account that is known: the e-mail is not asked for. */
export const PasswordOnly = meta.story({
  render: (args) => (
    <LoginForm
      {...args}
      fields={{ password: { value: '', onChange: fn() } }}
      lead="Já existe uma conta com o e-mail ana.conceicao@exemplo.com.br. Digite a senha dela para ligar as duas e entrar."
      texts={{ title: 'Ligar à sua conta', submit: 'Ligar e entrar' }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('E-mail')).toBeNull()
  },
})

export const WithError = meta.story({
  args: { initial: { email: 'ana.conceicao@exemplo.com.br', password: 'errada-123' } },
  render: (args) => (
    <LoginForm
      {...args}
      fields={{
        email: { value: 'ana.conceicao@exemplo.com.br', onChange: fn() },
        password: { value: 'errada-123', onChange: fn(), error: wrong },
      }}
      providers={['GOOGLE', 'FACEBOOK', 'STEAM']}
    />
  ),
})

export const Submitting = meta.story({
  args: { submitting: true, initial: { email: 'ana@exemplo.com.br', password: 'segredo-2026' } },
})

export const FormFailed = meta.story({
  args: { error: 'Problema de conexão. Verifique sua internet.' },
})

export const Page = meta.story({
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <AuthLayout>
      <LoginForm
        {...args}
        fields={{
          email: { value: 'ana.conceicao@exemplo.com.br', onChange: fn() },
          password: { value: 'errada-123', onChange: fn(), error: wrong },
        }}
        providers={['GOOGLE', 'FACEBOOK', 'STEAM']}
        onPasskey={fn()}
      />
    </AuthLayout>
  ),
})

export const LongText = meta.story({
  args: {
    initial: {
      email: 'maximiliano.wanderley.de.albuquerque.cavalcanti@associacao-atletica-desportiva.exemplo.com.br',
      password: 'uma-senha-bem-comprida-que-passa-do-fim-do-campo-2026',
    },
    error:
      'Muitas tentativas a partir desta conexão: espere alguns minutos antes de tentar de novo ou recupere a senha por e-mail.',
    providers: ['GOOGLE', 'FACEBOOK', 'STEAM'],
    texts: {
      title: 'Entre para confirmar a inscrição da Associação Atlética de Pindamonhangaba',
      email: 'E-mail com que você se cadastrou ou recebeu o convite do time',
      recovery: 'Não lembro a senha ou ainda não criei uma para este e-mail',
      submit: 'Entrar e voltar para a inscrição do campeonato',
      or: 'ou continue com uma conta que você já tem',
      noAccount: 'Ainda não tem conta e recebeu um convite de um time?',
      register: 'Criar conta e responder ao convite',
    },
  },
})

/** The button beside the other accounts, and alone if none is set up. */
export const Passkey = meta.story({
  args: { onPasskey: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Entrar com chave de acesso' })
    const register = canvas.getByRole('link', { name: 'Criar conta' })
    await expect(button.compareDocumentPosition(register)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await userEvent.click(button)
    await expect(args.onPasskey).toHaveBeenCalledOnce()
  },
})

export const PasskeyPending = meta.story({
  args: { onPasskey: fn(), passkeyPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Aguardando a chave...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
})

/** The form with social log-in, and after registration. */
export const Examples = meta.story({
  render: (args) => (
    <div style={formsSideBySide}>
      <Panel>
        <LiveLogin {...args} providers={['GOOGLE', 'FACEBOOK', 'STEAM']} />
      </Panel>
      <Panel>
        <LiveLogin
          {...args}
          initial={{ email: 'ana.conceicao@exemplo.com.br', password: '' }}
          texts={{ title: 'Conta confirmada', submit: 'Entrar na minha conta' }}
        />
      </Panel>
    </div>
  ),
})

export const Interactions = meta.story({
  args: {
    check: ({ email, password }) => ({
      ...(email === '' ? { email: 'Campo obrigatório.' } : {}),
      ...(password === '' ? { password: 'Campo obrigatório.' } : {}),
    }),
  },
  play: async ({ canvas, userEvent, args, step }) => {
    const email = canvas.getByLabelText('E-mail')
    const password = canvas.getByLabelText('Senha')
    await step('Enter on an empty form moves to the first invalid field', async () => {
      await userEvent.click(password)
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(email).toHaveFocus())
      await expect(email).toHaveAccessibleDescription('Campo obrigatório.')
      await expect(email).toBeInvalid()
    })
    await step('with the e-mail typed, the password is next', async () => {
      await userEvent.keyboard('ana@exemplo.com.br{Enter}')
      await waitFor(() => expect(password).toHaveFocus())
    })
    await step('the eye shows the password without submitting', async () => {
      await userEvent.keyboard('segredo-2026')
      const submits = args.onSubmit.mock.calls.length
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(password).toHaveAttribute('type', 'text')
      await expect(canvas.getByRole('button', { name: 'Ocultar senha' })).toHaveFocus()
      await expect(args.onSubmit).toHaveBeenCalledTimes(submits)
    })
    await step('Enter in a field submits once', async () => {
      await userEvent.click(password)
      await userEvent.keyboard('{Enter}')
      await expect(args.onSubmit).toHaveBeenCalledTimes(3)
      await waitFor(() => expect(email).toBeValid())
    })
  },
})

let resolveSubmit: () => void = () => undefined

export const IgnoresSecondSubmit = meta.story({
  args: {
    onSubmit: fn(
      () =>
        new Promise<void>((resolve) => {
          resolveSubmit = resolve
        }),
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    const submit = canvas.getByRole('button', { name: 'Entrar' })
    await userEvent.dblClick(submit)
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    resolveSubmit()
    await waitFor(async () => {
      await userEvent.click(submit)
      await expect(args.onSubmit).toHaveBeenCalledTimes(2)
    })
    resolveSubmit()
  },
})
