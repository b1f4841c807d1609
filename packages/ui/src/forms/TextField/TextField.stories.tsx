import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { fieldColumn } from '../../stories/layout.ts'
import { useControlledField } from '../../stories/useControlledField.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

const submitted = fn()

function LiveField(props: TextFieldProps) {
  return <TextField {...props} {...useControlledField(props)} />
}

const meta = preview.meta({
  title: 'Forms/TextField',
  component: TextField,
  args: { label: 'Nome do time', value: '', onChange: fn() },
})

export const Default = meta.story({})

export const Filled = meta.story({ args: { value: 'Trovão Esports', hint: 'De 3 a 20 letras.' } })
export const WithError = meta.story({
  args: { value: 'Tr', error: 'O nome deve ter pelo menos 3 caracteres' },
})
export const Required = meta.story({ args: { required: true, placeholder: 'Trovão Esports' } })
export const Disabled = meta.story({ args: { value: 'Trovão Esports', disabled: true } })

export const LongText = meta.story({
  args: {
    label: 'Nome completo como está no documento de identidade ou no passaporte',
    value: 'Maximiliano Wanderley de Albuquerque Cavalcanti',
    hint: 'Ele aparece nos comprovantes de inscrição, nos certificados e em nenhum outro lugar da plataforma.',
    error:
      'O nome contém caracteres que não são aceitos: use letras, espaços, apóstrofos e hifens, sem abreviações.',
    required: true,
  },
})

/** Input attributes of each kind of text. */
export const Examples = meta.story({
  render: () => (
    <div style={fieldColumn}>
      <TextField
        label="E-mail"
        type="email"
        inputMode="email"
        autoComplete="email"
        value="ana.conceicao@exemplo.com.br"
        onChange={fn()}
        required
      />
      <TextField
        label="TAG do Time"
        hint="De 2 a 5 letras maiúsculas ou números"
        value="TRV"
        onChange={fn()}
        maxLength={5}
        capitals
      />
      <TextField
        label="Site do patrocinador"
        type="url"
        inputMode="url"
        placeholder="https://"
        value=""
        onChange={fn()}
      />
      <TextField
        label="Nick"
        value="ana_sp"
        onChange={fn()}
        error="Este nick já está em uso. Escolha outro."
        autoComplete="nickname"
      />
    </div>
  ),
})

export const Interactions = meta.story({
  args: { hint: 'De 3 a 20 letras.', required: true, onBlur: fn() },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submitted()
      }}
    >
      <LiveField {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent, args }) => {
    submitted.mockClear()
    const input = canvas.getByRole('textbox', { name: 'Nome do time (obrigatório)' })
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await expect(input).toBeRequired()
    await expect(input).toHaveAccessibleDescription('De 3 a 20 letras.')
    await userEvent.keyboard('Trovão Esports')
    await expect(input).toHaveValue('Trovão Esports')
    await userEvent.keyboard('{Enter}')
    await expect(submitted).toHaveBeenCalledOnce()
    await expect(args.onBlur).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
})
