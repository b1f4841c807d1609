import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Panel } from '../../primitives/Panel/Panel.tsx'
import { AuthLayout } from '../AuthLayout/AuthLayout.tsx'
import type { Field } from '../field.ts'
import type { Gender } from './genders.ts'
import type { RegisterFormProps } from './RegisterForm.tsx'
import { RegisterForm } from './RegisterForm.tsx'

type Values = Record<Exclude<keyof RegisterFormProps['fields'], 'gender'>, string> & { gender: Gender | '' }
type Errors = Partial<Record<keyof Values, string>>

const empty: Values = {
  name: '',
  nick: '',
  email: '',
  cpf: '',
  phone: '',
  gender: 'NOT_INFORMED',
  birth: '',
  password: '',
  passwordConfirm: '',
}

const filled: Values = {
  name: 'Ana Conceição de Souza Albuquerque',
  nick: 'ana_sp',
  email: 'ana.conceicao@exemplo.com.br',
  cpf: '529.982.247-25',
  phone: '(11) 98765-4321',
  gender: 'FEMALE',
  birth: '24/02/1998',
  password: 'Trovão do Sul 2026',
  passwordConfirm: 'Trovão do Sul 2026',
}

type LiveProps = Omit<RegisterFormProps, 'fields'> & {
  initial?: Values
  errors?: Errors
  check?: (values: Values) => Errors
}

/** Keeps the values as the app's form library would. */
function LiveRegister({ initial = empty, errors: given = {}, check, onSubmit, ...rest }: LiveProps) {
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState(given)
  const text = (key: Exclude<keyof Values, 'gender'>): Field => ({
    value: values[key],
    onChange: (value) => setValues((before) => ({ ...before, [key]: value })),
    error: errors[key],
  })
  return (
    <RegisterForm
      {...rest}
      fields={{
        name: text('name'),
        nick: text('nick'),
        email: text('email'),
        cpf: text('cpf'),
        phone: text('phone'),
        birth: text('birth'),
        password: text('password'),
        passwordConfirm: text('passwordConfirm'),
        gender: {
          value: values.gender,
          onChange: (gender) => setValues((before) => ({ ...before, gender })),
          error: errors.gender,
        },
      }}
      onSubmit={() => {
        if (check) setErrors(check(values))
        return onSubmit()
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Forms/RegisterForm',
  component: LiveRegister,
  args: { onSubmit: fn() },
})

export const Default = meta.story({})

/** The form after a first social log-in. */
export const WithoutPassword = meta.story({
  args: {
    texts: {
      title: 'Complete o seu cadastro',
      lead: 'Falta pouco: sem estes dados a conta ainda não existe.',
      submit: 'Criar conta',
    },
  },
  render: (args) => (
    <RegisterForm
      {...args}
      fields={{
        name: { value: filled.name, onChange: fn() },
        nick: { value: '', onChange: fn() },
        email: { value: filled.email, onChange: fn() },
        cpf: { value: '', onChange: fn() },
        phone: { value: '', onChange: fn() },
        birth: { value: '', onChange: fn() },
        gender: { value: 'NOT_INFORMED', onChange: fn() },
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText(/Senha/)).toBeNull()
  },
})

export const WithErrors = meta.story({
  args: {
    initial: { ...filled, password: 'curta', passwordConfirm: 'outra' },
    errors: {
      nick: 'Este nick já está em uso. Escolha outro.',
      cpf: 'CPF inválido',
      password: 'Senha deve ter no mínimo 8 caracteres',
      passwordConfirm: 'As senhas devem ser iguais',
    },
  },
})

export const Submitting = meta.story({ args: { initial: filled, submitting: true } })

export const Page = meta.story({
  parameters: { layout: 'fullscreen' },
  args: { initial: filled },
  render: (args) => (
    <AuthLayout wide>
      <LiveRegister {...args} />
    </AuthLayout>
  ),
})

export const FormFailed = meta.story({
  args: { initial: filled, error: 'Problema de conexão. Verifique sua internet.' },
})

export const LongText = meta.story({
  args: {
    initial: {
      ...filled,
      name: 'Maximiliano Wanderley de Albuquerque Cavalcanti de Orleans e Bragança Filho',
      email: 'maximiliano.wanderley.de.albuquerque.cavalcanti@associacao-atletica-desportiva.exemplo.com.br',
    },
    errors: {
      email: 'Este e-mail já tem uma conta. Entre com ele ou recupere a senha, se não se lembra dela.',
      birth: 'É preciso ter pelo menos 13 anos; com menos de 18, peça a autorização de um responsável.',
    },
    error:
      'Não foi possível criar a conta: o servidor está recebendo inscrições demais. O que você preencheu continua aqui.',
    texts: {
      title: 'Crie sua conta para responder ao convite da Associação Atlética de Pindamonhangaba',
      lead: 'Preencha todos os campos como estão no seu documento: eles são conferidos antes de cada campeonato oficial.',
      nickHint: 'De 3 a 20 letras, números, _ ou -; é assim que os outros jogadores encontram você',
      passwordConfirm: 'Confirme a senha, escrevendo outra vez a mesma frase',
      submit: 'Criar conta e responder ao convite do time',
      genders: {
        MALE: 'Masculino',
        FEMALE: 'Feminino, como consta no documento apresentado',
        OTHER: 'Outro',
        NOT_INFORMED: 'Prefiro não informar',
      },
    },
  },
})

/** The form is as wide as its place: one column or two. */
export const Examples = meta.story({
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24, alignItems: 'start', maxWidth: 1040 }}>
      <Panel style={{ flex: '1 1 600px' }}>
        <LiveRegister {...args} />
      </Panel>
      <Panel style={{ flex: '0 1 360px' }}>
        <LiveRegister
          {...args}
          initial={{ ...empty, name: 'Bruno Ávila', email: 'bruno@exemplo.com.br' }}
          texts={{
            title: 'Aceitar convite',
            lead: 'Trovão Esports espera por você.',
            submit: 'Criar conta e entrar',
          }}
        />
      </Panel>
    </div>
  ),
})

export const Interactions = meta.story({
  args: {
    check: ({ nick }) => (nick === 'ana_sp' ? { nick: 'Este nick já está em uso. Escolha outro.' } : {}),
  },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('everything is typed from the first field by Tab', async () => {
      await userEvent.tab()
      await userEvent.keyboard('Ana Conceição')
      await userEvent.tab()
      await userEvent.keyboard('ana_sp')
      await userEvent.tab()
      await userEvent.keyboard('ana@exemplo.com.br')
      await userEvent.tab()
      await userEvent.keyboard('52998224725')
      await expect(canvas.getByLabelText(/^CPF/)).toHaveValue('529.982.247-25')
      await userEvent.tab()
      await userEvent.keyboard('11987654321')
      await expect(canvas.getByLabelText(/^Telefone/)).toHaveValue('(11) 98765-4321')
      await userEvent.tab()
    })
    await step('the gender is chosen with the arrows', async () => {
      await userEvent.keyboard('{Enter}')
      const female = await screen.findByRole('option', { name: 'Feminino' })
      await userEvent.keyboard('{Home}')
      await waitFor(() => expect(female).toHaveFocus())
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(canvas.getByRole('combobox', { name: /^Gênero/ })).toHaveFocus())
      await expect(canvas.getByRole('combobox', { name: /^Gênero/ })).toHaveTextContent('Feminino')
      await userEvent.tab()
    })
    await step('birth and passwords', async () => {
      await userEvent.keyboard('24021998')
      await expect(canvas.getByLabelText(/^Data de nascimento/)).toHaveValue('24/02/1998')
      await userEvent.tab()
      await userEvent.keyboard('Trovao2026')
      await expect(canvas.getByText('Força da senha: boa')).toBeVisible()
      await userEvent.tab()
      await userEvent.tab()
      await userEvent.keyboard('Trovao2026{Enter}')
    })
    await step('the nick taken gets the focus', async () => {
      const nick = canvas.getByLabelText(/^Nick/)
      await expect(args.onSubmit).toHaveBeenCalledOnce()
      await waitFor(() => expect(nick).toHaveFocus())
      await expect(nick).toHaveAccessibleDescription(/já está em uso/)
    })
  },
})
