import { useNavigate, useSearch } from '@tanstack/react-router'
import { PageHead } from '../../components/PageHead.tsx'
import { eventsSearch } from '../../navigation/search.ts'
import { Events } from './Events.tsx'

const page = {
  path: '/events',
  description:
    'Campeonatos, encontros da comunidade e transmissões ao vivo: veja o que acontece nas próximas semanas.',
}

/** /events: what happens in the next weeks; members also see what their teams have planned. */
export function EventsScreen() {
  const search = eventsSearch(useSearch({ strict: false }))
  const navigate = useNavigate()
  return (
    <>
      <PageHead title="Eventos" page={page} />
      <Events
        search={search}
        onSearch={(change) =>
          void navigate({
            to: '.',
            search: (before) => eventsSearch({ ...before, ...change }),
            resetScroll: false,
          })
        }
      />
    </>
  )
}
