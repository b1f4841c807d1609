import { Button, EmptyState, FormError, LinkButton, PageHeader, Panel, TextAreaField } from '@convoca/ui'
import { TicketStatus } from '@convoca/ui/app'
import { useParams } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { isNotFound } from '../../atoms/errors.ts'
import { userAtom } from '../../atoms/session.ts'
import { closeTicketAtom, reopenTicketAtom, replyToTicketAtom, ticketAtom } from '../../atoms/support.ts'
import type { TicketDetail } from '../../atoms/support.ts'
import { AttachmentField } from '../../components/AttachmentField.tsx'
import { PageHead } from '../../components/PageHead.tsx'
import { QueryContent } from '../../components/QueryContent.tsx'
import { TicketMessages } from '../../components/TicketMessages.tsx'
import { useUnsavedChanges } from '../../forms/useUnsavedChanges.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { useWrite } from '../../hooks/useWrite.ts'
import { categoryLabels } from '../../mappers/support.ts'
import styles from './support.module.css'
import { useTicketDraft } from './useTicketDraft.ts'

/** /support/{id}: one of the user's tickets with its messages. */
export function TicketScreen() {
  const { id = '' } = useParams({ strict: false })
  const query = useQueryAtom(ticketAtom, id)
  return (
    <QueryContent
      query={query}
      title="Chamado"
      failed="Não foi possível carregar o chamado"
      fallback={renderAbsent}
    >
      {(ticket) => <TicketPage ticket={ticket} />}
    </QueryContent>
  )
}

function renderAbsent(error: unknown) {
  if (!isNotFound(error)) return null
  return (
    <>
      <PageHead title="Chamado" />
      <EmptyState
        headingLevel={1}
        title="Este chamado não existe"
        action={<LinkButton href="/support">Ver seus chamados</LinkButton>}
      />
    </>
  )
}

function TicketPage({ ticket }: { ticket: TicketDetail }) {
  const me = useAtomValue(userAtom)
  const close = useWrite(closeTicketAtom)
  const reopen = useWrite(reopenTicketAtom)
  const isClosed = ticket.status === 'CLOSED'
  return (
    <div className={styles.page}>
      <PageHead title={`Chamado: ${categoryLabels[ticket.category]}`} />
      <PageHeader
        title={categoryLabels[ticket.category]}
        back={{ href: '/support', label: 'Suporte' }}
        actions={
          isClosed ? (
            <Button loading={reopen.isPending} onClick={() => void reopen.run(ticket.id)}>
              Reabrir chamado
            </Button>
          ) : (
            <Button loading={close.isPending} onClick={() => void close.run(ticket.id)}>
              Encerrar chamado
            </Button>
          )
        }
      >
        <TicketStatus state={ticket.status} />
      </PageHeader>
      <Panel title="Conversa">
        <TicketMessages messages={ticket.messages} readerId={me?.id} />
      </Panel>
      {!isClosed && (
        <Panel title="Responder">
          <Reply ticketId={ticket.id} />
        </Panel>
      )}
    </div>
  )
}

function Reply({ ticketId }: { ticketId: string }) {
  const reply = useSetAtom(replyToTicketAtom)
  const draft = useTicketDraft(`ticket/${ticketId}`, async (message) => {
    await reply({ id: ticketId, ...message })
  })
  useUnsavedChanges(draft.isChanged, draft.kept)
  return (
    <form
      aria-label="Responder"
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void draft.submit()
      }}
    >
      <FormError>{draft.error}</FormError>
      <TextAreaField label="Mensagem" {...draft.textField} />
      <div className={styles.actions}>
        <AttachmentField {...draft.pictureField} />
        <Button type="submit" variant="primary" loading={draft.submitting} loadingLabel="Enviando...">
          Enviar resposta
        </Button>
      </div>
    </form>
  )
}
