import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { useControlledField } from '../../stories/useControlledField.ts'
import { SwitchField, type SwitchFieldProps } from './SwitchField.tsx'

function Live(props: SwitchFieldProps) {
  return <SwitchField {...props} {...useControlledField(props)} />
}

const meta = preview.meta({
  title: 'Forms/SwitchField',
  component: SwitchField,
  args: {
    label: 'Recrutando',
    hint: 'O time aparece em Vagas e recebe candidaturas.',
    value: true,
    onChange: fn(),
  },
})

export const Default = meta.story({})

export const Off = meta.story({ args: { value: false } })

/** A pending change is shown, and presses are ignored. */
export const Pending = meta.story({
  args: { pending: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('switch', { name: 'Recrutando' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})

export const Disabled = meta.story({ args: { disabled: true } })

export const LongText = meta.story({
  args: {
    label: 'Avisar todos os integrantes sempre que qualquer coisa importante acontecer no time',
    hint: 'Convites, comunicados, treinos, partidas, conquistas, patrocinadores e mudanças de função. '.repeat(
      3,
    ),
  },
})

export const Examples = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 12, maxWidth: 480 }}>
      <SwitchField {...args} />
      <SwitchField {...args} value={false} label="Mostrar membros" />
      <SwitchField {...args} pending label="Salvando" />
      <SwitchField {...args} disabled label="Só o proprietário muda" />
    </div>
  ),
})

export const Interactions = meta.story({
  args: { onChange: fn() },
  render: (args) => <Live {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const control = canvas.getByRole('switch', { name: 'Recrutando' })
    await expect(control).toBeChecked()
    await userEvent.tab()
    await expect(control).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(control).not.toBeChecked()
    await userEvent.click(canvas.getByText('Recrutando'))
    await expect(control).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'narrow' } },
})
