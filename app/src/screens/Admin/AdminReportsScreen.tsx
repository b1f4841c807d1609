import { Button, EmptyState, fullDate, LinkButton, Pagination, Panel, SelectField } from '@convoca/ui'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { decideReportAtom, reportsAtom } from '../../atoms/admin.ts'
import type { ModerationReport } from '../../atoms/admin.ts'
import { QueryContent } from '../../components/QueryContent.tsx'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { useWrite } from '../../hooks/useWrite.ts'
import { reasonLabels, reportTargetLabels } from '../../mappers/support.ts'
import { AdminPage } from './AdminPage.tsx'
import styles from './admin.module.css'

type Status = ModerationReport['status']

const states: readonly { value: Status; label: string }[] = [
  { value: 'OPEN', label: 'Abertas' },
  { value: 'RESOLVED', label: 'Procedentes' },
  { value: 'DISMISSED', label: 'Arquivadas' },
]

/** /admin/reports: what users have reported; the state and its page are in the URL. */
export function AdminReportsScreen() {
  const { status = 'OPEN', page = 1 } = useSearch({ from: '/shell/guarded/staff/admin/reports' })
  const navigate = useNavigate({ from: '/admin/reports' })
  return (
    <AdminPage section="reports">
      <div className={styles.filters}>
        <SelectField
          label="Situação"
          options={states}
          value={status}
          onChange={(chosen) => void navigate({ search: chosen === '' ? {} : { status: chosen } })}
        />
      </div>
      <Panel flush>
        <Reports
          status={status}
          page={page}
          onPageChange={(next) => void navigate({ search: { status, page: next } })}
        />
      </Panel>
    </AdminPage>
  )
}

interface ReportsProps {
  status: Status
  page: number
  onPageChange: (page: number) => void
}

function Reports({ status, page, onPageChange }: ReportsProps) {
  const query = useQueryAtom(reportsAtom, { status, page })
  return (
    <QueryContent query={query} failed="Não foi possível carregar as denúncias">
      {({ data, totalPage }) =>
        data.length === 0 ? (
          <EmptyState title="Nenhuma denúncia nesta situação" />
        ) : (
          <>
            <ul className={styles.list}>
              {data.map((report) => (
                <li key={report.id} className={styles.row}>
                  <Report report={report} />
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

/** The nick of whom it is about; a message is labelled with its author's. */
function nickOf({ target_type: type, target_key: key, target_label: label }: ModerationReport) {
  if (type === 'MESSAGE') return label
  return type === 'USER' ? key : null
}

function hrefOf({ target_type: type, target_key: key }: ModerationReport): string | null {
  if (key === null) return null
  return type === 'USER' ? `/pro/${key}` : `/team/profile/${key}`
}

function Report({ report }: { report: ModerationReport }) {
  const { run, inFlight } = useWrite(decideReportAtom)
  const isPending = inFlight.some(({ id }) => id === report.id)
  const href = hrefOf(report)
  const nick = nickOf(report)
  const decide = (status: 'RESOLVED' | 'DISMISSED') => void run({ id: report.id, status, note: null })
  return (
    <>
      <h2 className={styles.title}>
        {reportTargetLabels[report.target_type]}: {report.target_label}
      </h2>
      <time className={styles.muted} dateTime={report.created_at}>
        {fullDate(report.created_at)}
      </time>
      <dl className={styles.details}>
        <dt>Motivo</dt>
        <dd>{reasonLabels[report.reason]}</dd>
        {report.text !== null && (
          <>
            <dt>Relato</dt>
            <dd>{report.text}</dd>
          </>
        )}
        {report.context.map(({ label, text }) => (
          <ContextLine key={label} label={label} text={text} />
        ))}
        <dt>Quem denunciou</dt>
        <dd>{report.reporter?.nick ?? 'Conta apagada'}</dd>
      </dl>
      <div className={styles.actions}>
        {href !== null && (
          <LinkButton size="small" href={href}>
            Ver página
          </LinkButton>
        )}
        {nick !== null && (
          <LinkButton size="small" href={`/admin/users?search=${encodeURIComponent(nick)}`}>
            Advertir ou suspender
          </LinkButton>
        )}
        {report.status === 'OPEN' && (
          <>
            <Button size="small" loading={isPending} onClick={() => decide('RESOLVED')}>
              Procede
            </Button>
            <Button size="small" loading={isPending} onClick={() => decide('DISMISSED')}>
              Arquivar
            </Button>
          </>
        )}
      </div>
    </>
  )
}

function ContextLine({ label, text }: { label: string; text: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </>
  )
}
