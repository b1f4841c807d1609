import { Button } from '../../primitives/Button/Button.tsx'
import styles from './FilterFrame.module.css'

export interface SheetTexts {
  openSheet: string
  close: string
  clear: string
  apply: string
}

interface SheetActionsProps {
  labels: SheetTexts
  /** Closes the sheet. */
  close: () => void
  onClear: () => void
  onApply?: () => void
}

/** The two buttons that end a sheet, and close it. */
export function SheetActions({ labels, close, onClear, onApply }: SheetActionsProps) {
  const then = (act: (() => void) | undefined) => () => {
    act?.()
    close()
  }
  return (
    <div className={styles.sheetActions}>
      <Button size="large" onClick={then(onClear)}>
        {labels.clear}
      </Button>
      <Button size="large" variant="primary" onClick={then(onApply)}>
        {labels.apply}
      </Button>
    </div>
  )
}
