import preview from '../../../../../.storybook/preview.tsx'
import { fn } from 'storybook/test'
import { MaskedField } from './MaskedField.tsx'

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
