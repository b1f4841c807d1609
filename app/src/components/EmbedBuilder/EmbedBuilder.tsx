import { useState } from 'react'
import { useDebounced } from '../../hooks/useDebounced.ts'
import { CodePanel } from './CodePanel.tsx'
import { firstChoice, isComplete, type EmbedChoice, type EmbedKind } from './embed-choice.ts'
import { EmbedOptions } from './EmbedOptions.tsx'
import { EmbedPreview } from './EmbedPreview.tsx'
import styles from './EmbedBuilder.module.css'

export interface EmbedBuilderProps {
  /** The choice that is shown at first. */
  first: Partial<EmbedChoice>
  /** The kind that a dialog is about, which is therefore not asked for. */
  ownKind?: EmbedKind | undefined
  /** The team's own colour, among those to choose from. */
  teamColor?: string | undefined
}

/** Options, a preview of what they make, and the code for it. */
export function EmbedBuilder({ first, ownKind, teamColor }: EmbedBuilderProps) {
  const [choice, setChoice] = useState<EmbedChoice>({ ...firstChoice, ...first })
  const shown = useDebounced(choice, 300)
  return (
    <div className={styles.builder}>
      <EmbedOptions choice={choice} onChange={setChoice} ownKind={ownKind} teamColor={teamColor} />
      <div className={styles.result}>
        {isComplete(shown) && <EmbedPreview choice={shown} />}
        {isComplete(choice) && <CodePanel choice={choice} />}
      </div>
    </div>
  )
}
