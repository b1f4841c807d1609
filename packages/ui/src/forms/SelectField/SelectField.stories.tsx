import preview from '../../../../../.storybook/preview.tsx'
import { fn } from 'storybook/test'
import { SelectField } from './SelectField.tsx'

const meta = preview.meta({
  title: 'Forms/SelectField',
  component: SelectField,
  args: {
    label: 'Jogo do Time',
    value: '',
    onChange: fn(),
    options: [
      { value: 'lol', label: 'League of Legends' },
      { value: 'cs2', label: 'Counter-Strike 2' },
    ],
  },
})

export const Default = meta.story({})

export const Chosen = meta.story({ args: { value: 'cs2' } })
export const WithError = meta.story({ args: { error: 'Selecione um jogo' } })
