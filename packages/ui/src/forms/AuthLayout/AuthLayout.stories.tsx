import preview from '../../../../../.storybook/preview.tsx'
import { AuthLayout } from './AuthLayout.tsx'

const meta = preview.meta({
  title: 'Forms/AuthLayout',
  component: AuthLayout,
  parameters: { layout: 'fullscreen' },
  args: { children: <h1>Nova senha</h1> },
})

export const Default = meta.story({})
