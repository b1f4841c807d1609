import { Button, EmptyState, findScenes, LinkButton, PageHeader, Panel } from '@convoca/ui'
import { EventCard, EventHead } from '@convoca/ui/app'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { eventsAtom, ownEventsAtom, type PublicEvent } from '../../atoms/events.ts'
import { signedInAtom } from '../../atoms/session.ts'
import { QueryContent } from '../../components/QueryContent.tsx'
import { lazyPart } from '../../hooks/lazy-part.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import {
  findFeatured,
  getEventPath,
  groupByEventDay,
  toDay,
  toEventItem,
  toWindow,
  shiftDay,
} from '../../mappers/events.ts'
import type { EventSearch } from '../../navigation/search.ts'
import { EventFilters } from './EventFilters.tsx'
import { InterestButton } from './InterestButton.tsx'
import styles from './events.module.css'

/** Guests do not load it. */
const ownEvents = lazyPart(async () => (await import('./OwnEvents.tsx')).OwnEvents)

export interface EventsProps {
  search: EventSearch
  /** Merges a change into the search. */
  onSearch: (change: EventSearch) => void
}

export function Events({ search, onSearch }: EventsProps) {
  const isSignedIn = useAtomValue(signedInAtom)
  const mayCreate = useAtomValue(ownEventsAtom).data?.may_create === true
  const [today] = useState(() => toDay(new Date()))
  return (
    <div className={styles.page}>
      <PageHeader
        title="Eventos"
        subtitle="Campeonatos, encontros da comunidade e transmissões ao vivo."
        actions={
          mayCreate && (
            <LinkButton variant="primary" href="/events/new">
              Criar evento
            </LinkButton>
          )
        }
      />
      <Featured today={today} />
      <EventFilters search={search} onSearch={onSearch} today={today} />
      <div className={styles.columns}>
        {search.interest === 'mine' ? (
          <OwnInterests today={today} />
        ) : (
          <EventList search={search} today={today} />
        )}
        <aside className={styles.rail} aria-label={isSignedIn ? 'Seus treinos' : 'Organize'}>
          {isSignedIn ? (
            <>
              <h2 className={styles.railTitle}>Seus treinos</h2>
              <ownEvents.Part isUsed />
            </>
          ) : (
            <Panel title="Faz alguma coisa acontecer?">
              <p className={styles.text}>
                Quem organiza campeonatos cria eventos, e avisa quem tem interesse.
              </p>
              <div className={styles.actions}>
                <LinkButton href="/auth?redirect=%2Fevents">Entrar</LinkButton>
                <LinkButton href="/register">Criar conta</LinkButton>
              </div>
            </Panel>
          )}
        </aside>
      </div>
    </div>
  )
}

/** The events that most have interest in, of the next two weeks. */
function Featured({ today }: { today: string }) {
  const list = useQueryAtom(eventsAtom, toWindow({}, today))
  const events = list.data?.pages.flatMap((page) => page.data) ?? []
  const featured = findFeatured(events, list.dataUpdatedAt)
  if (featured === undefined) return null
  return (
    <EventHead
      event={toEventItem(featured, list.dataUpdatedAt)}
      href={getEventPath(featured)}
      actions={
        <>
          <InterestButton event={featured} variant="primary" size="large" />
          <LinkButton size="large" href={getEventPath(featured)}>
            Ver evento
          </LinkButton>
        </>
      }
    />
  )
}

function EventList({ search, today }: Pick<EventsProps, 'search'> & { today: string }) {
  const list = useQueryAtom(eventsAtom, toWindow(search, today))
  return (
    <div className={styles.list}>
      <QueryContent query={list} failed="Não foi possível carregar os eventos">
        {({ pages }) => (
          <Days
            events={pages.flatMap((page) => page.data)}
            today={today}
            now={list.dataUpdatedAt}
            empty={
              search.day === undefined
                ? 'Nada marcado por enquanto. Volte em alguns dias.'
                : 'Nada marcado para este dia.'
            }
          />
        )}
      </QueryContent>
      {list.hasNextPage && (
        <Button
          className={styles.more}
          loading={list.isFetchingNextPage}
          loadingLabel="Carregando..."
          onClick={() => void list.fetchNextPage()}
        >
          Mostrar mais
        </Button>
      )}
    </div>
  )
}

function OwnInterests({ today }: { today: string }) {
  const own = useAtomValue(ownEventsAtom)
  return (
    <div className={styles.list}>
      <QueryContent query={own} failed="Não foi possível carregar os seus eventos">
        {({ interests }) => (
          <Days
            events={interests.map(({ event }) => event)}
            today={today}
            now={own.dataUpdatedAt}
            empty="Marque o seu interesse em um evento, e ele aparece aqui."
          />
        )}
      </QueryContent>
    </div>
  )
}

interface DaysProps {
  events: readonly PublicEvent[]
  today: string
  now: number
  /** The text of an empty list. */
  empty: string
}

const format = new Intl.DateTimeFormat('pt-BR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

/** `Hoje, sexta-feira, 27 de novembro` */
function titleOfDay(day: string, today: string): string {
  const date = format.format(new Date(`${day}T12:00:00Z`))
  if (day === today) return `Hoje, ${date}`
  if (day === shiftDay(today, 1)) return `Amanhã, ${date}`
  return date.charAt(0).toUpperCase() + date.slice(1)
}

function Days({ events, today, now, empty }: DaysProps) {
  if (events.length === 0)
    return (
      <Panel>
        <EmptyState headingLevel={2} title="Nenhum evento" description={empty} />
      </Panel>
    )
  const scenes = findScenes(events.map((event) => toEventItem(event, now).name))
  return groupByEventDay(events).map(([day, ofDay]) => (
    // No landmark: the member's own trainings beside it have days of the same names.
    <div key={day} className={styles.day}>
      <h2 className={styles.dayTitle}>{titleOfDay(day, today)}</h2>
      <ul className={styles.cards}>
        {ofDay.map((event) => (
          <li key={`${event.context}/${event.name}`}>
            <EventCard
              event={{ ...toEventItem(event, now), scene: scenes[events.indexOf(event)] }}
              href={getEventPath(event)}
              action={<InterestButton event={event} size="small" />}
            />
          </li>
        ))}
      </ul>
    </div>
  ))
}
