import { Button, LinkButton, Panel, SwitchField } from '@convoca/ui'
import { EventHead, ShareButton } from '@convoca/ui/app'
import { useParams } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { ArrowLeft, Link, Navigation, Plus } from 'lucide-react'
import { useState } from 'react'
import { eventAtom } from '../../atoms/events.ts'
import type { EventDetails, EventKey } from '../../atoms/events.ts'
import { signedInAtom, userAtom } from '../../atoms/session.ts'
import { PageHead } from '../../components/PageHead.tsx'
import { QrCode } from '../../components/QrCode.tsx'
import { QueryContent } from '../../components/QueryContent.tsx'
import { lazyPart } from '../../hooks/lazy-part.ts'
import { usePublicUrl } from '../../hooks/usePublicUrl.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { getEventPath, toCalendarPath, toEventItem, toEventPage, toMapHref } from '../../mappers/events.ts'
import { notFound } from '../NotFoundScreen.tsx'
import { InterestButton } from './InterestButton.tsx'
import { useInterest } from './useInterest.ts'
import styles from './events.module.css'

/** Only its organiser loads it. */
const organiserActions = lazyPart(async () => (await import('./OrganiserActions.tsx')).OrganiserActions)

/** Only members load it. */
const faces = lazyPart(async () => (await import('./Faces.tsx')).Faces)

/** Only the events that are championships load it. */
const championshipParts = lazyPart(async () => (await import('./ChampionshipParts.tsx')).ChampionshipParts)

/** /events/{context}/{name}: the public page of an event. */
export function EventScreen() {
  const { context, name } = useParams({ from: '/shell/events/$context/$name' })
  const event = useQueryAtom(eventAtom, { context: context as EventKey['context'], name })
  return (
    <QueryContent query={event} title={name} failed="Não foi possível carregar o evento" fallback={notFound}>
      {(data) => <EventDetailsPage event={data} readAt={event.dataUpdatedAt} />}
    </QueryContent>
  )
}

function EventDetailsPage({ event, readAt }: { event: EventDetails; readAt: number }) {
  const user = useAtomValue(userAtom)
  const isOwn = event.championship === null && user !== null
  const mayEdit = isOwn && (event.organizer?.id === user.id || user.role === 'ADMIN')
  return (
    <div className={styles.page}>
      <PageHead title={event.title} page={toEventPage(event)} />
      <nav aria-label="Caminho">
        <LinkButton variant="ghost" size="small" href="/events" icon={<ArrowLeft aria-hidden />}>
          Eventos
        </LinkButton>
      </nav>
      <EventHead headingLevel={1} event={toEventItem(event, readAt)} />
      <div className={styles.columns}>
        <div className={styles.list}>
          {event.is_cancelled && <Cancelled reason={event.cancel_reason} />}
          <Panel title="Sobre">
            <p className={styles.description}>{event.description}</p>
            {event.championship !== null && (
              <div className={styles.actions}>
                <LinkButton href={`/championships/${event.championship.url}`}>Ver campeonato</LinkButton>
                <LinkButton href={`/championships/${event.championship.url}?tab=bracket`}>
                  Ver chave
                </LinkButton>
              </div>
            )}
          </Panel>
          {event.championship !== null && (
            <championshipParts.Part isUsed event={event} championship={event.championship} />
          )}
          {event.link !== null && (
            <Panel title="Onde assistir">
              <LinkButton
                href={event.link}
                target="_blank"
                rel="noopener noreferrer nofollow ugc"
                icon={<Link aria-hidden />}
              >
                {new URL(event.link).hostname}
              </LinkButton>
            </Panel>
          )}
        </div>
        <div className={styles.rail}>
          <InterestCard event={event} />
          {event.place !== null && <Place event={event} />}
          <Share event={event} />
          {mayEdit && <organiserActions.Part isUsed event={event} />}
        </div>
      </div>
    </div>
  )
}

function Cancelled({ reason }: { reason: string | null }) {
  return (
    <Panel title="Evento cancelado">
      <p className={styles.text}>{reason ?? 'Quem organiza não disse por quê.'}</p>
    </Panel>
  )
}

function InterestCard({ event }: { event: EventDetails }) {
  const { reminders, isPending, remind } = useInterest(event)
  const isSignedIn = useAtomValue(signedInAtom)
  return (
    <Panel title={<InterestTitle count={event.interested_count} />}>
      <div className={styles.interest}>
        {isSignedIn && event.interested_count > 0 && <faces.Part isUsed event={event} />}
        {!event.is_cancelled && <InterestButton event={event} variant="primary" size="large" block />}
        {reminders !== null && !event.is_cancelled && (
          <>
            <SwitchField
              label="Lembrar na véspera"
              value={reminders.remind_day_before}
              pending={isPending}
              onChange={(isOn) => remind({ remind_day_before: isOn })}
            />
            <SwitchField
              label="Lembrar 1 h antes"
              value={reminders.remind_hour_before}
              pending={isPending}
              onChange={(isOn) => remind({ remind_hour_before: isOn })}
            />
          </>
        )}
        <LinkButton href={toCalendarPath(event)} icon={<Plus aria-hidden />} block>
          Pôr na agenda
        </LinkButton>
      </div>
    </Panel>
  )
}

const number = new Intl.NumberFormat('pt-BR')

function InterestTitle({ count }: { count: number }) {
  return (
    <>
      <span className={styles.count}>{number.format(count)}</span>
      <span className={styles.countLabel}>com interesse</span>
    </>
  )
}

/** The map opens outside: no page loads a third party. */
function Place({ event }: { event: EventDetails }) {
  return (
    <Panel title="Onde">
      <p className={styles.text}>
        <strong>{event.place}</strong>
      </p>
      {event.address !== null && <p className={styles.text}>{event.address}</p>}
      <div className={styles.actions}>
        <LinkButton
          href={toMapHref(event)}
          target="_blank"
          rel="noopener noreferrer"
          icon={<Navigation aria-hidden />}
        >
          Rota
        </LinkButton>
      </div>
    </Panel>
  )
}

function Share({ event }: { event: EventDetails }) {
  const url = usePublicUrl(getEventPath(event))
  const [isShown, setIsShown] = useState(false)
  return (
    <Panel title="Chame mais gente">
      <div className={styles.actions}>
        <ShareButton url={url} name={event.title} />
        <Button aria-expanded={isShown} onClick={() => setIsShown((before) => !before)}>
          {isShown ? 'Esconder QR' : 'Mostrar QR'}
        </Button>
      </div>
      {isShown && (
        <div className={styles.qr}>
          <QrCode text={url} label={`Código QR: ${event.title}`} />
        </div>
      )}
    </Panel>
  )
}
