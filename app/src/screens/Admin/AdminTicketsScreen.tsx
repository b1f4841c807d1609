import { Chip, Pagination, Panel } from '@convoca/ui'
import { TicketList } from '@convoca/ui/app'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { ticketQueueAtom } from '../../atoms/admin.ts'
import type { TicketQueue } from '../../atoms/admin.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { toQueryProps } from '../../mappers/query-props.ts'
import { toQueuedTicket } from '../../mappers/tickets.ts'
import { AdminPage } from './AdminPage.tsx'
import { HeldPrizes } from './HeldPrizes.tsx'
import { PrizeWithholding } from './PrizeWithholding.tsx'
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
      <HeldPrizes />
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
      <PrizeWithholding />
    </AdminPage>
  )
}

const texts = { empty: 'Nenhum chamado nesta fila', emptyHint: 'O que chegar aparece aqui.' }

interface QueueProps {
  queue: TicketQueue
  page: number
  onPageChange: (page: number) => void
}

function Queue({ queue, page, onPageChange }: QueueProps) {
  const query = useQueryAtom(ticketQueueAtom, { queue, page })
  const { data = [], totalPage = 1 } = query.data ?? {}
  return (
    <>
      <TicketList tickets={data.map(toQueuedTicket)} {...toQueryProps(query)} texts={texts} />
      <Pagination page={page} totalPages={totalPage} onPageChange={onPageChange} />
    </>
  )
}
