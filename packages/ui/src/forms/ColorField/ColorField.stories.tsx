import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { ColorField, type ColorFieldProps } from './ColorField.tsx'

function Live({ value: initial, onChange, ...rest }: ColorFieldProps) {
  const [value, setValue] = useState(initial)
  return (
    <ColorField
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Forms/ColorField',
  component: ColorField,
  args: { label: 'Cor primária', value: '#7c3aed', onChange: fn() },
})

export const Default = meta.story({ args: { hint: 'Faixa do cartão e banner gerado' } })

export const Invalid = meta.story({
  args: { value: '#7c3', error: 'Cor primária deve ser um código hexadecimal válido' },
})

export const Examples = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 12, maxWidth: 320 }}>
      <ColorField {...args} />
      <ColorField {...args} label="Cor secundária" value="" />
      <ColorField {...args} disabled />
    </div>
  ),
})

export const Interactions = meta.story({
  args: { onChange: fn() },
  render: (args) => <Live {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const picker = canvas.getByLabelText('Escolher cor primária')
    const code = canvas.getByRole('textbox', { name: 'Cor primária' })
    await userEvent.clear(code)
    await userEvent.type(code, '#0af')
    await expect(code).toHaveValue('#0af')
    await expect(picker).toHaveValue('#00aaff')
    await fireEvent.change(picker, { target: { value: '#ff8800' } })
    await expect(code).toHaveValue('#ff8800')
    await expect(args.onChange).toHaveBeenLastCalledWith('#ff8800')
  },
})
