import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import type { Field } from '../field.ts'
import { FormError } from '../FormError/FormError.tsx'
import { MaskedField } from '../MaskedField/MaskedField.tsx'
import { PasswordField } from '../PasswordField/PasswordField.tsx'
import { SelectField } from '../SelectField/SelectField.tsx'
import { TextAreaField } from '../TextAreaField/TextAreaField.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { FormField } from './FormField.tsx'

const meta = preview.meta({
  title: 'Forms/FormField',
  component: FormField,
  args: { label: 'Nome do time', children: (control) => <input {...control} /> },
})

const column = { display: 'grid', gap: 20, maxWidth: 380 } as const
const still = (value: string, error?: string): Field => ({ value, onChange: fn(), error })

const roles = [
  { value: 'PLAYER', label: 'Jogador' },
  { value: 'COACH', label: 'Treinador' },
  { value: 'CAPTAIN', label: 'Capitão', disabled: true },
] as const

export const Default = meta.story({
  render: () => (
    <div style={column}>
      <TextField
        {...still('')}
        label="Nome do time"
        placeholder="Trovão Esports"
        hint="Pelo menos 3 letras"
        required
      />
      <PasswordField {...still('Trovao2026')} label="Senha" autoComplete="new-password" strength />
      <MaskedField {...still('')} label="CPF" mask="cpf" />
      <SelectField value="" onChange={fn()} label="Função" options={roles} />
      <TextAreaField {...still('Treinos de segunda a quinta.')} label="Descrição do Time" maxLength={200} />
    </div>
  ),
})

export const Errors = meta.story({
  render: () => (
    <div style={column}>
      <FormError>Não foi possível salvar. Confira os campos e tente de novo.</FormError>
      <TextField {...still('Os', 'Nome precisa de pelo menos 3 letras')} label="Nome do time" required />
      <PasswordField
        {...still('abc', 'Senha deve ter no mínimo 8 caracteres')}
        label="Senha"
        autoComplete="new-password"
        strength
      />
      <MaskedField {...still('529.982', 'CPF inválido')} label="CPF" mask="cpf" />
      <SelectField value="" onChange={fn()} error="Campo obrigatório" label="Função" options={roles} />
      <TextAreaField
        {...still('a'.repeat(44), 'Descrição longa demais')}
        label="Descrição"
        maxLength={40}
        rows={2}
      />
    </div>
  ),
})

export const DisabledAndLong = meta.story({
  render: () => (
    <div style={{ ...column, maxWidth: 240 }}>
      <TextField {...still('Trovão Esports')} label="Nome do time" disabled />
      <PasswordField {...still('segredo')} label="Senha" autoComplete="current-password" disabled />
      <SelectField value="PLAYER" onChange={fn()} label="Função" options={roles} disabled />
      <TextField
        {...still('', 'A descrição contém conteúdo inapropriado e precisa ser reescrita antes de continuar.')}
        label="Um rótulo bastante comprido que quebra em mais de uma linha sem empurrar o campo"
        hint="Uma dica igualmente comprida: use o nome com que o time joga nos campeonatos oficiais."
        required
      />
    </div>
  ),
})

function LiveMask() {
  const [cpf, setCpf] = useState('')
  return <MaskedField label="CPF" mask="cpf" value={cpf} onChange={setCpf} />
}

export const MaskKeyboard = meta.story({
  render: () => <LiveMask />,
  play: async ({ canvas, userEvent, step }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('CPF')
    await userEvent.click(input)
    await step('typing', async () => {
      await userEvent.keyboard('529982247')
      await expect(input).toHaveValue('529.982.247')
    })
    await step('a digit in the middle keeps the caret beside it', async () => {
      input.setSelectionRange(1, 1)
      await userEvent.keyboard('7')
      await expect(input).toHaveValue('572.998.224-7')
      await waitFor(() => expect(input.selectionStart).toBe(2))
    })
    await step('letters are refused and leave the caret alone', async () => {
      await userEvent.keyboard('x')
      await expect(input).toHaveValue('572.998.224-7')
      await waitFor(() => expect(input.selectionStart).toBe(2))
    })
    await step('Backspace on a separator takes the digit before it', async () => {
      input.setSelectionRange(4, 4)
      await userEvent.keyboard('{Backspace}')
      await expect(input).toHaveValue('579.982.247')
      await waitFor(() => expect(input.selectionStart).toBe(2))
    })
    await step('pasted text is masked', async () => {
      await userEvent.clear(input)
      await userEvent.paste('52998224725 ')
      await expect(input).toHaveValue('529.982.247-25')
    })
  },
})

function LiveArea() {
  const [text, setText] = useState('')
  return <TextAreaField label="Descrição" maxLength={30} value={text} onChange={setText} />
}

export const CounterAnnounces = meta.story({
  render: () => <LiveArea />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Descrição'))
    await userEvent.keyboard('a'.repeat(25))
    await expect(canvas.getByText('Restam 5 caracteres')).toBeInTheDocument()
    await userEvent.keyboard('a'.repeat(6))
    await expect(canvas.getByText('1 caractere a mais do que o permitido')).toBeInTheDocument()
  },
})
