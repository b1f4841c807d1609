import preview from '../../../../../.storybook/preview.tsx'
import { fn } from 'storybook/test'
import { TextAreaField } from './TextAreaField.tsx'

const meta = preview.meta({
  title: 'Forms/TextAreaField',
  component: TextAreaField,
  args: { label: 'Descrição do Time', value: '', onChange: fn(), maxLength: 500 },
})

export const Default = meta.story({})

export const Filled = meta.story({ args: { value: 'Jogamos toda quinta à noite, sem drama.' } })
export const WithError = meta.story({ args: { error: 'A descrição não pode ter palavrões' } })
