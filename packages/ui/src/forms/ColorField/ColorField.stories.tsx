import { expect, fireEvent, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { fieldColumn } from '../../stories/layout.ts'
import { useControlledField } from '../../stories/useControlledField.ts'
import { ColorField, type ColorFieldProps } from './ColorField.tsx'

function Live(props: ColorFieldProps) {
  return <ColorField {...props} {...useControlledField(props)} />
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

export const Disabled = meta.story({ args: { disabled: true } })

export const LongText = meta.story({
  args: {
    label: 'Cor da faixa do cartão, do anel do escudo e do banner gerado quando o time não tem imagem',
    value: '#7c3ae',
    hint: 'O texto sobre a cor é escolhido pelo contraste; cores muito parecidas entre si ficam difíceis de distinguir.',
    error: 'A cor deve ser um código hexadecimal de três ou seis algarismos, por exemplo #7c3aed ou #abc.',
    required: true,
  },
})

export const Examples = meta.story({
  render: (args) => (
    <div style={fieldColumn}>
      <ColorField {...args} />
      <ColorField {...args} label="Cor secundária" value="" />
      <ColorField {...args} label="Cor do uniforme reserva" value="#0af" hint="Só em jogos fora de casa" />
    </div>
  ),
})

export const Interactions = meta.story({
  args: { onChange: fn() },
  render: (args) => <Live {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const picker = canvas.getByLabelText('Escolher cor primária')
    const code = canvas.getByRole('textbox', { name: 'Cor primária' })
    await userEvent.tab()
    await expect(code).toHaveFocus()
    await userEvent.keyboard('{Control>}a{/Control}#0af')
    await expect(code).toHaveValue('#0af')
    await expect(picker).toHaveValue('#00aaff')
    await userEvent.tab()
    await expect(picker).toHaveFocus()
    await fireEvent.change(picker, { target: { value: '#ff8800' } })
    await expect(code).toHaveValue('#ff8800')
    await expect(args.onChange).toHaveBeenLastCalledWith('#ff8800')
  },
})
