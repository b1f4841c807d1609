import { AvatarGroup } from '@convoca/ui'
import { interestedUsersAtom } from '../../atoms/events.ts'
import type { EventDetails } from '../../atoms/events.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import styles from './events.module.css'

const number = new Intl.NumberFormat('pt-BR')

/** Some of those who have interest, for members; nothing where none of them may be shown. */
export function Faces({ event }: { event: EventDetails }) {
  const people = useQueryAtom(interestedUsersAtom, { context: event.context, name: event.name }).data ?? []
  const [first] = people
  if (first === undefined) return null
  const others = event.interested_count - 1
  return (
    <div className={styles.faces}>
      <AvatarGroup
        max={6}
        people={people.map(({ id, nick, photo }) => ({ id, name: nick, src: photo?.url }))}
        total={people.length}
      />
      <p className={styles.text}>
        <a href={`/pro/${encodeURIComponent(first.nick)}`}>{first.nick}</a>
        <span>{others > 0 ? ` e mais ${number.format(others)} com interesse` : ' tem interesse'}</span>
      </p>
    </div>
  )
}
