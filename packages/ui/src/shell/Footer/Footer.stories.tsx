import preview from '../../../../../.storybook/preview.tsx'
import { Footer } from './Footer.tsx'

const meta = preview.meta({
  title: 'Shell/Footer',
  component: Footer,
  args: {},
})

export const Default = meta.story({})
