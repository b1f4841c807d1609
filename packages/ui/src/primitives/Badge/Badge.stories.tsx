import preview from '../../../../../.storybook/preview.tsx'
import { Badge } from './Badge.tsx'

const meta = preview.meta({ title: 'Primitives/Badge', component: Badge, args: { children: 'Pendente' } })

export const Default = meta.story({})

export const Examples = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Badge>7 total</Badge>
      <Badge tone="accent" dot>
        Recrutando
      </Badge>
      <Badge tone="success">Aceito</Badge>
      <Badge tone="error">Recusado</Badge>
      <Badge tone="warning">Expirado</Badge>
      <Badge tone="info" dot>
        Pendente
      </Badge>
    </div>
  ),
})
