import preview from '../../../../../.storybook/preview.tsx'
import { fn } from 'storybook/test'
import { PasswordField } from './PasswordField.tsx'

const meta = preview.meta({
  title: 'Forms/PasswordField',
  component: PasswordField,
  args: { label: 'Senha', autoComplete: 'current-password' as const, value: '', onChange: fn() },
})

export const Default = meta.story({})

export const Filled = meta.story({ args: { value: 'convoca-demo-2026' } })
export const WithError = meta.story({
  args: { value: '123', error: 'A senha deve ter pelo menos 8 caracteres' },
})
