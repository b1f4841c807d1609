import { PageHeader, Panel } from '@convoca/ui'
import { useSearch } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { championshipsAtom, type Championship } from '../../atoms/championships.ts'
import { recruitingTeamsAtom } from '../../atoms/recruiting-teams.ts'
import { EmbedBuilder } from '../../components/EmbedBuilder/EmbedBuilder.tsx'
import { ListSkeleton } from '../../components/ListSkeleton.tsx'
import { PageHead } from '../../components/PageHead.tsx'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { Gallery } from './Gallery.tsx'
import { Guide } from './Guide.tsx'
import styles from './EmbedsScreen.module.css'

const publicPage = {
  path: '/embeds',
  description:
    'Mostre um time, a chave de um campeonato ou o sino da Convoca no seu site: escolha a forma, o tema e a cor e copie o código.',
}

/** A team of the demo data, which is shown if no team looks for players. */
const exampleTag = 'PRO'

/** /embeds: what other sites can show of Convoca, and the code for it. */
export function EmbedsScreen() {
  const { team, championship, organizer } = useSearch({ from: '/shell/embeds' })
  const championships = useQueryAtom(championshipsAtom, {})
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
      {tag && !championships.isPending ? (
        <Examples
          key={`${team} ${championship} ${organizer}`}
          kind={championship ? 'bracket' : organizer ? 'seal' : 'team'}
          firstTag={tag}
          nick={organizer ?? ''}
          firstChampionship={championship ?? findExample(championships.data?.pages[0]?.data ?? [])}
        />
      ) : (
        <ListSkeleton />
      )}
      <Guide />
    </div>
  )
}

/** One with something to see: it is being played, or was. */
const findExample = (championships: readonly Championship[]): string =>
  (
    championships.find(({ status }) => status === 'ONGOING') ??
    championships.find(({ status }) => status === 'FINISHED') ??
    championships[0]
  )?.url ?? ''

interface ExamplesProps {
  kind: 'team' | 'bracket' | 'seal'
  /** The organiser's; empty where none is asked for. */
  nick: string
  firstTag: string
  /** Empty where there is none. */
  firstChampionship: string
}

/** They keep what they show when the lists are read again. */
function Examples({ kind, nick, firstTag, firstChampionship }: ExamplesProps) {
  const [tag] = useState(firstTag)
  const [championship] = useState(firstChampionship)
  return (
    <>
      <Panel flush title="Monte o seu">
        <EmbedBuilder first={{ kind, tag, nick, championship }} />
      </Panel>
      <Gallery tag={tag} championship={championship} />
    </>
  )
}
