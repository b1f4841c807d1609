'use client'

import { clsx } from 'clsx'
import { useId } from 'react'
import type { Field } from '../../forms/field.ts'
import grid from '../../forms/FormFrame/fields.module.css'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { CheckItem } from './CheckItem.tsx'
import { scheduleFormTexts } from './schedule-form-texts.ts'
import styles from './ScheduleForm.module.css'

export interface InvitableMember {
  /** Id of the membership. */
  id: string
  /** The seed of the colour of a missing picture; default is `id`. */
  userId?: string | undefined
  nick: string
  name?: string | undefined
  avatarUrl?: string | null | undefined
}

interface InvitedFieldProps {
  field: Field<readonly string[]>
  members: readonly InvitableMember[]
}

/** The invited members: a checkbox each, and a button that selects all. */
export function InvitedField({ field, members }: InvitedFieldProps) {
  const errorId = useId()
  const isFull = members.length > 0 && members.every(({ id }) => field.value.includes(id))
  const toggle = (id: string, chosen: boolean) =>
    field.onChange(chosen ? [...field.value, id] : field.value.filter((invitedId) => invitedId !== id))
  return (
    <fieldset
      className={clsx(grid.whole, styles.invited)}
      aria-describedby={field.error ? errorId : undefined}
    >
      <legend className={styles.caption}>{scheduleFormTexts.invited}</legend>
      {members.length === 0 ? (
        <p className={styles.count}>{scheduleFormTexts.noMembers}</p>
      ) : (
        <div className={styles.invitedBar}>
          <span className={styles.count} role="status">
            {scheduleFormTexts.invitedCount(field.value.length, members.length)}
          </span>
          <Button
            size="small"
            variant="ghost"
            onClick={() => field.onChange(isFull ? [] : members.map(({ id }) => id))}
          >
            {isFull ? scheduleFormTexts.inviteNone : scheduleFormTexts.inviteAll}
          </Button>
        </div>
      )}
      <ul className={styles.members}>
        {members.map(({ id, userId = id, nick, name, avatarUrl }) => (
          <li key={id}>
            <CheckItem
              name="memberIds"
              checked={field.value.includes(id)}
              aria-invalid={field.error ? true : undefined}
              onChange={(event) => toggle(id, event.target.checked)}
            >
              <Avatar id={userId} name={nick} src={avatarUrl} size="xs" decorative />
              <span className={styles.memberName}>
                <span>{nick}</span>
                {name && <span className={styles.count}>{` ${name}`}</span>}
              </span>
            </CheckItem>
          </li>
        ))}
      </ul>
      <div id={errorId} className={styles.error} aria-live="polite">
        {field.error}
      </div>
    </fieldset>
  )
}
