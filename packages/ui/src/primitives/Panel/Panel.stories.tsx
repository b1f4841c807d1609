import preview from '../../../../../.storybook/preview.tsx'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Badge } from '../Badge/Badge.tsx'
import { Button } from '../Button/Button.tsx'
import { Panel } from './Panel.tsx'

const meta = preview.meta({
  title: 'Primitives/Panel',
  tags: ['static'],
  component: Panel,
  args: {
    title: 'Agenda do time',
    actions: <Badge>Semana de 16 nov</Badge>,
    children: 'Nenhum treino nesta semana.',
  },
})

export const Default = meta.story({})

export const Flush = meta.story({ args: { flush: true, children: <p style={{ padding: 16 }}>Lista</p> } })

/** A named section with text, one without a name, and a list up to the border. */
export const Examples = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))' }}>
      <Panel title="Próximo treino" actions={<Button size="small">Ver agenda</Button>}>
        Hoje, 20:00 às 22:00, no Discord do time.
      </Panel>
      <Panel>O time ainda não tem patrocinadores.</Panel>
      <Panel title="Convites" actions={<Badge tone="accent">2</Badge>} flush>
        <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {['bruno_onca', 'maju'].map((nick) => (
            <li
              key={nick}
              style={{ display: 'flex', gap: 12, alignItems: 'center', padding: 'var(--cv-space-3)' }}
            >
              <Avatar id={nick} name={nick} size="s" decorative />
              {nick}
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  ),
})

export const LongText = meta.story({
  args: {
    title: 'Agenda da Associação Atlética Acadêmica de Esportes Eletrônicos de Pindamonhangaba',
    actions: <Badge tone="info">Semana de 16 a 22 de novembro de 2026</Badge>,
    children:
      'Nenhum treino nesta semana: o elenco descansa antes das quartas de final do campeonato universitário, e a comissão técnica volta a convocar na segunda-feira.',
  },
})
