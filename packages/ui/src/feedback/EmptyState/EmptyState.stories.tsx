import { Plus, SearchX, Shield, Trophy } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button, LinkButton } from '../../primitives/Button/Button.tsx'
import { Panel } from '../../primitives/Panel/Panel.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta = preview.meta({
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    icon: <Shield aria-hidden />,
    title: 'Nenhum time encontrado',
    description: 'Crie o seu e convoque quem joga com você.',
    action: (
      <LinkButton variant="primary" icon={<Plus aria-hidden />} href="/team/create">
        Criar time
      </LinkButton>
    ),
  },
})

export const Default = meta.story({})

export const SentenceAlone = meta.story({
  args: { icon: undefined, description: undefined, action: undefined, title: 'Nenhuma notificação' },
})

const clear = fn()

/** An empty list, a search without results, and a list that only others can fill. */
export const Examples = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))', gap: 16 }}>
      <Panel>
        <EmptyState {...args} />
      </Panel>
      <Panel>
        <EmptyState
          icon={<SearchX aria-hidden />}
          title="Nenhum jogador encontrado"
          description="Tente outro nick ou tire um dos filtros."
          action={<Button onClick={clear}>Limpar filtros</Button>}
        />
      </Panel>
      <Panel>
        <EmptyState
          icon={<Trophy aria-hidden />}
          title="Nenhuma conquista ainda"
          description="Os troféus do time aparecem aqui."
        />
      </Panel>
    </div>
  ),
})

export const LongText = meta.story({
  args: {
    title: 'Nenhum time da Associação Inconstitucionalissimamente Campeã de Pindamonhangaba foi encontrado',
    description:
      'Ninguém com esse nome joga nesta temporada. Confira se o nome está escrito por inteiro, ou crie o time ' +
      'otorrinolaringologicamentedesenvolvidoporhipopotomonstrosesquipedaliofóbicos.',
    action: (
      <>
        <Button>Criar um time com este nome</Button>
        <Button>Convidar quem já jogou comigo</Button>
      </>
    ),
  },
})

export const Interactions = meta.story({
  args: { action: <Button onClick={clear}>Limpar filtros</Button> },
  play: async ({ canvas, userEvent }) => {
    clear.mockClear()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Limpar filtros' })).toHaveFocus()
    await userEvent.keyboard('{Enter} ')
    await expect(clear).toHaveBeenCalledTimes(2)
  },
})
