import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Badge } from './Badge.tsx'

const meta = preview.meta({
  title: 'Primitives/Badge',
  tags: ['static'],
  component: Badge,
  args: { children: 'Pendente' },
})

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

export const LongText = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, maxWidth: 300 }}>
      <Badge tone="warning" dot>
        Aguardando a confirmação da organização do campeonato universitário
      </Badge>
      <Badge tone="info">Inscrição em análise</Badge>
      <Badge>Hipopotomonstrosesquipedaliofóbico</Badge>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    const [row] = canvasElement.querySelectorAll('[data-story-root] > div')
    await expect(row!.scrollWidth).toBeLessThanOrEqual(row!.clientWidth)
  },
})
