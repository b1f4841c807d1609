import { Button, ConfirmDialog } from '@convoca/ui'
import { useState } from 'react'

export interface RowActionsProps {
  /** The subject of the row, for the accessible names of its buttons. */
  name: string
  onEdit: () => void
  /** The switch between open and closed, visible and hidden. */
  toggle?: { label: string; isPending: boolean; onToggle: () => void } | undefined
  /** Confirmed in a dialog first. */
  removal: { title: string; description: string; onRemove: () => void }
}

/** The actions of a section's row: toggle, edit, remove. */
export function RowActions({ name, onEdit, toggle, removal }: RowActionsProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      {toggle && (
        <Button size="small" loading={toggle.isPending} onClick={toggle.onToggle}>
          {toggle.label}
        </Button>
      )}
      <Button size="small" onClick={onEdit} aria-label={`Editar ${name}`}>
        Editar
      </Button>
      <Button size="small" variant="ghost" onClick={() => setOpen(true)} aria-label={`Excluir ${name}`}>
        Excluir
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={removal.title}
        description={removal.description}
        confirmLabel="Excluir"
        onConfirm={() => {
          setOpen(false)
          removal.onRemove()
        }}
      />
    </>
  )
}
