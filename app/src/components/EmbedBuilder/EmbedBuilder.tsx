import { useState } from 'react'
import { useDebounced } from '../../hooks/useDebounced.ts'
import { CodePanel } from './CodePanel.tsx'
import { convocaAccent, embedParts, isTeamTag, type EmbedChoice } from './embed-code.ts'
import { EmbedOptions } from './EmbedOptions.tsx'
import { EmbedPreview } from './EmbedPreview.tsx'
import styles from './EmbedBuilder.module.css'

export interface EmbedBuilderProps {
  /** The team's tag, which a page of its own lets one change. */
  tag: string
  canChooseTeam?: boolean | undefined
  /** The team's own colour, among those to choose from. */
  teamColor?: string | undefined
}

/** Options, a preview of what they make, and the code for it. */
export function EmbedBuilder({ tag, canChooseTeam = false, teamColor }: EmbedBuilderProps) {
  const [choice, setChoice] = useState<EmbedChoice>({
    tag,
    form: 'script',
    theme: 'dark',
    width: 360,
    accent: convocaAccent,
    parts: embedParts,
  })
  const shown = useDebounced(choice, 300)
  return (
    <div className={styles.builder}>
      <EmbedOptions
        choice={choice}
        onChange={(changes) => setChoice({ ...choice, ...changes })}
        canChooseTeam={canChooseTeam}
        teamColor={teamColor}
      />
      <div className={styles.result}>
        {isTeamTag(shown.tag) && <EmbedPreview choice={shown} />}
        {isTeamTag(choice.tag) && <CodePanel choice={choice} />}
      </div>
    </div>
  )
}
