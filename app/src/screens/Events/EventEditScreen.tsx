import { LinkButton, PageHeader, Panel, TeamBanner } from '@convoca/ui'
import { EventForm } from '@convoca/ui/app'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import {
  eventAtom,
  removeEventPictureAtom,
  saveEventPictureAtom,
  updateEventAtom,
} from '../../atoms/events.ts'
import type { EventDetails, EventKey } from '../../atoms/events.ts'
import { showToastAtom } from '../../atoms/toasts.ts'
import { PageHead } from '../../components/PageHead.tsx'
import { PictureSlot } from '../../components/PictureSlot.tsx'
import { createBannerSlot } from '../../components/picture-slots.ts'
import { QueryContent } from '../../components/QueryContent.tsx'
import { toEventInput } from '../../forms/event.ts'
import type { EventValues } from '../../forms/event.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { getEventPath } from '../../mappers/events.ts'
import { toFieldText } from '../../mappers/field-moment.ts'
import { notFound } from '../NotFoundScreen.tsx'
import { useEventForm } from './useEventForm.ts'
import styles from './events.module.css'

const banner = createBannerSlot({
  businessType: 'EVENT_BANNER',
  without: 'O evento fica com a arte das iniciais.',
})

/**
 * The page of /events/{context}/{name}/edit: what an event is, and its banner. The server tells users who may
 * not change it.
 */
export function EventEditScreen() {
  const { context, name } = useParams({ strict: false })
  const event = useQueryAtom(eventAtom, { context: context as EventKey['context'], name: name ?? '' })
  return (
    <QueryContent query={event} title="Editar evento" fallback={notFound}>
      {(data) => <Editor event={data} />}
    </QueryContent>
  )
}

function Editor({ event }: { event: EventDetails }) {
  const files = event.banner === null ? [] : [event.banner]
  return (
    <div className={styles.page}>
      <PageHead title={`Editar: ${event.title}`} />
      <PageHeader
        title="Editar evento"
        subtitle={event.title}
        actions={<LinkButton href={getEventPath(event)}>Ver evento</LinkButton>}
      />
      <Panel title="Banner">
        <PictureSlot
          slot={banner}
          files={files}
          saveAtom={saveEventPictureAtom}
          removeAtom={removeEventPictureAtom}
          toVariables={(picture) => ({ ...picture, eventId: event.id, businessType: banner.businessType })}
        >
          <TeamBanner tag={event.name} src={event.banner?.url} fade={false} className={styles.banner} />
        </PictureSlot>
      </Panel>
      <Panel title="Dados">
        <EditForm event={event} />
      </Panel>
    </div>
  )
}

const toValues = (event: EventDetails): EventValues => ({
  context: event.context === 'live' ? 'live' : 'community',
  title: event.title,
  description: event.description,
  startsAt: toFieldText(event.starts_at),
  endsAt: toFieldText(event.ends_at ?? event.starts_at),
  place: event.place ?? '',
  address: event.address ?? '',
  link: event.link ?? '',
})

/** A moment that nobody changed is sent as it is: the fields know no seconds. */
const keepMoment = (sent: string, before: string) =>
  toFieldText(sent) === toFieldText(before) ? before : sent

function keepMoments(body: ReturnType<typeof toEventInput>, { starts_at, ends_at }: EventDetails) {
  return {
    ...body,
    starts_at: keepMoment(body.starts_at, starts_at),
    ends_at: keepMoment(body.ends_at, ends_at ?? body.ends_at),
  }
}

function EditForm({ event }: { event: EventDetails }) {
  const navigate = useNavigate()
  const update = useSetAtom(updateEventAtom)
  const showToast = useSetAtom(showToastAtom)
  const [start] = useState(() => toValues(event))
  const leave = () =>
    void navigate({
      to: '/events/$context/$name',
      params: { context: event.context, name: event.name },
      ignoreBlocker: true,
    })
  const { fields, ...form } = useEventForm({
    keptAs: `event/${event.id}`,
    start,
    failure: 'Não foi possível salvar o evento.',
    save: async (values) => {
      await update({ id: event.id, ...keepMoments(toEventInput(values), event) })
      showToast({ title: 'Sucesso', message: 'Evento salvo.' })
      leave()
    },
  })
  const { context: _, ...shown } = fields
  return <EventForm {...form} fields={shown} onCancel={leave} />
}
