import { Avatar, Badge, Button, EmptyState, Panel } from '@convoca/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { staffBadgesAtom, updateBadgeAtom } from '../../atoms/badges.ts'
import type { StaffBadge } from '../../atoms/badges.ts'
import { QueryContent } from '../../components/QueryContent.tsx'
import { useWrite } from '../../hooks/useWrite.ts'
import { AdminPage } from './AdminPage.tsx'
import styles from './admin.module.css'
import { BadgeAwards } from './badges/BadgeAwards.tsx'
import { BadgeEditor } from './badges/BadgeEditor.tsx'
import { NewBadge } from './badges/NewBadge.tsx'

/** /admin/badges: the badges that the staff awards, who has them, and a new one. */
export function AdminBadgesScreen() {
  return (
    <AdminPage section="badges">
      <AdminBadges />
    </AdminPage>
  )
}

export function AdminBadges() {
  return (
    <>
      <Panel title="Nova insígnia">
        <NewBadge />
      </Panel>
      <Panel title="Insígnias" flush>
        <Badges />
      </Panel>
    </>
  )
}

function Badges() {
  const query = useAtomValue(staffBadgesAtom)
  return (
    <QueryContent query={query} failed="Não foi possível carregar as insígnias">
      {(badges) =>
        badges.length === 0 ? (
          <EmptyState title="Nenhuma insígnia ainda" description="Crie a primeira para concedê-la." />
        ) : (
          <ul className={styles.list}>
            {badges.map((badge) => (
              <li key={badge.id} aria-label={badge.name}>
                <BadgeRow badge={badge} />
              </li>
            ))}
          </ul>
        )
      }
    </QueryContent>
  )
}

const countHolders = (holders: number) => (holders === 1 ? '1 pessoa' : `${holders} pessoas`)

function BadgeRow({ badge }: { badge: StaffBadge }) {
  const { id, name, description, icon, holders, is_retired } = badge
  const [opened, setOpened] = useState<'awards' | 'editor' | null>(null)
  const toggle = (part: 'awards' | 'editor') => setOpened((before) => (before === part ? null : part))
  return (
    <>
      <div className={styles.row}>
        <span className={styles.person}>
          <Avatar id={id} name={name} src={icon?.url} decorative />
          <span>
            <span className={styles.title}>{name}</span>
            <br />
            <span className={styles.muted}>{description}</span>
          </span>
        </span>
        <span className={styles.badges}>
          {is_retired && <Badge tone="warning">Retirada</Badge>}
          <Badge>{countHolders(holders)}</Badge>
        </span>
        <div className={styles.actions}>
          <Button
            size="small"
            aria-expanded={opened === 'awards'}
            aria-label={`${is_retired ? 'Quem tem' : 'Conceder'} ${name}`}
            onClick={() => toggle('awards')}
          >
            {is_retired ? 'Quem tem' : 'Conceder'}
          </Button>
          <Button
            size="small"
            aria-expanded={opened === 'editor'}
            aria-label={`Editar ${name}`}
            onClick={() => toggle('editor')}
          >
            Editar
          </Button>
          <RetireButton badge={badge} />
        </div>
      </div>
      {opened === 'awards' && <BadgeAwards badge={badge} />}
      {opened === 'editor' && <BadgeEditor badge={badge} onClose={() => setOpened(null)} />}
    </>
  )
}

/** Retiring takes nothing from anybody and can be undone, so it asks nothing. */
function RetireButton({ badge }: { badge: StaffBadge }) {
  const { id, name, description, is_retired } = badge
  const { run, inFlight } = useWrite(updateBadgeAtom)
  const label = is_retired ? 'Reativar' : 'Retirar'
  const message = is_retired ? `${name} pode ser concedida de novo.` : `${name} não é mais concedida.`
  return (
    <Button
      size="small"
      variant="ghost"
      aria-label={`${label} ${name}`}
      loading={inFlight.some((removal) => removal.id === id)}
      onClick={() =>
        void run({ id, name, description, is_retired: !is_retired }, { done: { title: 'Sucesso', message } })
      }
    >
      {label}
    </Button>
  )
}
