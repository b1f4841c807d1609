import { TextField } from '@convoca/ui'
import { lazyPart } from '../../hooks/lazy-part.ts'
import { isChampionshipUrl, isNick, isTeamTag, type EmbedChoice } from './embed-choice.ts'

/** Lists to choose from, which are not among the first of the page. */
const { Part: ListOption } = lazyPart(() => import('./ListOption.tsx').then((loaded) => loaded.ListOption))

export interface SubjectOptionsProps {
  choice: EmbedChoice
  onChange: (changes: Partial<EmbedChoice>) => void
}

/** The choice of a team, a player, a championship, a game whose teams recruit, or a site with a bell. */
export function SubjectOptions({ choice, onChange }: SubjectOptionsProps) {
  const { kind, tag, nick, championship } = choice
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
  if (kind === 'player' || kind === 'seal')
    return (
      <TextField
        label={kind === 'seal' ? 'Nick de quem organiza' : 'Nick do player'}
        hint={`A última parte de /pro/…, ou o link inteiro.${kind === 'seal' ? '' : ' O perfil precisa ser público.'}`}
        value={nick}
        onChange={(text) => onChange({ nick: toNick(text) })}
        autoCapitalize="none"
        error={nick === '' || isNick(nick) ? undefined : 'De 3 a 20 letras, números, _ e -'}
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

/** The nick is the last part of a pasted link. */
const toNick = (text: string): string => /\/pro\/([^/?#]+)/.exec(text)?.[1] ?? text.trim()
const toChampionshipUrl = (text: string): string =>
  /\/championships\/([^/?#]+)/.exec(text)?.[1] ?? text.trim()
