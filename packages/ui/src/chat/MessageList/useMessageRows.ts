'use client'

import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import { useEffect, useRef, useState } from 'react'
import { useIsomorphicLayoutEffect } from '../../primitives/useIsomorphicLayoutEffect.ts'
import type { Conversation } from '../message-entries.ts'

/** Distance to the oldest message, in px, at which older ones are loaded. */
const REACH = 200
/** The distance in px within which the reader counts as being at the end, and new messages are followed. */
const AT_END = 40

type Options = Pick<Conversation, 'messages' | 'firstUnread'> & {
  /** The row that plays a voice note; -1 without any. */
  playing: number
  /** The message to show. */
  jump: { id: string } | undefined
  /** Whether older messages can be loaded now. */
  hasOlder: boolean
  onLoadOlder: (() => void) | undefined
}

/** The virtual rows: pinned to the end while the user is there, else anchored to the visible message. */
export function useMessageRows(box: { current: HTMLDivElement | null }, options: Options) {
  const { messages, firstUnread, playing, jump } = options
  const placed = useRef(false)
  const rows = useVirtualizer<HTMLDivElement, Element>({
    count: messages.length,
    getScrollElement: () => box.current,
    estimateSize: () => 64,
    getItemKey: (index) => messages[index]?.id ?? index,
    overscan: 6,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: AT_END,
    initialRect: { width: 384, height: 440 },
    useFlushSync: false,
    // A note that plays would stop with its row.
    rangeExtractor: (range: Range) => {
      const shown = defaultRangeExtractor(range)
      const stays = playing < 0 || shown.includes(playing)
      return stays ? shown : [...shown, playing].toSorted((a, b) => a - b)
    },
  })
  // A row that changes its height above the place being read must not move it, e.g. a day's name that goes to an older message.
  rows.shouldAdjustScrollPositionOnItemSizeChange = (item, _delta, { scrollOffset }) =>
    item.start <= (scrollOffset ?? 0)
  useIsomorphicLayoutEffect(() => {
    if (placed.current || messages.length === 0) return
    placed.current = true
    // The end, unless there is more to read than fits.
    if (firstUnread < 0) rows.scrollToEnd()
    else rows.scrollToIndex(firstUnread, { align: 'start' })
  }, [messages.length, firstUnread, rows])

  const jumped = useRef<{ id: string } | undefined>(undefined)
  useIsomorphicLayoutEffect(() => {
    if (jump === undefined || jumped.current === jump) return
    const index = messages.findIndex(({ id }) => id === jump.id)
    if (index < 0) return
    jumped.current = jump
    rows.scrollToIndex(index, { align: 'center' })
  }, [jump, messages, rows])

  const { atEnd, lookForEnd } = useEnd(box, rows.getTotalSize(), firstUnread < 0)
  const askNear = useOlder(box, options)
  const onScroll = () => {
    lookForEnd()
    askNear()
  }
  return { rows, atEnd, onScroll, toEnd: () => rows.scrollToEnd() }
}

const isNearEnd = ({ scrollTop, scrollHeight, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight <= AT_END

/** Whether the reader is at the end of rows that are `total` px high. */
function useEnd(box: { current: HTMLDivElement | null }, total: number, opensAtEnd: boolean) {
  const [atEnd, setAtEnd] = useState(true)
  // A bar that appears beside the list takes height from it: whoever is at the end stays there.
  const isAtEnd = useRef(opensAtEnd)
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    let height = element.clientHeight
    const observer = new ResizeObserver(() => {
      if (element.clientHeight < height && isAtEnd.current) element.scrollTop = element.scrollHeight
      height = element.clientHeight
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  // Rows that turn out to be lower bring the end nearer without a scroll.
  useEffect(() => {
    if (box.current === null || !isNearEnd(box.current)) return
    isAtEnd.current = true
    setAtEnd(true)
  }, [box, total])
  const lookForEnd = () => {
    if (box.current === null) return
    isAtEnd.current = isNearEnd(box.current)
    setAtEnd(isAtEnd.current)
  }
  return { atEnd, lookForEnd }
}

/** Asks for older messages once for each oldest one: near it, or while the messages do not fill the box. */
function useOlder(
  box: { current: HTMLDivElement | null },
  { messages, hasOlder, onLoadOlder }: Options,
): () => void {
  const requested = useRef<string | undefined>(undefined)
  const oldest = messages[0]?.id
  const askNear = () => {
    const element = box.current
    // A hidden box has no height.
    if (!element || element.clientHeight === 0 || element.scrollTop >= REACH) return
    if (!hasOlder || oldest === undefined || requested.current === oldest) return
    requested.current = oldest
    onLoadOlder?.()
  }
  useEffect(() => {
    const element = box.current
    const wanting = hasOlder && requested.current !== oldest
    if (wanting && element && element.scrollHeight <= element.clientHeight) askNear()
  })
  return askNear
}
