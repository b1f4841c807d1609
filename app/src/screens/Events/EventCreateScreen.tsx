import { PageHeader, Panel } from '@convoca/ui'
import { EventForm } from '@convoca/ui/app'
import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { createEventAtom } from '../../atoms/events.ts'
import { showToastAtom } from '../../atoms/toasts.ts'
import { PageHead } from '../../components/PageHead.tsx'
import { toEventInput } from '../../forms/event.ts'
import type { EventValues } from '../../forms/event.ts'
import { useEventForm } from './useEventForm.ts'
import styles from './events.module.css'

const empty: EventValues = {
  context: 'community',
  title: '',
  description: '',
  startsAt: '',
  endsAt: '',
  place: '',
  address: '',
  link: '',
}

/** /events/new: a new event, whose banner follows once it exists. */
export function EventCreateScreen() {
  const navigate = useNavigate()
  const create = useSetAtom(createEventAtom)
  const showToast = useSetAtom(showToastAtom)
  const [start] = useState(empty)
  const form = useEventForm({
    keptAs: 'new-event',
    start,
    failure: 'Não foi possível criar o evento.',
    save: async (values) => {
      const context = values.context === 'live' ? 'live' : 'community'
      const made = await create({ ...toEventInput(values), context })
      showToast({
        title: 'Sucesso',
        message: 'Evento criado.',
        description: 'Quem acompanha o que você organiza foi avisado.',
      })
      void navigate({
        to: '/events/$context/$name/edit',
        params: { context: made.context, name: made.name },
        ignoreBlocker: true,
      })
    },
  })
  return (
    <div className={styles.page}>
      <PageHead title="Criar evento" />
      <PageHeader title="Criar evento" subtitle="Campeonatos aparecem sozinhos: aqui entra o resto." />
      <Panel>
        <EventForm
          {...form}
          texts={{ submit: 'Criar evento', submitting: 'Criando...' }}
          onCancel={() => void navigate({ to: '/events' })}
        />
      </Panel>
    </div>
  )
}
