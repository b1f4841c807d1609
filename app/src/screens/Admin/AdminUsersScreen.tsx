import { Avatar, Badge, Button, EmptyState, fullDate, Pagination, Panel, SearchInput } from '@convoca/ui'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { adminUsersAtom, restoreUserAtom } from '../../atoms/admin.ts'
import type { AdminUser } from '../../atoms/admin.ts'
import { DebouncedSearch } from '../../components/DebouncedSearch.tsx'
import { QueryContent } from '../../components/QueryContent.tsx'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { useWrite } from '../../hooks/useWrite.ts'
import { AdminPage } from './AdminPage.tsx'
import styles from './admin.module.css'
import { SuspensionForm, WarningForm } from './ModerationForms.tsx'

/** /admin/users: finds users, warns, suspends and restores them; the search and its page are in the URL. */
export function AdminUsersScreen() {
  const { search = '', page = 1 } = useSearch({ from: '/shell/guarded/staff/admin/users' })
  const navigate = useNavigate({ from: '/admin/users' })
  return (
    <AdminPage section="users">
      <div className={styles.filters}>
        <DebouncedSearch
          value={search}
          onChange={(text) => void navigate({ search: text === '' ? {} : { search: text }, replace: true })}
        >
          {(typed) => (
            <SearchInput
              label="Buscar usuários"
              placeholder="Nick ou nome"
              maxLength={100}
              value={typed.search}
              onChange={typed.onSearchChange}
            />
          )}
        </DebouncedSearch>
      </div>
      <Panel flush>
        <Users
          search={search}
          page={page}
          onPageChange={(next) =>
            void navigate({ search: (before) => ({ ...before, page: next === 1 ? undefined : next }) })
          }
        />
      </Panel>
    </AdminPage>
  )
}

interface UsersProps {
  search: string
  page: number
  onPageChange: (page: number) => void
}

function Users({ search, page, onPageChange }: UsersProps) {
  const query = useQueryAtom(adminUsersAtom, { search, page })
  return (
    <QueryContent query={query} failed="Não foi possível carregar os usuários">
      {({ data, totalPage }) =>
        data.length === 0 ? (
          <EmptyState title="Ninguém com este nick ou nome" />
        ) : (
          <>
            <ul className={styles.list}>
              {data.map((user) => (
                <li key={user.id} aria-label={user.nick}>
                  <UserRow user={user} />
                </li>
              ))}
            </ul>
            <Pagination page={page} totalPages={totalPage} onPageChange={onPageChange} />
          </>
        )
      }
    </QueryContent>
  )
}

function UserRow({ user }: { user: AdminUser }) {
  const [form, setForm] = useState<'warning' | 'suspension' | null>(null)
  const close = () => setForm(null)
  return (
    <>
      <div className={`${styles.row} ${styles.user}`}>
        <span className={styles.person}>
          <Avatar id={user.id} name={user.nick} src={user.picture} decorative />
          <span>
            <a className={styles.title} href={`/pro/${user.nick}`}>
              {user.nick}
            </a>
            <br />
            <span className={styles.muted}>{user.name}</span>
          </span>
        </span>
        <span className={styles.badges}>
          {user.role !== 'USER' && (
            <Badge tone="accent">{user.role === 'ADMIN' ? 'Equipe' : 'Organização'}</Badge>
          )}
          {user.warnings > 0 && (
            <Badge tone="warning">
              {user.warnings === 1 ? '1 advertência' : `${user.warnings} advertências`}
            </Badge>
          )}
          {user.suspension && <Badge tone="error">Suspensa</Badge>}
        </span>
        {user.role !== 'ADMIN' && <Acts user={user} onOpen={setForm} />}
        {user.suspension && (
          <p className={styles.note}>
            {`Até ${fullDate(user.suspension.ends_at)}: ${user.suspension.reason}`}
          </p>
        )}
      </div>
      {form === 'warning' && <WarningForm user={user} onClose={close} />}
      {form === 'suspension' && <SuspensionForm user={user} onClose={close} />}
    </>
  )
}

interface ActsProps {
  user: AdminUser
  onOpen: (form: 'warning' | 'suspension') => void
}

function Acts({ user, onOpen }: ActsProps) {
  const restore = useWrite(restoreUserAtom)
  return (
    <div className={styles.acts}>
      <Button size="small" onClick={() => onOpen('warning')}>
        Advertir
      </Button>
      {user.suspension === null ? (
        <Button size="small" onClick={() => onOpen('suspension')}>
          Suspender
        </Button>
      ) : (
        <Button
          size="small"
          loading={restore.inFlight.includes(user.id)}
          onClick={() =>
            void restore.run(user.id, {
              done: { title: 'Sucesso', message: `${user.nick} já pode entrar de novo.` },
            })
          }
        >
          Restaurar
        </Button>
      )}
    </div>
  )
}
