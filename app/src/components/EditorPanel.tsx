import { Panel } from '@convoca/ui'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

/** A form in the place where it was asked for; it takes the focus. */
export function EditorPanel({ title, children }: { title: string; children: ReactNode }) {
  const root = useRef<HTMLElement>(null)
  useEffect(() => root.current?.querySelector('input')?.focus(), [])
  return (
    <Panel ref={root} title={title}>
      {children}
    </Panel>
  )
}
