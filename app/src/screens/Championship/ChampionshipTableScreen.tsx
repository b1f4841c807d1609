import { Badge, PageHeader, TeamLogo, championshipFormats, championshipPhases } from '@convoca/ui'
import { ShareButton } from '@convoca/ui/app'
import { useParams } from '@tanstack/react-router'
import { championshipByIdAtom } from '../../atoms/championship.ts'
import { EmbedButton } from '../../components/EmbedButton.tsx'
import { PageHead } from '../../components/PageHead.tsx'
import { QueryContent } from '../../components/QueryContent.tsx'
import { useLiveChampionship } from '../../hooks/useLiveChampionship.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { usePublicUrl } from '../../hooks/usePublicUrl.ts'
import { getChampionshipPath, toPhase } from '../../mappers/championship.ts'
import { toChampionshipPage } from '../../mappers/championship-page.ts'
import { say } from '../../mappers/participant-texts.ts'
import { findFileUrl } from '../../mappers/files.ts'
import { notFound } from '../NotFoundScreen.tsx'
import styles from './championship.module.css'
import { EntrantTexts } from '../../components/EntrantTexts.tsx'
import { ChampionshipTabs } from './ChampionshipTabs.tsx'
import type { SectionProps } from './section-props.ts'
import { StageSection } from './StageSection.tsx'

/** /championships/table/{id}: the whole bracket of a championship. */
export function ChampionshipTableScreen() {
  const { id } = useParams({ from: '/shell/championships/table/$id' })
  const championship = useQueryAtom(championshipByIdAtom, id)
  return (
    <QueryContent
      query={championship}
      title="Chave"
      failed="Não foi possível carregar o campeonato"
      fallback={notFound}
    >
      {(data) => (
        <>
          <PageHead
            title={`Chave · ${data.name}`}
            page={{
              ...toChampionshipPage(data, championship.dataUpdatedAt),
              path: `/championships/table/${data.id}`,
              isEmbeddable: false,
            }}
          />
          <TableHeader championship={data} now={championship.dataUpdatedAt} />
          <ChampionshipTabs championship={data} tab="bracket" />
          <LiveStage championship={data} />
        </>
      )}
    </QueryContent>
  )
}

interface TableHeaderProps extends SectionProps {
  /** The moment at which it was read, in milliseconds since 1970. */
  now: number
}

function TableHeader({ championship, now }: TableHeaderProps) {
  const { name, url, game, format, teams_count: teams, files } = championship
  const phase = toPhase(championship, now)
  return (
    <PageHeader
      className={styles.tableHeader}
      title={
        <span className={styles.titleLine}>
          <TeamLogo name={name} tag={url} src={findFileUrl(files, 'CHAMPIONSHIP_LOGO')} size={44} />
          <span>{name}</span>
        </span>
      }
      subtitle={`${game.name} · ${championshipFormats[format]} · ${teams} ${say(championship, 'times', 'jogadores')}`}
      back={{ href: getChampionshipPath(url), label: 'Página do campeonato' }}
      actions={
        <>
          {championship.status !== 'DRAFT' && (
            <EmbedButton subject={{ kind: 'bracket', name, championship: url }} />
          )}
          <ShareButton url={usePublicUrl(`/championships/table/${championship.id}`)} name={name} />
        </>
      }
    >
      <Badge className={styles.state} tone={phase === 'live' ? 'error' : 'neutral'} dot>
        {championshipPhases[phase]}
      </Badge>
    </PageHeader>
  )
}

function LiveStage({ championship }: SectionProps) {
  useLiveChampionship(championship)
  return (
    <EntrantTexts championship={championship}>
      <StageSection championship={championship} />
    </EntrantTexts>
  )
}
