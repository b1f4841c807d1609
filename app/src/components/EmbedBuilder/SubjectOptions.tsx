import { SelectField, TextField } from '@convoca/ui'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { gamesAtom } from '../../atoms/games.ts'
import { partnerSitesAtom } from '../../atoms/partners.ts'
import { userAtom } from '../../atoms/session.ts'
import { isChampionshipUrl, isTeamTag, type EmbedChoice } from './embed-choice.ts'
import styles from './EmbedBuilder.module.css'

export interface SubjectOptionsProps {
  choice: EmbedChoice
  onChange: (changes: Partial<EmbedChoice>) => void
}

/** Which team, which championship, the teams of which game, or the bell of which site. */
export function SubjectOptions({ choice, onChange }: SubjectOptionsProps) {
  const { kind, tag, championship } = choice
  const user = useAtomValue(userAtom)
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
  if (kind === 'recruiting') return <GameOption choice={choice} onChange={onChange} />
  return user ? <SiteOption choice={choice} onChange={onChange} /> : <NoSite />
}

/** Of a pasted link its last part. */
const toChampionshipUrl = (text: string): string =>
  /\/championships\/([^/?#]+)/.exec(text)?.[1] ?? text.trim()

const allGames = 'all'

function GameOption({ choice, onChange }: SubjectOptionsProps) {
  const games = useAtomValue(gamesAtom).data ?? []
  return (
    <SelectField
      label="Jogo"
      options={[
        { value: allGames, label: 'Todos os jogos' },
        ...games.map(({ name }) => ({ value: name, label: name })),
      ]}
      value={choice.game || allGames}
      onChange={(game) => onChange({ game: game === allGames ? '' : game })}
    />
  )
}

function SiteOption({ choice, onChange }: SubjectOptionsProps) {
  const sites = useAtomValue(partnerSitesAtom).data ?? []
  const [newest] = sites
  useEffect(() => {
    if (choice.site === '' && newest) onChange({ site: newest.key })
  }, [choice.site, newest, onChange])
  if (sites.length === 0) return <NoSite />
  return (
    <SelectField
      label="Site"
      options={sites.map(({ key, name }) => ({ value: key, label: name }))}
      value={choice.site}
      onChange={(site) => onChange({ site })}
    />
  )
}

function NoSite() {
  return (
    <p className={styles.hint}>
      Quem entra com a Convoca no seu site vê ali os próprios avisos e responde a convites. O sino precisa da
      chave do seu site: <a href="/settings?section=sites">cadastre o site</a> e troque-a no código.
    </p>
  )
}
