import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import type { Field } from '../field.ts'
import type { Gender } from '../RegisterForm/genders.ts'
import type { ProfileFormFields, ProfileFormProps } from './ProfileForm.tsx'
import { ProfileForm } from './ProfileForm.tsx'

type TextKey = Exclude<keyof ProfileFormFields, 'gender'>
type Values = Record<TextKey, string> & { gender: Gender | '' }

const ana: Values = {
  name: 'Ana Conceição',
  nick: 'ana_sp',
  phone: '(11) 98765-4321',
  gender: 'FEMALE',
  cpf: '529.982.247-25',
  about: 'Suporte desde 2019. Jogo de terça a quinta à noite.',
  birth: '24/02/1998',
}

type LiveProps = Omit<ProfileFormProps, 'fields'> & {
  initial?: Values
  errors?: Partial<Record<TextKey, string>>
}

/** Keeps the values as the app's form library would; an empty required field is refused. */
function LiveProfile({ initial = ana, errors: given = {}, onSubmit, ...rest }: LiveProps) {
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState(given)
  const text = (key: TextKey): Field => ({
    value: values[key],
    onChange: (value) => setValues((before) => ({ ...before, [key]: value })),
    error: errors[key],
  })
  const required = ['name', 'nick', 'phone', 'cpf'] as const
  return (
    <ProfileForm
      {...rest}
      fields={{
        name: text('name'),
        nick: text('nick'),
        phone: text('phone'),
        gender: {
          value: values.gender,
          onChange: (gender) => setValues((before) => ({ ...before, gender })),
        },
        cpf: text('cpf'),
        about: text('about'),
        birth: text('birth'),
      }}
      onSubmit={() => {
        const empty = required.filter((key) => values[key] === '')
        setErrors(Object.fromEntries(empty.map((key) => [key, 'Campo obrigatório'])))
        return onSubmit()
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Forms/ProfileForm',
  component: LiveProfile,
  args: { onSubmit: fn(), onCancel: fn() },
})

export const Default = meta.story({ tags: ['screenshot-dark'] })

export const WithErrors = meta.story({
  args: {
    initial: { ...ana, nick: 'ana sp', cpf: '' },
    errors: { nick: 'Use só letras, números, _ e -', cpf: 'Campo obrigatório' },
    error: 'Não foi possível salvar o perfil.',
  },
})

export const Submitting = meta.story({ args: { submitting: true } })

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    initial: {
      ...ana,
      name: 'Maria Inconstitucionalissimamente Albuquerque de Souza Conceição Pindamonhangaba',
      about: 'Jogo de tudo um pouco. '.repeat(30),
    },
    errors: {
      name: 'O nome passa de 60 caracteres: abrevie os sobrenomes do meio e mantenha o primeiro e o último.',
    },
    error:
      'Não foi possível salvar o perfil porque outra página desta conta salvou mudanças há pouco. Confira e salve de novo.',
  },
})

export const Interactions = meta.story({
  args: { initial: { ...ana, nick: '', phone: '' } },
  play: async ({ canvas, userEvent, args }) => {
    const nick = canvas.getByLabelText(/Nick/)
    const phone = canvas.getByLabelText(/Telefone/)
    await userEvent.click(canvas.getByLabelText(/Nome/))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(nick).toHaveFocus())
    await userEvent.keyboard('ana_nova')
    await userEvent.tab()
    await expect(phone).toHaveFocus()
    await userEvent.keyboard('11987654321')
    await expect(phone).toHaveValue('(11) 98765-4321')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(nick).toBeValid())
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
  },
})
