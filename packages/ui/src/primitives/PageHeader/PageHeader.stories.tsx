import { Plus } from 'lucide-react'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button, LinkButton } from '../Button/Button.tsx'
import { PageHeader } from './PageHeader.tsx'

const meta = preview.meta({
  title: 'Primitives/PageHeader',
  component: PageHeader,
  args: {
    title: 'Gerenciamento de Times',
    subtitle: 'Conecte-se, forme times e conte a sua própria história nos e-sports.',
    actions: (
      <LinkButton variant="primary" icon={<Plus aria-hidden />} href="/team/create">
        Criar time
      </LinkButton>
    ),
  },
})

export const Default = meta.story({})

export const LongText = meta.story({
  args: {
    title: 'Associação Atlética Desportiva dos Guerreiros Insones do Vale do Paranapanema',
    subtitle:
      'Treinos, campeonatos, inscrições e tudo o que o elenco precisa saber antes da próxima rodada do campeonato universitário.',
    back: { href: '/teams', label: 'Voltar para todas as equipes das quais você participa' },
  },
})

/** A page below another one, one with two actions, and one with a title only. */
export const Examples = meta.story({
  render: () => (
    <main>
      <PageHeader
        title="Criar time"
        subtitle="Em três passos o seu time está pronto para jogar."
        back={{ href: '/my/teams', label: 'Minhas Equipes' }}
      />
      <PageHeader
        title="Agenda"
        subtitle="3 eventos nesta semana"
        actions={
          <>
            <Button>Exportar</Button>
            <Button variant="primary" icon={<Plus aria-hidden />}>
              Novo evento
            </Button>
          </>
        }
      />
      <PageHeader title="Configurações" />
    </main>
  ),
})

export const Interactions = meta.story({
  args: { back: { href: '/teams', label: 'Minhas Equipes' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Minhas Equipes' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Criar time' })).toHaveFocus()
  },
})
