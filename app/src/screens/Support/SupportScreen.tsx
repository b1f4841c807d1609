import {
  Button,
  FormError,
  LinkButton,
  PageHeader,
  Pagination,
  Panel,
  SelectField,
  TextAreaField,
} from '@convoca/ui'
import { TicketList } from '@convoca/ui/app'
import { useRouter } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { createTicketAtom, ticketsAtom } from '../../atoms/support.ts'
import type { Ticket } from '../../atoms/support.ts'
import { showToastAtom } from '../../atoms/toasts.ts'
import { AttachmentField } from '../../components/AttachmentField.tsx'
import { PageHead } from '../../components/PageHead.tsx'
import { useUnsavedChanges } from '../../forms/useUnsavedChanges.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { toQueryProps } from '../../mappers/query-props.ts'
import { categoryOptions } from '../../mappers/support.ts'
import { toTicketItem } from '../../mappers/tickets.ts'
import styles from './support.module.css'
import { useTicketDraft } from './useTicketDraft.ts'

/** /support: the user's tickets, and a new one. */
export function SupportScreen() {
  return (
    <div className={styles.page}>
      <PageHead title="Suporte" />
      <PageHeader
        title="Suporte"
        subtitle="Conte o que aconteceu: uma pessoa da equipe lê e responde por aqui."
        actions={<LinkButton href="/faq">Perguntas frequentes</LinkButton>}
      />
      <div className={styles.desk}>
        <Panel title="Novo chamado">
          <NewTicket />
        </Panel>
        <Panel title="Seus chamados" flush>
          <Tickets />
        </Panel>
      </div>
    </div>
  )
}

function NewTicket() {
  const create = useSetAtom(createTicketAtom)
  const showToast = useSetAtom(showToastAtom)
  const { history } = useRouter()
  const [category, setCategory] = useState<Ticket['category'] | ''>('')
  const draft = useTicketDraft('new-ticket', async (message) => {
    if (category === '') return
    const { id } = await create({ category, ...message })
    showToast({ title: 'Sucesso', message: 'Chamado enviado. Avisamos quando houver resposta.' })
    history.push(`/support/${id}`, undefined, { ignoreBlocker: true })
  })
  useUnsavedChanges(draft.isChanged, draft.kept)
  return (
    <form
      aria-label="Novo chamado"
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void draft.submit(category !== '')
      }}
    >
      <FormError>{draft.error}</FormError>
      <SelectField
        label="Assunto"
        required
        options={categoryOptions}
        value={category}
        onChange={setCategory}
        error={draft.isValidated && category === '' ? 'Campo obrigatório' : undefined}
      />
      <TextAreaField
        label="Mensagem"
        hint="O que você fez, o que esperava e o que aconteceu."
        rows={6}
        {...draft.textField}
      />
      <div className={styles.actions}>
        <AttachmentField {...draft.pictureField} />
        <Button type="submit" variant="primary" loading={draft.submitting} loadingLabel="Enviando...">
          Enviar chamado
        </Button>
      </div>
    </form>
  )
}

function Tickets() {
  const [page, setPage] = useState(1)
  const query = useQueryAtom(ticketsAtom, page)
  const { data = [], totalPage = 1 } = query.data ?? {}
  return (
    <>
      <TicketList
        tickets={data.map(toTicketItem)}
        {...toQueryProps(query)}
        texts={{ label: 'Seus chamados' }}
      />
      <Pagination page={page} totalPages={totalPage} onPageChange={setPage} />
    </>
  )
}
