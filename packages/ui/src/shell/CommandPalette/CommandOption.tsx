'use client'

import type { Command } from './commands.tsx'
import { wrapText } from '../../primitives/text-elements/wrap-text.tsx'
import styles from './CommandPalette.module.css'

interface CommandOptionProps {
  id: string
  command: Command
  active: boolean
  onPoint: () => void
  onChosen: () => void
}

/** One entry: a link if it has an address, so that it can be opened in a new tab. */
export function CommandOption({ id, command, active, onPoint, onChosen }: CommandOptionProps) {
  const shared = {
    id,
    role: 'option',
    'aria-selected': active,
    'data-active': active || undefined,
    tabIndex: -1,
    className: styles.option,
    onPointerMove: onPoint,
    onClick: () => {
      command.onSelect?.()
      onChosen()
    },
  }
  const face = (
    <>
      {wrapText(command.icon)}
      <span className={styles.name}>{command.label}</span>
      {command.detail && <span className={styles.detail}>{command.detail}</span>}
    </>
  )
  return command.href === undefined ? (
    <div {...shared}>{face}</div>
  ) : (
    <a {...shared} href={command.href}>
      {face}
    </a>
  )
}
