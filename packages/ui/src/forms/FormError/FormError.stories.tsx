import preview from '../../../../../.storybook/preview.tsx'
import { FormError } from './FormError.tsx'

const meta = preview.meta({
  title: 'Forms/FormError',
  component: FormError,
  // Its pictures are those of the components it stands in.
  tags: ['no-picture'],
  args: { children: 'E-mail ou senha incorretos.' },
})

export const Default = meta.story({})

/** Mounted and silent until something is wrong. */
export const Empty = meta.story({ args: { children: null } })
