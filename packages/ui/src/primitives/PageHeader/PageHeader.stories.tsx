import { Plus } from 'lucide-react'
import preview from '../../../../../.storybook/preview.tsx'
import { LinkButton } from '../Button/index.ts'
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
    back: { href: '/teams', label: 'Minhas Equipes' },
  },
})
