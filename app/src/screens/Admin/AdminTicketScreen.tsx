import { countCharacters } from '@convoca/sdk/text'
import { Badge, Button, FormError, PageHeader, Panel, TextAreaField } from '@convoca/ui'
import { TicketStatus } from '@convoca/ui/app'
import { useParams } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import {
  answerTicketAtom,
  closeQueuedTicketAtom,
  queuedTicketAtom,
  takeTicketAtom,
} from '../../atoms/admin.ts'
import type { AdminTicketDetail } from '../../atoms/admin.ts'
import { userAtom } from '../../atoms/session.ts'
import { PageHead } from '../../components/PageHead.tsx'
import { QueryContent } from '../../components/QueryContent.tsx'
import { TicketMessages } from '../../components/TicketMessages.tsx'
import { useSubmit } from '../../forms/fields.ts'
import { useKeptValues } from '../../forms/useKeptValues.ts'
import { useUnsavedChanges } from '../../forms/useUnsavedChanges.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { useWrite } from '../../hooks/useWrite.ts'
import { categoryLabels } from '../../mappers/support.ts'
import styles from './admin.module.css'

/** /admin/tickets/{id}: a ticket, to be answered and closed. */
export function AdminTicketScreen() {
  const { id = '' } = useParams({ strict: false })
  const query = useQueryAtom(queuedTicketAtom, id)
  return (
    <QueryContent query={query} title="Chamado" failed="Não foi possível carregar o chamado">
      {(ticket) => <TicketPage ticket={ticket} />}
    </QueryContent>
  )
}

function TicketPage({ ticket }: { ticket: AdminTicketDetail }) {
  const me = useAtomValue(userAtom)
  const close = useWrite(closeQueuedTicketAtom)
  const take = useWrite(takeTicketAtom)
  const isClosed = ticket.status === 'CLOSED'
  return (
    <div className={styles.page}>
      <PageHead title={`Chamado de ${ticket.user.nick}`} />
      <PageHeader
        title={`${categoryLabels[ticket.category]}: ${ticket.user.nick}`}
        back={{ href: '/admin', label: 'Chamados' }}
        actions={
          isClosed ? undefined : (
            <>
              {ticket.assignee?.id !== me?.id && (
                <Button loading={take.isPending} onClick={() => void take.run(ticket.id)}>
                  Assumir chamado
                </Button>
              )}
              <Button loading={close.isPending} onClick={() => void close.run(ticket.id)}>
                Encerrar chamado
              </Button>
            </>
          )
        }
      >
        <span className={styles.badges}>
          <TicketStatus state={ticket.status} />
          {ticket.assignee && <Badge>{`Com ${ticket.assignee.nick}`}</Badge>}
        </span>
      </PageHeader>
      <Panel title="Conversa">
        <TicketMessages messages={ticket.messages} readerId={me?.id} />
      </Panel>
      {!isClosed && (
        <Panel title="Responder">
          <Answer ticketId={ticket.id} />
        </Panel>
      )}
    </div>
  )
}

const empty = { text: '' }

function Answer({ ticketId }: { ticketId: string }) {
  const answer = useSetAtom(answerTicketAtom)
  const kept = useKeptValues(`admin-ticket/${ticketId}`, empty)
  const [text, setText] = useState(kept.initial.text)
  const [isValidated, setIsValidated] = useState(false)
  const [submitting, setSubmitting] = useState(false)
  const { of, error, send } = useSubmit()
  const isEmpty = text.trim() === ''
  useUnsavedChanges(() => !isEmpty && !submitting, kept.of({ state: { values: { text } } }))

  async function submit() {
    setIsValidated(true)
    if (isEmpty || countCharacters(text) > 4000) return
    setSubmitting(true)
    await send({ text }, 'Não foi possível enviar. Tente de novo em instantes.', async () => {
      await answer({ id: ticketId, text })
      // A text typed since then stays.
      setText((now) => (now === text ? '' : now))
      setIsValidated(false)
    })
    setSubmitting(false)
  }

  return (
    <form
      aria-label="Responder"
      noValidate
      className={styles.reply}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <FormError>{error}</FormError>
      <TextAreaField
        label="Resposta"
        required
        maxLength={4000}
        value={text}
        onChange={setText}
        error={isValidated && isEmpty ? 'Campo obrigatório' : of('text').text}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" loading={submitting} loadingLabel="Enviando...">
          Enviar resposta
        </Button>
      </div>
    </form>
  )
}
