import { Button, ConfirmDialog } from '@convoca/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { runWithToastAtom } from '../atoms/toasts.ts'
import type { RunToasts } from '../atoms/toasts.ts'

interface Act extends RunToasts {
  run: () => Promise<unknown>
}

export interface RowActionsProps {
  /** What the row is about, for whoever cannot see in which row a button stands. */
  name: string
  onEdit: () => void
  /** The switch between open and closed, shown and hidden. */
  toggle?: (Act & { label: string }) | undefined
  /** Asked before it is done. */
  removal: Act & { title: string; description: string }
}

/** What can be done with one of a section's things: switched, edited, removed. */
export function RowActions({ name, onEdit, toggle, removal }: RowActionsProps) {
  const [asking, setAsking] = useState(false)
  const tell = useSetAtom(runWithToastAtom)
  return (
    <>
      {toggle && <Toggle {...toggle} />}
      <Button size="small" onClick={onEdit} aria-label={`Editar ${name}`}>
        Editar
      </Button>
      <Button size="small" variant="ghost" onClick={() => setAsking(true)} aria-label={`Excluir ${name}`}>
        Excluir
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={removal.title}
        description={removal.description}
        confirmLabel="Excluir"
        onConfirm={() => {
          setAsking(false)
          void tell(removal, removal.run)
        }}
      />
    </>
  )
}

function Toggle({ label, run, ...telling }: Act & { label: string }) {
  const [pending, setPending] = useState(false)
  const tell = useSetAtom(runWithToastAtom)
  const toggle = async () => {
    setPending(true)
    await tell(telling, run)
    setPending(false)
  }
  return (
    <Button size="small" loading={pending} onClick={() => void toggle()}>
      {label}
    </Button>
  )
}
