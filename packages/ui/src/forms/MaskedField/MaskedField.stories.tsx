import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { fieldColumn } from '../../stories/layout.ts'
import { useControlledField } from '../../stories/useControlledField.ts'
import { MaskedField, type MaskedFieldProps } from './MaskedField.tsx'

function LiveMask(props: MaskedFieldProps) {
  return <MaskedField {...props} {...useControlledField(props)} />
}

const meta = preview.meta({
  title: 'Forms/MaskedField',
  component: MaskedField,
  args: { label: 'CPF', mask: 'cpf' as const, value: '', onChange: fn() },
})

export const Default = meta.story({})

export const Filled = meta.story({ args: { value: '529.982.247-25' } })
export const Phone = meta.story({ args: { label: 'Telefone', mask: 'phone', value: '(11) 91234-5678' } })
export const BirthDate = meta.story({
  args: { label: 'Data de nascimento', mask: 'date', value: '12/03/2001' },
})
export const WithError = meta.story({ args: { value: '111.111.111-11', error: 'CPF inválido' } })
export const Disabled = meta.story({ args: { value: '529.982.247-25', disabled: true } })

export const LongText = meta.story({
  args: {
    label: 'CPF da pessoa responsável pelo time, como está no documento apresentado na inscrição',
    value: '529.982.247',
    hint: 'Usamos o CPF só para emitir comprovantes e pagar premiações; ele não aparece no perfil público.',
    error:
      'O CPF está incompleto: confira se você digitou os onze números, na ordem em que estão no documento.',
    required: true,
  },
})

export const Examples = meta.story({
  render: () => (
    <div style={fieldColumn}>
      <MaskedField label="CPF" mask="cpf" value="529.982.247-25" onChange={fn()} required />
      <MaskedField
        label="Telefone"
        mask="phone"
        hint="Com DDD; fixo ou celular"
        value="(11) 3456-7890"
        onChange={fn()}
      />
      <MaskedField label="Data de nascimento" mask="date" value="" onChange={fn()} />
    </div>
  ),
})

export const Interactions = meta.story({
  render: (args) => <LiveMask {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('CPF')
    await step('typing', async () => {
      await userEvent.tab()
      await expect(input).toHaveFocus()
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
    await step('Delete takes the digit after the caret, which stays', async () => {
      await userEvent.keyboard('{Delete}')
      await expect(input).toHaveValue('579.822.47')
      await waitFor(() => expect(input.selectionStart).toBe(2))
    })
    await step('pasted text is masked', async () => {
      await userEvent.clear(input)
      await userEvent.paste('52998224725 ')
      await expect(input).toHaveValue('529.982.247-25')
    })
  },
})
