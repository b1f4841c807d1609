'use client'

import { clsx } from 'clsx'
import { ArrowDown, ArrowUp, GripVertical, Lock, LockOpen } from 'lucide-react'
import { type ComponentPropsWithRef, type KeyboardEvent, useId, useState } from 'react'
import { TeamLogo } from '../../primitives/TeamLogo/TeamLogo.tsx'
import { type MatchTeam, colorsOf } from '../match.ts'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './SeedingList.module.css'

export const seedingListTexts = {
  hint: 'Arraste um time, use os botões ou digite o seed. Na alça, ↑ e ↓ movem, Home e End levam à ponta.',
  /** Name of the handle of a team. */
  move: (team: string, seed: number) => `Mover ${team}, seed ${seed}`,
  up: (team: string) => `Subir ${team}`,
  down: (team: string) => `Descer ${team}`,
  seedOf: (team: string) => `Seed de ${team}`,
  /** A switch: a locked seed stays where everything else is ordered anew. */
  lock: (team: string) => `Fixar o seed de ${team}`,
  /** Announced after a move. */
  moved: (team: string, seed: number) => `${team} agora é o seed ${seed}`,
}

export type SeedingListProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> & {
  /** The teams, the best seed first. Controlled. */
  teams: readonly MatchTeam[]
  /** Called with the new order. */
  onChange: (teams: readonly MatchTeam[]) => void
  /** Teams whose seed stays, whatever orders the others, by id. They move by hand alone. */
  lockedIds?: readonly string[] | undefined
  /** Called to lock the seed of a team, or to unlock it; without it there are no locks. */
  onLock?: ((team: MatchTeam, isLocked: boolean) => void) | undefined
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
 * The seeds of a championship, to put in order: by dragging, by ↑, ↓, Home and End on the handle of a team, which keeps the focus, by
 * two buttons, or by typing the seed. It must announce every move.
 */
// oxlint-disable-next-line max-lines-per-function -- dragging and keys move the rows of one list
export function SeedingList(props: SeedingListProps) {
  const { teams, onChange, lockedIds = [], onLock, disabled = false, className, ...rest } = props
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
        {useTexts('SeedingList', seedingListTexts, undefined).hint}
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
            <SeedField
              key={index}
              seed={index + 1}
              last={teams.length}
              label={seedingListTexts.seedOf(team.name)}
              disabled={disabled}
              onChoose={(seed) => move(index, seed - 1)}
            />
            <TeamLogo name={team.name} {...colorsOf(team)} src={team.logoUrl} size={32} />
            <span className={styles.name}>{team.name}</span>
            <RowButtons
              team={team}
              index={index}
              last={teams.length - 1}
              isLocked={lockedIds.includes(team.id)}
              disabled={disabled}
              onLock={onLock}
              onMove={(to) => move(index, to)}
            />
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

interface RowButtonsProps {
  team: MatchTeam
  index: number
  /** The index of the last team. */
  last: number
  isLocked: boolean
  disabled: boolean
  onLock: SeedingListProps['onLock']
  onMove: (to: number) => void
}

/** The buttons of a row: the lock, and one place up or down. */
function RowButtons({ team, index, last, isLocked, disabled, onLock, onMove }: RowButtonsProps) {
  return (
    <span className={styles.buttons}>
      {onLock && (
        <button
          type="button"
          className={styles.button}
          disabled={disabled}
          aria-pressed={isLocked}
          aria-label={seedingListTexts.lock(team.name)}
          onClick={() => onLock(team, !isLocked)}
        >
          {isLocked ? <Lock aria-hidden="true" /> : <LockOpen aria-hidden="true" />}
        </button>
      )}
      <button
        type="button"
        className={styles.button}
        disabled={disabled || index === 0}
        aria-label={seedingListTexts.up(team.name)}
        onClick={() => onMove(index - 1)}
      >
        <ArrowUp aria-hidden="true" />
      </button>
      <button
        type="button"
        className={styles.button}
        disabled={disabled || index === last}
        aria-label={seedingListTexts.down(team.name)}
        onClick={() => onMove(index + 1)}
      >
        <ArrowDown aria-hidden="true" />
      </button>
    </span>
  )
}

interface SeedFieldProps {
  seed: number
  last: number
  label: string
  disabled: boolean
  onChoose: (seed: number) => void
}

/** A seed to be typed: the team moves with Enter, or when the field is left. Anything but a seed gives the old one back. */
function SeedField({ seed, last, label, disabled, onChoose }: SeedFieldProps) {
  const [typed, setTyped] = useState(`${seed}`)
  const choose = () => {
    const chosen = Number(typed)
    if (/^\d{1,4}$/.test(typed) && chosen >= 1 && chosen <= last && chosen !== seed) onChoose(chosen)
    else setTyped(`${seed}`)
  }
  return (
    <input
      className={styles.seed}
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      value={typed}
      disabled={disabled}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={choose}
      onKeyDown={({ key }) => {
        if (key === 'Enter') choose()
      }}
    />
  )
}
