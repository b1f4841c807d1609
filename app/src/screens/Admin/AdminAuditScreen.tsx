import { Button, EmptyState, fullDate, Pagination, Panel, SelectField, TextField } from '@convoca/ui'
import type { Input } from '@convoca/sdk/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { auditAtom } from '../../atoms/admin.ts'
import { QueryContent } from '../../components/QueryContent.tsx'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { auditLabels, auditOptions } from '../../mappers/support.ts'
import { AdminPage } from './AdminPage.tsx'
import styles from './admin.module.css'

type Filter = Pick<Input<'listAuditLog'>, 'action' | 'actor' | 'user'>

const nickPattern = /^[A-Za-z0-9_-]{3,20}$/

/** The part of the typed text that can be somebody's nick. */
const toNick = (text: string) => (nickPattern.test(text.trim()) ? text.trim() : undefined)

/** /admin/audit: the acts of the staff; the filters and the page are in the URL. */
export function AdminAuditScreen() {
  const { page = 1, ...filter } = useSearch({ from: '/shell/guarded/staff/admin/audit' })
  const navigate = useNavigate({ from: '/admin/audit' })
  const [actor, setActor] = useState(filter.actor ?? '')
  const [user, setUser] = useState(filter.user ?? '')
  const change = (part: Filter) => void navigate({ search: { ...filter, ...part }, replace: true })
  return (
    <AdminPage section="audit">
      <div className={styles.filters}>
        <SelectField
          label="Ato"
          placeholder="Todos"
          options={auditOptions}
          value={filter.action ?? ''}
          onChange={(action) => change({ action: action === '' ? undefined : action })}
        />
        <TextField
          label="Quem fez (nick)"
          maxLength={20}
          value={actor}
          onChange={(text) => {
            setActor(text)
            change({ actor: toNick(text) })
          }}
        />
        <TextField
          label="Sobre quem (nick)"
          maxLength={20}
          value={user}
          onChange={(text) => {
            setUser(text)
            change({ user: toNick(text) })
          }}
        />
        <Button
          onClick={() => {
            setActor('')
            setUser('')
            void navigate({ search: {} })
          }}
        >
          Limpar filtros
        </Button>
      </div>
      <Panel flush>
        <Entries
          filter={filter}
          page={page}
          onPageChange={(next) => void navigate({ search: { ...filter, page: next } })}
        />
      </Panel>
    </AdminPage>
  )
}

interface EntriesProps {
  filter: Filter
  page: number
  onPageChange: (page: number) => void
}

function Entries({ filter, page, onPageChange }: EntriesProps) {
  const query = useQueryAtom(auditAtom, { ...filter, page })
  return (
    <QueryContent query={query} failed="Não foi possível carregar o registro">
      {({ data, totalPage }) =>
        data.length === 0 ? (
          <EmptyState title="Nenhum ato com estes filtros" />
        ) : (
          <>
            <ol className={styles.list}>
              {data.map((entry) => (
                <li key={entry.id} className={styles.row}>
                  <span className={styles.title}>
                    {`${entry.actor?.nick ?? 'Servidor'}: ${auditLabels[entry.action]}${entry.user ? ` (${entry.user.nick})` : ''}`}
                  </span>
                  <time className={styles.muted} dateTime={entry.created_at}>
                    {fullDate(entry.created_at)}
                  </time>
                  {entry.detail !== null && <span className={styles.muted}>{entry.detail}</span>}
                </li>
              ))}
            </ol>
            <Pagination page={page} totalPages={totalPage} onPageChange={onPageChange} />
          </>
        )
      }
    </QueryContent>
  )
}
