import { EmptyState, LinkButton, PageHeader, Tabs } from '@convoca/ui'
import { useAtomValue } from 'jotai'
import { ShieldAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { twoStepAtom } from '../../atoms/two-step.ts'
import { PageHead } from '../../components/PageHead.tsx'
import styles from './admin.module.css'

const sections = [
  { id: 'tickets', label: 'Chamados', href: '/admin' },
  { id: 'reports', label: 'Denúncias', href: '/admin/reports' },
  { id: 'users', label: 'Usuários', href: '/admin/users' },
  { id: 'games', label: 'Jogos', href: '/admin/games' },
  { id: 'badges', label: 'Insígnias', href: '/admin/badges' },
  { id: 'audit', label: 'Registro', href: '/admin/audit' },
] as const

interface AdminPageProps {
  section: (typeof sections)[number]['id']
  children: ReactNode
}

/** The server refuses the staff's calls until two-step log-in is on; while that is not known the page shows what it has. */
function StaffOnly({ children }: { children: ReactNode }) {
  const twoStep = useAtomValue(twoStepAtom)
  if (twoStep.data?.enabled !== false) return children
  return (
    <EmptyState
      icon={<ShieldAlert aria-hidden />}
      title="Ative a verificação em duas etapas"
      description="A área da equipe mostra dados de outras pessoas. Ela abre depois que a sua conta pede um código do aplicativo autenticador para entrar."
      action={
        <LinkButton variant="primary" href="/settings?section=security">
          Ativar nas configurações
        </LinkButton>
      }
    />
  )
}

/** The frame of the staff area. */
export function AdminPage({ section, children }: AdminPageProps) {
  const current = sections.find(({ id }) => id === section)
  return (
    <div className={styles.page}>
      <PageHead title={`Administração: ${current?.label ?? ''}`} />
      <PageHeader title="Administração" subtitle="Tudo o que a equipe faz aqui fica registrado." />
      <Tabs
        label="Áreas da administração"
        items={sections.map((item) => ({ ...item, active: item.id === section }))}
      />
      <StaffOnly>{children}</StaffOnly>
    </div>
  )
}
