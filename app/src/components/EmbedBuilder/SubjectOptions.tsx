import { TextField } from '@convoca/ui'
import { lazyPart } from '../../hooks/lazy-part.ts'
import { isChampionshipUrl, isTeamTag, type EmbedChoice } from './embed-choice.ts'

/** Lists to choose from, which are not among the first of the page. */
const { Part: ListOption } = lazyPart(() => import('./ListOption.tsx').then((loaded) => loaded.ListOption))

export interface SubjectOptionsProps {
  choice: EmbedChoice
  onChange: (changes: Partial<EmbedChoice>) => void
}

/** Which team, which championship, the teams of which game, or the bell of which site. */
export function SubjectOptions({ choice, onChange }: SubjectOptionsProps) {
  const { kind, tag, championship } = choice
  if (kind === 'team')
    return (
      <TextField
        label="Tag do time"
        value={tag}
        onChange={(text) => onChange({ tag: text })}
        capitals
        maxLength={5}
        error={isTeamTag(tag) ? undefined : 'De 2 a 5 letras e números'}
      />
    )
  if (kind === 'bracket')
    return (
      <TextField
        label="Endereço do campeonato"
        hint="A última parte de /championships/…, ou o link inteiro."
        value={championship}
        onChange={(text) => onChange({ championship: toChampionshipUrl(text) })}
        autoCapitalize="none"
        error={
          championship === '' || isChampionshipUrl(championship)
            ? undefined
            : 'Só letras minúsculas, números e hífens'
        }
      />
    )
  return <ListOption isUsed choice={choice} onChange={onChange} />
}

/** Of a pasted link its last part. */
const toChampionshipUrl = (text: string): string =>
  /\/championships\/([^/?#]+)/.exec(text)?.[1] ?? text.trim()
