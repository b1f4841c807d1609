import { LinkButton } from '@convoca/ui'
import { ChampionshipHeader } from '@convoca/ui/app'
import { useParams, useSearch } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { championshipByUrlAtom } from '../../atoms/championship.ts'
import type { Championship } from '../../atoms/championship.ts'
import { championshipRoleAtom } from '../../atoms/match.ts'
import { userAtom } from '../../atoms/session.ts'
import { EmbedButton } from '../../components/EmbedButton.tsx'
import { PageHead } from '../../components/PageHead.tsx'
import { QueryContent } from '../../components/QueryContent.tsx'
import { useLiveChampionship } from '../../hooks/useLiveChampionship.ts'
import { usePublicUrl } from '../../hooks/usePublicUrl.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { getChampionshipPath } from '../../mappers/championship.ts'
import { toChampionshipHead, toChampionshipPage } from '../../mappers/championship-page.ts'
import { championshipTabs } from './championship-tabs.ts'
import { ChampionshipTabs } from './ChampionshipTabs.tsx'
import { notFound } from '../NotFoundScreen.tsx'
import { EntrantTexts } from '../../components/EntrantTexts.tsx'
import { FollowButton } from './FollowButton.tsx'
import { OverviewSection } from './OverviewSection.tsx'
import { RegistrationCard } from './RegistrationCard.tsx'
import styles from './championship.module.css'

const route = '/shell/championships/$url'

/** /championships/{url}: the public page of a championship. */
export function ChampionshipScreen() {
  const { url } = useParams({ from: route })
  const championship = useQueryAtom(championshipByUrlAtom, url)
  return (
    <QueryContent
      query={championship}
      title={url}
      failed="Não foi possível carregar o campeonato"
      fallback={notFound}
    >
      {(data) => <ChampionshipPage championship={data} readAt={championship.dataUpdatedAt} />}
    </QueryContent>
  )
}

const sections = {
  overview: OverviewSection,
  teams: championshipTabs.teams.Section,
  bracket: championshipTabs.bracket.Section,
  matches: championshipTabs.matches.Section,
  rules: championshipTabs.rules.Section,
}

interface ChampionshipPageProps {
  championship: Championship
  /** The moment at which it was read, in milliseconds since 1970. */
  readAt: number
}

function ChampionshipPage({ championship, readAt }: ChampionshipPageProps) {
  const { tab = 'overview' } = useSearch({ from: route })
  const path = getChampionshipPath(championship.url)
  const shareUrl = usePublicUrl(path)
  const Section = sections[tab]
  useLiveChampionship(championship)
  return (
    <EntrantTexts championship={championship}>
      <PageHead title={championship.name} page={toChampionshipPage(championship, readAt)} />
      <ChampionshipHeader
        className={styles.header}
        championship={toChampionshipHead(championship, readAt)}
        shareUrl={shareUrl}
        actions={
          <>
            {tab !== 'overview' && <BracketButton championship={championship} />}
            {tab === 'bracket' && championship.status !== 'DRAFT' && (
              <EmbedButton
                subject={{ kind: 'bracket', name: championship.name, championship: championship.url }}
              />
            )}
            <FollowButton championship={championship} />
            <OrganiseButton championship={championship} />
          </>
        }
      />
      <div className={styles.page} data-tab={tab}>
        {tab === 'overview' && (
          <div className={styles.registration}>
            <RegistrationCard championship={championship} readAt={readAt} />
          </div>
        )}
        <ChampionshipTabs className={styles.tabs} championship={championship} tab={tab} />
        <Section championship={championship} />
      </div>
    </EntrantTexts>
  )
}

/**
 * The way to the organisation, for those who run it: the server has rendered the page as a guest's, without
 * the role.
 */
function OrganiseButton({ championship: { id, url } }: { championship: Championship }) {
  const userId = useAtomValue(userAtom)?.id
  const role = useQueryAtom(championshipRoleAtom, { id, userId })
  if ((role.data ?? null) === null) return null
  return <LinkButton href={`${getChampionshipPath(url)}/organise`}>Organizar</LinkButton>
}

/** The way to the whole bracket, once it is drawn; the overview has it in the registration's card. */
function BracketButton({ championship: { id, status } }: { championship: Championship }) {
  if (status !== 'ONGOING' && status !== 'FINISHED') return null
  return (
    <LinkButton variant="primary" href={`/championships/table/${id}`}>
      Ver chave
    </LinkButton>
  )
}
