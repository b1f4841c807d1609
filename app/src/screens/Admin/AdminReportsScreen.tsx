import { Pagination, Panel, SelectField } from '@convoca/ui'
import { ReportList } from '@convoca/ui/app'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { decideReportAtom, reportsAtom } from '../../atoms/admin.ts'
import type { ModerationReport } from '../../atoms/admin.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { useWrite } from '../../hooks/useWrite.ts'
import { toQueryProps } from '../../mappers/query-props.ts'
import { toReportItem } from '../../mappers/tickets.ts'
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
  const { run, inFlight } = useWrite(decideReportAtom)
  const { data = [], totalPage = 1 } = query.data ?? {}
  return (
    <>
      <ReportList
        reports={data.map(toReportItem)}
        {...toQueryProps(query)}
        decidingIds={inFlight.map(({ id }) => id)}
        onDecide={(id, isUpheld) => void run({ id, status: isUpheld ? 'RESOLVED' : 'DISMISSED', note: null })}
      />
      <Pagination page={page} totalPages={totalPage} onPageChange={onPageChange} />
    </>
  )
}
