import { Panel } from '@convoca/ui'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

export interface EditorPanelProps {
  title: string
  children: ReactNode
  /** Whether the first field takes the focus: not where the form opens by itself. Default true. */
  focusFirst?: boolean | undefined
}

/** The panel of an inline form. */
export function EditorPanel({ title, children, focusFirst = true }: EditorPanelProps) {
  const root = useRef<HTMLElement>(null)
  useEffect(() => {
    if (focusFirst) root.current?.querySelector('input')?.focus()
  }, [focusFirst])
  return (
    <Panel ref={root} title={title}>
      {children}
    </Panel>
  )
}
