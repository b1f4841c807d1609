import { EmptyState, Panel } from '@convoca/ui'
import { AnnouncementList, CommunicationForm } from '@convoca/ui/app'
import type { AnnouncementItem } from '@convoca/ui/app'
import { revalidateLogic, useField, useForm, useStore } from '@tanstack/react-form'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import {
  announcementsAtom,
  createAnnouncementAtom,
  deleteAnnouncementAtom,
} from '../../atoms/championship-announcements.ts'
import type { Championship } from '../../atoms/championship.ts'
import { showToastAtom } from '../../atoms/toasts.ts'
import { QueryContent } from '../../components/QueryContent.tsx'
import { communicationSchema } from '../../forms/communication.ts'
import type { CommunicationValues } from '../../forms/communication.ts'
import { toField, useSubmit } from '../../forms/fields.ts'
import { useKeptValues } from '../../forms/useKeptValues.ts'
import { isChanged, useUnsavedChanges } from '../../forms/useUnsavedChanges.ts'
import { useConfirm } from '../../hooks/useConfirm.tsx'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { useWrite } from '../../hooks/useWrite.ts'
import { toAnnouncementItem } from '../../mappers/championship-page.ts'
import styles from './organise.module.css'

interface SectionProps {
  championship: Championship
}

/**
 * Announces something to the teams and followers, and lists all announcements, so that they can be deleted.
 */
export function AnnouncementsSection({ championship }: SectionProps) {
  const [published, setPublished] = useState(0)
  return (
    <div className={styles.panels}>
      <Panel title="Novo aviso">
        <p className={styles.text}>
          Aparece na página do campeonato. Os inscritos e quem segue o campeonato recebem uma notificação.
        </p>
        {/* After one is published the form begins again. */}
        <AnnouncementForm
          key={published}
          id={championship.id}
          onPublished={() => setPublished((count) => count + 1)}
        />
      </Panel>
      <Panel title="Avisos publicados">
        <Published id={championship.id} />
      </Panel>
    </div>
  )
}

const empty: CommunicationValues = { kind: 'INFO', recipientId: '', title: '', body: '' }

function AnnouncementForm({ id, onPublished }: { id: string; onPublished: () => void }) {
  const create = useSetAtom(createAnnouncementAtom)
  const showToast = useSetAtom(showToastAtom)
  const { of, error, send } = useSubmit()
  const kept = useKeptValues(`announcement/${id}`, empty)
  const form = useForm({
    defaultValues: kept.initial,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: communicationSchema },
    onSubmit: ({ value }) =>
      send(value, 'Não foi possível publicar o aviso.', async () => {
        const { title, body } = communicationSchema.parse(value)
        await create({ id, title, body })
        showToast({ title: 'Sucesso', message: 'Aviso publicado.', description: title })
        onPublished()
      }),
  })
  useUnsavedChanges(() => isChanged(form, empty), kept.of(form))
  const submitting = useStore(form.store, (state) => state.isSubmitting)
  return (
    <CommunicationForm
      kinds={['INFO']}
      fields={{
        kind: toField(useField({ form, name: 'kind' })),
        recipientId: toField(useField({ form, name: 'recipientId' })),
        title: toField(useField({ form, name: 'title' }), of('title')),
        body: toField(useField({ form, name: 'body' }), of('body')),
      }}
      error={error}
      submitting={submitting}
      onSubmit={() => form.handleSubmit()}
      texts={{ label: 'Novo aviso', submit: 'Publicar aviso', submitting: 'Publicando...' }}
    />
  )
}

function Published({ id }: { id: string }) {
  const announcements = useQueryAtom(announcementsAtom, id)
  const removal = useWrite(deleteAnnouncementAtom)
  const { confirm, dialog } = useConfirm(removal.isPending)
  const askToDelete = ({ id: announcementId, title }: AnnouncementItem) =>
    confirm({
      title: 'Excluir o aviso?',
      description: `“${title}” sai da página do campeonato. As notificações já enviadas ficam.`,
      confirmLabel: 'Excluir aviso',
      onConfirm: () =>
        removal.run(
          { id, announcementId },
          {
            done: { title: 'Sucesso', message: 'Aviso excluído.' },
            failure: 'Não foi possível excluir o aviso',
          },
        ),
    })
  return (
    <>
      <QueryContent query={announcements} rows={3} failed="Não foi possível carregar os avisos">
        {(data) =>
          data.length === 0 ? (
            <EmptyState title="Nenhum aviso publicado" />
          ) : (
            <AnnouncementList
              announcements={data.map(toAnnouncementItem)}
              onDelete={askToDelete}
              deletingIds={removal.inFlight.map(({ announcementId }) => announcementId)}
            />
          )
        }
      </QueryContent>
      {dialog}
    </>
  )
}
