import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { fieldColumn } from '../../stories/layout.ts'
import { useControlledField } from '../../stories/useControlledField.ts'
import { TextAreaField, type TextAreaFieldProps } from './TextAreaField.tsx'

function LiveArea(props: TextAreaFieldProps) {
  return <TextAreaField {...props} {...useControlledField(props)} />
}

const meta = preview.meta({
  title: 'Forms/TextAreaField',
  component: TextAreaField,
  args: { label: 'Descrição do Time', value: '', onChange: fn(), maxLength: 500 },
})

export const Default = meta.story({})

export const Filled = meta.story({ args: { value: 'Jogamos toda quinta à noite, sem drama.' } })
export const WithError = meta.story({ args: { error: 'A descrição não pode ter palavrões' } })
export const OverLimit = meta.story({
  args: { value: 'Jogamos toda quinta à noite, sem drama.', maxLength: 30, rows: 2 },
})
export const Disabled = meta.story({
  args: { value: 'Jogamos toda quinta à noite, sem drama.', disabled: true },
})

export const LongText = meta.story({
  args: {
    label: 'Descrição do time como ela aparece na página pública, nos convites e nas buscas por vagas',
    hint: 'Conte quem vocês são, quando treinam e o que procuram, sem telefones, e-mails ou links de outras redes.',
    error: 'A descrição contém conteúdo inapropriado e precisa ser reescrita antes de continuar.',
    value: `Pneumoultramicroscopicossilicovulcanoconiótico${'o'.repeat(60)}. ${'Jogamos de tudo um pouco. '.repeat(14)}`,
    maxLength: 1000,
    rows: 5,
    required: true,
  },
})

export const Examples = meta.story({
  render: () => (
    <div style={fieldColumn}>
      <TextAreaField
        label="Sobre"
        hint="Aparece no seu perfil público."
        value="Suporte desde 2019. Jogo de terça a quinta à noite."
        onChange={fn()}
        maxLength={500}
      />
      <TextAreaField
        label="Mensagem para o time"
        placeholder="Conte por que você quer entrar"
        value=""
        onChange={fn()}
        maxLength={200}
        rows={3}
      />
      <TextAreaField label="Observações" value="" onChange={fn()} rows={2} />
    </div>
  ),
})

/** Enter breaks the line; near the limit the counter is announced, and excess text is flagged, not cut. */
export const Interactions = meta.story({
  args: { maxLength: 30 },
  render: (args) => <LiveArea {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    const area = canvas.getByRole('textbox', { name: 'Descrição do Time' })
    await step('Tab leads to it, Enter breaks the line', async () => {
      await userEvent.tab()
      await expect(area).toHaveFocus()
      await userEvent.keyboard('Treinos:{Enter}terça e quinta')
      await expect(area).toHaveValue('Treinos:\nterça e quinta')
    })
    await step('near the limit the counter speaks', async () => {
      await expect(canvas.queryByText(/^Restam/)).toBeNull()
      await userEvent.keyboard('s,')
      await expect(canvas.getByText('Restam 5 caracteres')).toBeInTheDocument()
    })
    await step('text over the limit is reported, not cut', async () => {
      await userEvent.keyboard(' às 21h')
      await expect(canvas.getByText('2 caracteres a mais do que o permitido')).toBeInTheDocument()
      await expect(area).toHaveValue('Treinos:\nterça e quintas, às 21h')
    })
  },
})
