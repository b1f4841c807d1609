import preview from '../../../../../.storybook/preview.tsx'
import { FormError } from './FormError.tsx'

const meta = preview.meta({
  title: 'Forms/FormError',
  component: FormError,
  args: { children: 'E-mail ou senha incorretos.' },
})

export const Default = meta.story({})

/** Mounted and silent until something is wrong. */
export const Empty = meta.story({ args: { children: null } })
