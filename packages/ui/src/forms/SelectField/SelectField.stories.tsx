import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { waitForOptionFocus } from '../../stories/keyboard.ts'
import { fieldColumn } from '../../stories/layout.ts'
import { useControlledField } from '../../stories/useControlledField.ts'
import { SelectField, type SelectFieldProps } from './SelectField.tsx'

const games = [
  { value: 'lol', label: 'League of Legends' },
  { value: 'cs2', label: 'Counter-Strike 2' },
  { value: 'valorant', label: 'Valorant' },
  { value: 'dota2', label: 'Dota 2', disabled: true },
] as const

const roles = [
  { value: 'PLAYER', label: 'Jogador' },
  { value: 'COACH', label: 'Treinador' },
  { value: 'CAPTAIN', label: 'Capitão', disabled: true },
] as const

function LiveSelect(props: SelectFieldProps<string>) {
  return <SelectField {...props} {...useControlledField(props)} />
}

const meta = preview.meta({
  title: 'Forms/SelectField',
  component: LiveSelect,
  args: { label: 'Jogo do Time', value: '', onChange: fn(), options: games },
})

export const Default = meta.story({})

export const Chosen = meta.story({ args: { value: 'cs2' } })
export const WithError = meta.story({ args: { error: 'Selecione um jogo' } })
export const Disabled = meta.story({ args: { value: 'cs2', disabled: true } })

export const Open = meta.story({
  parameters: { visual: 'page' },
  args: { value: 'cs2' },
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitForOptionFocus()
    await expect(screen.getByRole('option', { name: 'Counter-Strike 2' })).toHaveFocus()
    await expect(screen.getByRole('option', { name: 'Dota 2' })).toHaveAttribute('aria-disabled', 'true')
  },
})

const long = [
  {
    value: 'long',
    label: 'Campeonato Brasileiro Universitário de Esportes Eletrônicos, Terceira Divisão, Região Sudeste',
  },
  {
    value: 'other',
    label: 'Copa Inconstitucionalissimamente Pneumoultramicroscopicossilicovulcanoconiótica',
  },
] as const

/** The value is truncated in the field and shown in full in the list. */
export const LongText = meta.story({
  parameters: { visual: 'page' },
  args: {
    label: 'Campeonato em que o time joga nesta temporada, como está no regulamento publicado',
    options: long,
    value: 'long',
    hint: 'Só aparecem os campeonatos com inscrições abertas para a região e o jogo do time.',
    error: 'As inscrições deste campeonato terminaram enquanto você preenchia o formulário. Escolha outro.',
    required: true,
  },
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitForOptionFocus()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

/** The open list closes when the window is resized, so that this is mounted on a phone. */
export const LongTextOnPhone = LongText.extend({ globals: { viewport: { value: 'phone' } } })

export const Examples = meta.story({
  render: () => (
    <div style={fieldColumn}>
      <SelectField label="Função" options={roles} value="PLAYER" onChange={fn()} />
      <SelectField
        label="Tempo de jogo"
        hint="Conta desde a primeira partida ranqueada"
        placeholder="Há quanto tempo?"
        options={[
          { value: 'YEAR', label: 'Até um ano' },
          { value: 'MORE', label: 'Mais de um ano' },
        ]}
        value=""
        onChange={fn()}
      />
      <SelectField
        label="Jogo do Time"
        options={games}
        value=""
        onChange={fn()}
        error="Selecione um jogo"
        required
      />
    </div>
  ),
})

export const Interactions = meta.story({
  args: { onBlur: fn() },
  play: async ({ canvas, userEvent, args, step }) => {
    const box = canvas.getByRole('combobox', { name: 'Jogo do Time' })
    const option = (name: string) => screen.findByRole('option', { name })
    await step('Escape closes without a choice', async () => {
      await userEvent.tab()
      await expect(box).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      const first = await option('League of Legends')
      await waitFor(() => expect(first).toHaveFocus())
      await userEvent.keyboard('{ArrowDown}{Escape}')
      await waitFor(() => expect(box).toHaveFocus())
      await expect(args.onChange).not.toHaveBeenCalled()
      await expect(box).toHaveTextContent('Selecione')
    })
    await step('arrows move, past what cannot be chosen', async () => {
      await userEvent.keyboard('{ArrowDown}')
      const first = await option('League of Legends')
      await waitFor(() => expect(first).toHaveFocus())
      await userEvent.keyboard('{End}')
      const last = await option('Valorant')
      await waitFor(() => expect(last).toHaveFocus())
      await userEvent.keyboard('{ArrowUp}')
      const second = await option('Counter-Strike 2')
      await waitFor(() => expect(second).toHaveFocus())
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(box).toHaveFocus())
      await expect(args.onChange.mock.calls).toEqual([['cs2']])
      await expect(box).toHaveTextContent('Counter-Strike 2')
    })
    await step('a letter jumps to the option that begins so', async () => {
      await userEvent.keyboard(' ')
      const chosen = await option('Counter-Strike 2')
      await waitFor(() => expect(chosen).toHaveFocus())
      await userEvent.keyboard('v')
      const jumped = await option('Valorant')
      await waitFor(() => expect(jumped).toHaveFocus())
      await userEvent.keyboard('{Enter}')
      await expect(args.onChange).toHaveBeenLastCalledWith('valorant')
      await waitFor(() => expect(box).toHaveFocus())
    })
  },
})
