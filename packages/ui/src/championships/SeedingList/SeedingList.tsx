'use client'

import { clsx } from 'clsx'
import { GripVertical } from 'lucide-react'
import { type ComponentPropsWithRef, type KeyboardEvent, useId, useState } from 'react'
import { TeamLogo } from '../../primitives/TeamLogo/TeamLogo.tsx'
import { type MatchTeam, colorsOf } from '../match.ts'
import { seedingListTexts } from './seeding-list-texts.ts'
import styles from './SeedingList.module.css'

export type SeedingListProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> & {
  /** The teams, the best seed first. Controlled. */
  teams: readonly MatchTeam[]
  /** Called with the new order. */
  onChange: (teams: readonly MatchTeam[]) => void
  /** Default false. */
  disabled?: boolean | undefined
}

const targets: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowUp: (index) => index - 1,
  ArrowDown: (index) => index + 1,
  Home: () => 0,
  End: (_index, last) => last,
}

/**
 * The seeds of a championship, to put in order: by dragging, or by ↑, ↓, Home and End on the handle of a team, which
 * keeps the focus. must announce every move.
 */
// oxlint-disable-next-line max-lines-per-function -- dragging and keys move the rows of one list
export function SeedingList(props: SeedingListProps) {
  const { teams, onChange, disabled = false, className, ...rest } = props
  const hintId = useId()
  const [announcement, setAnnouncement] = useState('')
  const [dragged, setDragged] = useState<string | null>(null)

  function move(from: number, to: number) {
    const team = teams[from]
    if (team === undefined || from === to || to < 0 || to >= teams.length) return
    onChange(teams.toSpliced(from, 1).toSpliced(to, 0, team))
    setAnnouncement(seedingListTexts.moved(team.name, to + 1))
  }

  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>, index: number) {
    const target = targets[event.key]
    if (target === undefined || disabled) return
    event.preventDefault()
    const handle = event.currentTarget
    move(index, target(index, teams.length - 1))
    // Moving the row in the document takes the focus from it.
    requestAnimationFrame(() => handle.focus())
  }

  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <p id={hintId} className={styles.hint}>
        Arraste um time, ou use ↑ e ↓ na alça dele. Home e End levam à ponta.
      </p>
      <ol className={styles.list} aria-label="Ordem dos seeds">
        {teams.map((team, index) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are on its handle
          <li
            key={team.id}
            className={styles.row}
            data-dragged={dragged === team.id || undefined}
            draggable={!disabled}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move'
              event.dataTransfer.setData('text/plain', team.name)
              setDragged(team.id)
            }}
            onDragOver={(event) => {
              if (dragged === null) return
              event.preventDefault()
              move(
                teams.findIndex(({ id }) => id === dragged),
                index,
              )
            }}
            onDrop={(event) => event.preventDefault()}
            onDragEnd={() => setDragged(null)}
          >
            <span className={styles.seed} aria-hidden="true">
              {index + 1}
            </span>
            <TeamLogo name={team.name} {...colorsOf(team)} src={team.logoUrl} size={32} />
            <span className={styles.name}>{team.name}</span>
            <button
              type="button"
              className={styles.handle}
              disabled={disabled}
              aria-label={seedingListTexts.move(team.name, index + 1)}
              aria-describedby={hintId}
              onKeyDown={(event) => onKeyDown(event, index)}
            >
              <GripVertical aria-hidden="true" />
            </button>
          </li>
        ))}
      </ol>
      <p className="cv-hidden" role="status">
        {announcement}
      </p>
    </div>
  )
}
