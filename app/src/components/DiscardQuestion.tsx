import { ConfirmDialog } from '@convoca/ui'

export interface DiscardQuestionProps {
  open: boolean
  onStay: () => void
  onDiscard: () => void
}

export function DiscardQuestion({ open, onStay, onDiscard }: DiscardQuestionProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => (isOpen ? undefined : onStay())}
      title="Descartar o que você preencheu?"
      description="As mudanças ainda não foram salvas e não dá para recuperá-las depois."
      confirmLabel="Descartar"
      texts={{ cancel: 'Continuar editando' }}
      onConfirm={onDiscard}
    />
  )
}
