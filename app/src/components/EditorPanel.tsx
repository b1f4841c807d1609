import { Panel } from '@convoca/ui'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

/** The panel of an inline form; focuses its first field. */
export function EditorPanel({ title, children }: { title: string; children: ReactNode }) {
  const root = useRef<HTMLElement>(null)
  useEffect(() => root.current?.querySelector('input')?.focus(), [])
  return (
    <Panel ref={root} title={title}>
      {children}
    </Panel>
  )
}
