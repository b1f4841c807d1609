'use client'

import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import type { useMentions } from './useMentions.ts'
import styles from './Composer.module.css'

type MentionListProps = Pick<ReturnType<typeof useMentions>, 'id' | 'suggested' | 'active' | 'choose'> & {
  label: string
}

/** The people that can be mentioned, above the text box; the keys are those of the box. */
export function MentionList({ id, suggested, active, choose, label }: MentionListProps) {
  if (suggested.length === 0) return null
  return (
    <div id={id} role="listbox" aria-label={label} className={styles.mentions}>
      {suggested.map((person, place) => (
        <div
          key={person.id}
          id={`${id}-${place}`}
          role="option"
          tabIndex={-1}
          aria-selected={place === active}
          className={styles.mention}
          // Before the box loses the focus.
          onPointerDown={(event) => {
            event.preventDefault()
            choose(person)
          }}
        >
          <Avatar id={person.id} name={person.name} src={person.avatar} size="xs" decorative />
          <span>{person.name}</span>
        </div>
      ))}
    </div>
  )
}
