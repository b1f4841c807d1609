'use client'

import { useState } from 'react'
import { SheetActions } from '../FilterFrame/SheetActions.tsx'
import type { GameOption } from '../game-option.ts'
import { GameChips } from './GameChips.tsx'
import type { TeamFiltersTexts } from './team-filters-texts.ts'

interface TeamSheetProps {
  games: readonly GameOption[]
  selectedGameId: string | null
  labels: TeamFiltersTexts
  close: () => void
  onApply: (gameId: string | null) => void
  onClear: () => void
}

/** Lives only while the sheet is open: each opening starts from the filter in force, a choice counts with "Aplicar filtros". */
export function TeamSheet({ games, selectedGameId, labels, close, onApply, onClear }: TeamSheetProps) {
  const [draft, setDraft] = useState(selectedGameId)
  return (
    <>
      <GameChips games={games} selectedGameId={draft} onGameChange={setDraft} labels={labels} />
      <SheetActions labels={labels} close={close} onClear={onClear} onApply={() => onApply(draft)} />
    </>
  )
}
