import { LinkButton, PageHeader, championshipFormats } from '@convoca/ui'
import { useParams } from '@tanstack/react-router'
import { championshipByIdAtom } from '../../atoms/championship.ts'
import { PageHead } from '../../components/PageHead.tsx'
import { QueryContent } from '../../components/QueryContent.tsx'
import { useLiveChampionship } from '../../hooks/useLiveChampionship.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { getChampionshipPath } from '../../mappers/championship.ts'
import { toChampionshipPage } from '../../mappers/championship-page.ts'
import { notFound } from '../NotFound/NotFoundScreen.tsx'
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
          <PageHeader
            title={data.name}
            subtitle={`${data.game.name} · ${championshipFormats[data.format]} · ${data.teams_count} times`}
            actions={<LinkButton href={getChampionshipPath(data.url)}>Página do campeonato</LinkButton>}
          />
          <LiveStage championship={data} />
        </>
      )}
    </QueryContent>
  )
}

function LiveStage({ championship }: SectionProps) {
  useLiveChampionship(championship)
  return <StageSection championship={championship} />
}
