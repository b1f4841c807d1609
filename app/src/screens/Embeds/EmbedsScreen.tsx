import { PageHeader, Panel } from '@convoca/ui'
import { useSearch } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { recruitingTeamsAtom } from '../../atoms/recruiting-teams.ts'
import { EmbedBuilder } from '../../components/EmbedBuilder/EmbedBuilder.tsx'
import { ListSkeleton } from '../../components/ListSkeleton.tsx'
import { PageHead } from '../../components/PageHead.tsx'
import { Gallery } from './Gallery.tsx'
import { Guide } from './Guide.tsx'
import styles from './EmbedsScreen.module.css'

const publicPage = {
  path: '/embeds',
  description: 'Mostre um time da Convoca no seu site: escolha a forma, o tema e a cor e copie o código.',
}

/** Of the demo data, where no team looks for players. */
const exampleTag = 'PRO'

/** /embeds: what other sites can show of Convoca, and the code for it. */
export function EmbedsScreen() {
  const { team } = useSearch({ from: '/shell/embeds' })
  const recruiting = useAtomValue(recruitingTeamsAtom)
  const [first] = recruiting.data?.data ?? []
  const tag = team ?? (recruiting.isPending ? undefined : (first?.entity.team_tag ?? exampleTag))
  return (
    <div className={styles.page}>
      <PageHead title="Incorporar" page={publicPage} />
      <PageHeader
        title="Incorporar"
        subtitle="Mostre a Convoca no seu site. Os dados se atualizam sozinhos, sem cookies."
      />
      {tag ? <Examples key={team} firstTag={tag} /> : <ListSkeleton />}
      <Guide />
    </div>
  )
}

/** They keep their team when the list of recruiting teams is read again. */
function Examples({ firstTag }: { firstTag: string }) {
  const [tag] = useState(firstTag)
  return (
    <>
      <Panel flush title="Monte o seu">
        <EmbedBuilder tag={tag} canChooseTeam />
      </Panel>
      <Gallery tag={tag} />
    </>
  )
}
