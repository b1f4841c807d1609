import { Plus, Shield } from 'lucide-react'
import preview from '../../../../../.storybook/preview.tsx'
import { LinkButton } from '../../primitives/Button/index.ts'
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
