import { SelectField, TextField } from '@convoca/ui'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { gamesAtom } from '../../atoms/games.ts'
import { partnerSitesAtom } from '../../atoms/partners.ts'
import { userAtom } from '../../atoms/session.ts'
import { Choice } from './Choice.tsx'
import type { SubjectOptionsProps } from './SubjectOptions.tsx'
import styles from './EmbedBuilder.module.css'

/** The teams or vacancies of which game, or the bell of which site. */
export function ListOption({ choice, onChange }: SubjectOptionsProps) {
  const user = useAtomValue(userAtom)
  if (choice.kind === 'recruiting')
    return (
      <>
        <GameOption choice={choice} onChange={onChange} />
        <PositionOption choice={choice} onChange={onChange} />
      </>
    )
  return user ? <SiteOption choice={choice} onChange={onChange} /> : <NoSite />
}

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

const contents = [
  { value: 'teams', label: 'Times' },
  { value: 'vacancies', label: 'Vagas' },
]

/** Teams, or the vacancies of a position or of all. */
function PositionOption({ choice: { position }, onChange }: SubjectOptionsProps) {
  return (
    <>
      <Choice
        label="Listar"
        options={contents}
        value={position === undefined ? 'teams' : 'vacancies'}
        onChange={(content) => onChange({ position: content === 'teams' ? undefined : '' })}
      />
      {position !== undefined && (
        <TextField
          label="Posição"
          hint="Vazia, todas as posições."
          value={position}
          onChange={(text) => onChange({ position: text })}
          maxLength={MAX_POSITION}
        />
      )}
    </>
  )
}

/** The longest that the server takes. */
const MAX_POSITION = 50

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
