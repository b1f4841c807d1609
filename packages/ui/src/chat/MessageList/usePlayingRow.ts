'use client'

import { useRef, useState, type SyntheticEvent } from 'react'
import type { ChatMessage } from '../chat.ts'

/** The row that plays a voice note; one at a time. Spread the handlers on the container of the rows. */
export function usePlayingRow(messages: readonly ChatMessage[]) {
  const [id, setId] = useState<string>()
  const sound = useRef<HTMLMediaElement | null>(null)
  const ended = ({ target }: SyntheticEvent) => {
    if (target === sound.current) setId(undefined)
  }
  return {
    playing: id === undefined ? -1 : messages.findIndex((message) => message.id === id),
    onPlayCapture: ({ target }: SyntheticEvent) => {
      if (!(target instanceof HTMLMediaElement)) return
      if (target !== sound.current) sound.current?.pause()
      sound.current = target
      setId(messages[Number(target.closest<HTMLElement>('[data-index]')?.dataset['index'])]?.id)
    },
    onPauseCapture: ended,
    onEndedCapture: ended,
  }
}
