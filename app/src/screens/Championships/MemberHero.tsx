import { ChampionshipHero, LinkButton, MatchCard, matchRailTexts } from '@convoca/ui'
import { useAtomValue } from 'jotai'
import { championshipsAtom } from '../../atoms/championships.ts'
import type { Championship, ChampionshipSearch } from '../../atoms/championships.ts'
import { nextMatchesAtom } from '../../atoms/next-matches.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { toBracketMatch } from '../../mappers/championship-page.ts'
import { getChampionshipPath, getMatchPath, toChampionshipItem } from '../../mappers/championship.ts'
import { useOwnTeamIds } from '../Championship/useOwnTeamIds.ts'
import styles from './championships.module.css'

/** What is live, else the next one that a team can enter; the one with a match that is being played comes first. */
export function MemberHero() {
  const live = useList({ status: 'ONGOING' })
  const open = useList({ status: 'REGISTRATION' })
  const played = (useAtomValue(nextMatchesAtom).data ?? []).filter(
    ({ match }) => toBracketMatch(match).isLive,
  )
  if (live.data === undefined || open.data === undefined)
    return live.isError || open.isError ? null : <div className={styles.heroPlace} />
  const championship =
    live.data.find(({ id }) => played.some((one) => one.championship.id === id)) ??
    live.data[0] ??
    open.data[0]
  if (championship === undefined) return null
  const current = played.find((one) => one.championship.id === championship.id)
  return (
    <Hero championship={championship} match={current?.match} readAt={Math.max(live.readAt, open.readAt)} />
  )
}

function useList(search: ChampionshipSearch) {
  const { data, isError, dataUpdatedAt: readAt } = useQueryAtom(championshipsAtom, search)
  return { data: data?.pages[0]?.data, isError, readAt }
}

type Match = Parameters<typeof toBracketMatch>[0]

interface HeroProps {
  championship: Championship
  match: Match | undefined
  readAt: number
}

function Hero({ championship, match, readAt }: HeroProps) {
  const ownTeamIds = useOwnTeamIds()
  const item = toChampionshipItem(championship, [], readAt)
  const { id, url, status } = championship
  const shown = match && toBracketMatch(match)
  return (
    <ChampionshipHero
      championship={item}
      actions={
        status === 'ONGOING' ? (
          <>
            {match && (
              <LinkButton variant="primary" size="large" href={getMatchPath(url, match.id)}>
                Acompanhar partida
              </LinkButton>
            )}
            <LinkButton
              variant={match ? 'secondary' : 'primary'}
              size="large"
              href={`/championships/table/${id}`}
            >
              Ver chave
            </LinkButton>
          </>
        ) : (
          <LinkButton variant="primary" size="large" href={getChampionshipPath(url)}>
            {item.phase === 'open' ? 'Inscrever time' : 'Ver campeonato'}
          </LinkButton>
        )
      }
      match={shown && <MatchCard match={shown} round={matchRailTexts.round(shown)} ownTeamIds={ownTeamIds} />}
    />
  )
}
