import preview from '../../../../../.storybook/preview.tsx'
import { fn } from 'storybook/test'
import { TextField } from './TextField.tsx'

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
export const LongText = meta.story({
  args: {
    label: 'Nome completo como está no documento de identidade ou no passaporte',
    value: 'Maximiliano Wanderley de Albuquerque Cavalcanti',
  },
})
