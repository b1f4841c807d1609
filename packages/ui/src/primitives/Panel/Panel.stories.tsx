import preview from '../../../../../.storybook/preview.tsx'
import { Badge } from '../Badge/index.ts'
import { Panel } from './Panel.tsx'

const meta = preview.meta({
  title: 'Primitives/Panel',
  component: Panel,
  args: {
    title: 'Agenda do time',
    actions: <Badge>Semana de 16 nov</Badge>,
    children: 'Nenhum treino nesta semana.',
  },
})

export const Default = meta.story({})

export const Flush = meta.story({ args: { flush: true, children: <p style={{ padding: 16 }}>Lista</p> } })
