import '../src/theme/styles.css'
import { useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useRef, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import {
  MessageList,
  NotificationList,
  PlayerPicker,
  type ChatMessage,
  type NotificationItem,
} from '../src/index.ts'
import { MessageBubble } from '../src/chat/MessageBubble/MessageBubble.tsx'
import { NotificationCard } from '../src/notifications/NotificationCard/NotificationCard.tsx'
import { Avatar } from '../src/primitives/Avatar/Avatar.tsx'
import { median, mounted } from './mounted.tsx'

/** The time that 10,000 entries take to mount, against the same rows on @tanstack/react-virtual bare. */

const ENTRIES = 10_000
const ROUNDS = 15
const WARM_UP = 3
const LIMIT = 2
const nothing = () => {}
const places = Array.from({ length: ENTRIES }, (_, place) => place)
const at = (place: number) => new Date(Date.UTC(2026, 10, 20, 20) - place * 600_000).toISOString()

const notifications: NotificationItem[] = places.map((place) => ({
  id: `n-${place}`,
  type: 'TEAM_JOIN',
  title: 'Novo membro',
  text: `jogador_${place} entrou.`,
  isRead: place % 2 === 0,
  createdAt: at(place),
}))
const players = places.map((place) => ({ id: `p-${place}`, name: `jogador_${place}` }))
const messages: ChatMessage[] = places.toReversed().map((place) => ({
  id: `m-${place}`,
  content: `Mensagem ${place}`,
  sender: { id: `u-${place % 3}`, name: 'bruno' },
  createdAt: at(place),
  isOwn: place % 3 === 0,
}))

function Bare({ height, size, row }: { height: number; size: number; row: (index: number) => ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({
    count: ENTRIES,
    getScrollElement: () => box.current,
    estimateSize: () => size,
    overscan: 6,
  })
  return (
    <div ref={box} style={{ height, overflow: 'auto' }}>
      <Window rows={rows} row={row} />
    </div>
  )
}

function BareInWindow({ size, row }: { size: number; row: (index: number) => ReactNode }) {
  const rows = useWindowVirtualizer({ count: ENTRIES, estimateSize: () => size, overscan: 6 })
  return <Window rows={rows} row={row} />
}

interface WindowProps {
  rows: Pick<ReturnType<typeof useVirtualizer>, 'getTotalSize' | 'getVirtualItems'> & {
    measureElement: (element: HTMLElement | null) => void
  }
  row: (index: number) => ReactNode
}

function Window({ rows, row }: WindowProps) {
  return (
    <div style={{ position: 'relative', height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ index, start }) => (
        <div
          key={index}
          ref={rows.measureElement}
          data-index={index}
          style={{ position: 'absolute', insetInline: 0, transform: `translateY(${start}px)` }}
        >
          {row(index)}
        </div>
      ))}
    </div>
  )
}

const now = new Date(at(0))
const lists = [
  {
    name: 'notifications',
    ours: () => (
      <NotificationList
        {...{ notifications, now }}
        status="ready"
        filter="all"
        onFilterChange={nothing}
        unreadCount={1}
        onMarkRead={nothing}
      />
    ),
    bare: () => (
      <BareInWindow
        size={104}
        row={(index) => {
          const notification = notifications[index]
          return (
            notification && <NotificationCard {...{ notification, now }} view="full" onMarkRead={nothing} />
          )
        }}
      />
    ),
  },
  {
    name: 'players',
    ours: () => (
      <PlayerPicker
        mode="multi"
        items={players}
        search=""
        onSearchChange={nothing}
        value={[]}
        onChange={nothing}
      />
    ),
    bare: () => (
      <Bare
        height={320}
        size={56}
        row={(index) => (
          <>
            <Avatar id={`p-${index}`} name={players[index]?.name} decorative />
            <span>{players[index]?.name}</span>
          </>
        )}
      />
    ),
  },
  {
    name: 'messages',
    ours: () => <MessageList messages={messages} now={now} style={{ height: 440 }} />,
    bare: () => (
      <Bare
        height={440}
        size={64}
        row={(index) => {
          const message = messages[index]
          return message && <MessageBubble message={message} />
        }}
      />
    ),
  },
]

test.each(lists)('10,000 $name mount in less than twice the time of bare rows', ({ name, ours, bare }) => {
  const times = { ours: [] as number[], bare: [] as number[] }
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    const [own, plain] = [mounted(ours()), mounted(bare())]
    if (round < WARM_UP) continue
    times.ours.push(own.layout)
    times.bare.push(plain.layout)
  }
  const [own, plain] = [median(times.ours), median(times.bare)]
  console.log(
    `10,000 ${name}, mount and layout: ${own.toFixed(1)} ms, react-virtual bare ${plain.toFixed(1)} ms, ratio ${(own / plain).toFixed(2)}`,
  )
  expect(own / plain).toBeLessThanOrEqual(LIMIT)
})
