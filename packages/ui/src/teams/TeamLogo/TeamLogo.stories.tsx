import preview from '../../../../../.storybook/preview.tsx'
import { TeamLogo } from './TeamLogo.tsx'

const meta = preview.meta({
  title: 'Teams/TeamLogo',
  component: TeamLogo,
  args: { name: 'Trovão Esports', tag: 'TRV', primaryColor: '#6d28d9', secondaryColor: '#22d3ee', size: 68 },
})

export const Default = meta.story({})

export const Broken = meta.story({ args: { src: 'data:image/png;base64,AAAA' } })
