import { Badge, Chip, EmptyState, fullDate, Pagination, Panel, relativeDate } from '@convoca/ui'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { ticketQueueAtom } from '../../atoms/admin.ts'
import type { TicketQueue } from '../../atoms/admin.ts'
import { QueryContent } from '../../components/QueryContent.tsx'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { categoryLabels, ticketStates } from '../../mappers/support.ts'
import { AdminPage } from './AdminPage.tsx'
import styles from './admin.module.css'

const queues: readonly { value: TicketQueue; label: string }[] = [
  { value: 'OPEN', label: 'Abertos' },
  { value: 'MINE', label: 'Meus' },
  { value: 'ANSWERED', label: 'Respondidos' },
  { value: 'CLOSED', label: 'Encerrados' },
]

/** /admin: the queues of tickets; the queue and its page are in the URL. */
export function AdminTicketsScreen() {
  const { queue = 'OPEN', page = 1 } = useSearch({ from: '/shell/guarded/staff/admin' })
  const navigate = useNavigate({ from: '/admin' })
  return (
    <AdminPage section="tickets">
      <div role="group" aria-label="Fila" className={styles.badges}>
        {queues.map(({ value, label }) => (
          <Chip
            key={value}
            selected={queue === value}
            onClick={() => void navigate({ search: { queue: value } })}
          >
            {label}
          </Chip>
        ))}
      </div>
      <Panel flush>
        <Queue
          queue={queue}
          page={page}
          onPageChange={(next) => void navigate({ search: { queue, page: next } })}
        />
      </Panel>
    </AdminPage>
  )
}

interface QueueProps {
  queue: TicketQueue
  page: number
  onPageChange: (page: number) => void
}

function Queue({ queue, page, onPageChange }: QueueProps) {
  const query = useQueryAtom(ticketQueueAtom, { queue, page })
  return (
    <QueryContent query={query} failed="Não foi possível carregar os chamados">
      {({ data, totalPage }) =>
        data.length === 0 ? (
          <EmptyState title="Nenhum chamado nesta fila" />
        ) : (
          <>
            <ul className={styles.list}>
              {data.map((ticket) => (
                <li key={ticket.id}>
                  <a className={styles.row} href={`/admin/tickets/${ticket.id}`}>
                    <span className={styles.title}>
                      {categoryLabels[ticket.category]} · {ticket.user.nick}
                    </span>
                    <span className={styles.badges}>
                      {ticket.assignee && <Badge>{ticket.assignee.nick}</Badge>}
                      <Badge tone={ticketStates[ticket.status].tone}>
                        {ticketStates[ticket.status].label}
                      </Badge>
                    </span>
                    <span className={styles.muted}>{ticket.excerpt}</span>
                    <time
                      className={styles.muted}
                      dateTime={ticket.updated_at}
                      title={fullDate(ticket.updated_at)}
                    >
                      {relativeDate(ticket.updated_at, new Date())}
                    </time>
                  </a>
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
