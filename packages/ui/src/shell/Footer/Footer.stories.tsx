import preview from '../../../../../.storybook/preview.tsx'
import { Footer } from './Footer.tsx'

const meta = preview.meta({
  title: 'Shell/Footer',
  component: Footer,
  // Its pictures are those of the components it stands in.
  tags: ['no-picture'],
  args: {},
})

export const Default = meta.story({})
