'use client'

import type { KeyboardEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import styles from './Composer.module.css'

/** A fixed selection: nothing has to be loaded. */
const emojis = [
  '😀 😂 😅 😉 😍 😎 🤔 😴',
  '😢 😭 😡 😱 🤯 🥳 🤝 🙏',
  '👍 👎 👏 💪 👀 ✌️ 🤞 👋',
  '❤️ 💚 🔥 ✨ 💯 ⚡ 💀 🎉',
  '🎮 🕹️ 🏆 🥇 🎯 ⚔️ 🛡️ 🚀',
].flatMap((row) => row.split(' '))

interface EmojiPickerProps {
  id: string
  label: string
  onChoose: (emoji: string) => void
  onClose: () => void
}

/** A single tab stop: arrow keys move in the grid, Escape closes it. */
export function EmojiPicker({ id, label, onChoose, onClose }: EmojiPickerProps) {
  const [active, setActive] = useState(0)
  const grid = useRef<HTMLDivElement>(null)
  useEffect(() => {
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [active])

  const keys = (event: KeyboardEvent) => {
    const columns = columnsOf(grid.current)
    if (event.key === 'Escape') {
      event.stopPropagation()
      onClose()
      return
    }
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: 1,
      ArrowLeft: -1,
      ArrowDown: columns,
      ArrowUp: -columns,
      Home: -active,
      End: emojis.length - 1 - active,
    }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    setActive(Math.min(Math.max(active + step, 0), emojis.length - 1))
  }
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is on one of its buttons
    <div ref={grid} id={id} role="toolbar" aria-label={label} className={styles.picker} onKeyDown={keys}>
      {emojis.map((emoji, place) => (
        <button
          key={emoji}
          type="button"
          className={styles.choice}
          tabIndex={place === active ? 0 : -1}
          onFocus={() => setActive(place)}
          onClick={() => onChoose(emoji)}
        >
          {emoji}
        </button>
      ))}
    </div>
  )
}

/** Number of columns, measured in the first row: touch screens have fewer. */
function columnsOf(grid: HTMLElement | null): number {
  const choices = [...(grid?.children ?? [])].filter((choice) => choice instanceof HTMLElement)
  return choices.filter(({ offsetTop }) => offsetTop === choices[0]?.offsetTop).length
}
