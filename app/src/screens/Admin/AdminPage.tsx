import { PageHeader, Tabs } from '@convoca/ui'
import type { ReactNode } from 'react'
import { PageHead } from '../../components/PageHead.tsx'
import styles from './admin.module.css'

const sections = [
  { id: 'tickets', label: 'Chamados', href: '/admin' },
  { id: 'reports', label: 'Denúncias', href: '/admin/reports' },
  { id: 'users', label: 'Usuários', href: '/admin/users' },
  { id: 'audit', label: 'Registro', href: '/admin/audit' },
] as const

interface AdminPageProps {
  section: (typeof sections)[number]['id']
  children: ReactNode
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
      {children}
    </div>
  )
}
