import { Chip } from '@convoca/ui'
import { eventContexts } from '@convoca/ui/app'
import { useAtomValue } from 'jotai'
import { eventCountsAtom, ownEventsAtom } from '../../atoms/events.ts'
import { signedInAtom } from '../../atoms/session.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { daysShown, shiftDay } from '../../mappers/events.ts'
import { lazyPart } from '../../hooks/lazy-part.ts'
import type { EventsProps } from './Events.tsx'
import { PlainStrip } from './PlainStrip.tsx'
import type { PlainStripProps } from './PlainStrip.tsx'
import styles from './events.module.css'

const memberStrip = lazyPart(async () => (await import('./MemberStrip.tsx')).MemberStrip)

const filters = [
  { context: 'championship', label: 'Campeonatos' },
  { context: 'community', label: eventContexts.community },
  { context: 'live', label: eventContexts.live },
] as const

/** The strip of two weeks, and the kinds of events with how many of each it has. */
export function EventFilters({ search, onSearch, today }: EventsProps & { today: string }) {
  const from = search.from ?? today
  const counts = useQueryAtom(eventCountsAtom, from).data ?? []
  const interests = useAtomValue(ownEventsAtom).data?.interests ?? []
  const countOf = (context?: string) =>
    counts.reduce(
      (sum, counted) => sum + (context === undefined || counted.context === context ? counted.count : 0),
      0,
    )
  const isOwn = search.interest === 'mine'
  const move = (days: number) => {
    const next = shiftDay(from, days)
    onSearch({ from: next <= today ? undefined : next, day: undefined })
  }
  const all = { context: undefined, interest: undefined }
  return (
    <>
      <Strip
        from={from}
        today={today}
        counts={counts}
        selected={search.day}
        onSelect={(day) => onSearch({ day: day ?? undefined, interest: undefined })}
        onEarlier={from > today ? () => move(-daysShown) : null}
        onLater={() => move(daysShown)}
      />
      <div className={styles.filters} role="group" aria-label="Filtrar eventos">
        <Chip selected={search.context === undefined && !isOwn} onPress={() => onSearch(all)}>
          {`Todos ${countOf()}`}
        </Chip>
        {filters.map(({ context, label }) => (
          <Chip
            key={context}
            selected={search.context === context && !isOwn}
            onPress={() => onSearch({ context, interest: undefined })}
          >
            {`${label} ${countOf(context)}`}
          </Chip>
        ))}
        {interests.length > 0 && (
          <Chip selected={isOwn} onPress={() => onSearch({ ...all, day: undefined, interest: 'mine' })}>
            {`Com interesse ${interests.length}`}
          </Chip>
        )}
      </div>
    </>
  )
}

/** The strip with the days on which the reader's teams have something, which guests do not load. */
function Strip(props: PlainStripProps) {
  const isSignedIn = useAtomValue(signedInAtom)
  const plain = <PlainStrip {...props} />
  return isSignedIn ? <memberStrip.Part isUsed fallback={plain} {...props} /> : plain
}
