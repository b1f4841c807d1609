import { Dialog } from '@radix-ui/themes'
import { X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../primitives/Button/index.ts'
import { IconButton } from '../../primitives/IconButton/index.ts'
import { useReturnFocus } from '../../primitives/useReturnFocus/index.ts'
import type { GameOption } from '../gameOption.ts'
import { GameChips } from './GameChips.tsx'
import type { TeamFiltersTexts } from './teamFiltersTexts.ts'
import classes from './TeamFilters.module.css'

type FilterSheetProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  games: readonly GameOption[]
  selectedGameId: string | null
  words: TeamFiltersTexts
  onApply: (gameId: string | null) => void
  onClear: () => void
}

/** The phone's filters: a sheet from the lower edge. A choice counts with "Aplicar filtros". */
export function FilterSheet(props: FilterSheetProps) {
  const { open, onOpenChange, words } = props
  const returnFocus = useReturnFocus()
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content
        {...returnFocus}
        aria-describedby={undefined}
        className={classes.sheet ?? ''}
        width="100%"
        maxWidth="none"
        maxHeight="85dvh"
      >
        <div className={classes.sheetHead}>
          <Dialog.Title className={classes.sheetTitle ?? ''}>{words.openSheet}</Dialog.Title>
          <IconButton label={words.close} onClick={() => onOpenChange(false)}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
        <SheetBody {...props} />
      </Dialog.Content>
    </Dialog.Root>
  )
}

/** Lives only while the sheet is open: each opening starts from the filter in force. */
function SheetBody({ onOpenChange, games, selectedGameId, words, onApply, onClear }: FilterSheetProps) {
  const [draft, setDraft] = useState(selectedGameId)
  const close = () => onOpenChange(false)
  return (
    <>
      <GameChips games={games} selectedGameId={draft} onGameChange={setDraft} words={words} />
      <div className={classes.sheetActions}>
        <Button
          size="large"
          onClick={() => {
            onClear()
            close()
          }}
        >
          {words.clear}
        </Button>
        <Button
          size="large"
          variant="primary"
          onClick={() => {
            onApply(draft)
            close()
          }}
        >
          {words.apply}
        </Button>
      </div>
    </>
  )
}
