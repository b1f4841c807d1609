import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { fieldColumn } from '../../stories/layout.ts'
import type { Field } from '../field.ts'
import { FormError } from '../FormError/FormError.tsx'
import { MaskedField } from '../MaskedField/MaskedField.tsx'
import { PasswordField } from '../PasswordField/PasswordField.tsx'
import { SelectField } from '../SelectField/SelectField.tsx'
import { TextAreaField } from '../TextAreaField/TextAreaField.tsx'
import { useControlledField } from '../../stories/useControlledField.ts'
import { TextField } from '../TextField/TextField.tsx'
import { FormField, type FormFieldControl } from './FormField.tsx'

const meta = preview.meta({
  title: 'Forms/FormField',
  component: FormField,
  args: {
    label: 'Horas de treino por semana',
    hint: 'Contando partidas amistosas',
    aside: '12 h',
    children: slider,
  },
})

/** A control that the group does not have. */
function slider(control: FormFieldControl) {
  return (
    <input
      {...control}
      type="range"
      min={0}
      max={40}
      defaultValue={12}
      style={{ accentColor: 'var(--cv-accent)' }}
    />
  )
}

const still = (value: string, error?: string): Field => ({ value, onChange: fn(), error })

const roles = [
  { value: 'PLAYER', label: 'Jogador' },
  { value: 'COACH', label: 'Treinador' },
  { value: 'CAPTAIN', label: 'Capitão', disabled: true },
] as const

export const Default = meta.story({})

export const Required = meta.story({ args: { required: true } })

export const Invalid = meta.story({ args: { error: 'Combine pelo menos 4 horas por semana' } })

/** The complete fields: each is a FormField around its control. */
export const Examples = meta.story({
  render: () => (
    <div style={fieldColumn}>
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
    <div style={fieldColumn}>
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

export const Disabled = meta.story({
  render: () => (
    <div style={fieldColumn}>
      <TextField {...still('Trovão Esports')} label="Nome do time" disabled />
      <PasswordField {...still('segredo')} label="Senha" autoComplete="current-password" disabled />
      <SelectField value="PLAYER" onChange={fn()} label="Função" options={roles} disabled />
    </div>
  ),
})

export const LongText = meta.story({
  args: {
    label: 'Horas que o elenco inteiro reserva por semana para treinos, revisões e partidas amistosas',
    hint: 'Uma dica igualmente comprida: conte só as horas em que pelo menos cinco pessoas do elenco estão juntas.',
    aside: '12 h de 40 h',
    error: 'A descrição contém conteúdo inapropriado e precisa ser reescrita antes de continuar.',
    required: true,
  },
})

function LiveName() {
  const name = useControlledField({ value: '', onChange: fn() })
  const short = name.value.length < 3
  return (
    <TextField
      {...name}
      label="Nome do time"
      hint="Pelo menos 3 letras"
      error={short ? 'Nome precisa de pelo menos 3 letras' : undefined}
      required
    />
  )
}

/** The label leads to the control; error and hint describe it for as long as they are there. */
export const Interactions = meta.story({
  render: () => <LiveName />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Nome do time (obrigatório)' })
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await expect(input).toBeRequired()
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Pelo menos 3 letras Nome precisa de pelo menos 3 letras')
    await userEvent.keyboard('Tro')
    await expect(input).toBeValid()
    await expect(input).toHaveAccessibleDescription('Pelo menos 3 letras')
    // An empty live region that is not drawn is not in the accessibility tree: what fills it would not be announced.
    await expect(canvasElement.querySelector('[aria-live]')).toBeVisible()
    await userEvent.keyboard('{Backspace}')
    await expect(canvas.getByText('Nome precisa de pelo menos 3 letras')).toBeVisible()
  },
})
