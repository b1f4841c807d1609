import { LinkButton, MatchCard } from '@convoca/ui'
import { ChampionshipHero, matchRailTexts } from '@convoca/ui/app'
import { useAtomValue } from 'jotai'
import { championshipsAtom } from '../../atoms/championships.ts'
import type { Championship, ChampionshipSearch } from '../../atoms/championships.ts'
import { nextMatchesAtom } from '../../atoms/next-matches.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { toBracketMatch } from '../../mappers/championship-page.ts'
import { getChampionshipPath, getMatchPath, toChampionshipItem } from '../../mappers/championship.ts'
import { useOwnTeamIds } from '../Championship/useOwnTeamIds.ts'

/**
 * The live championship, else the next one that a team can enter. Of several, the one with a match that is being played comes first,
 * then the one with the user's next match. The screen keeps its place until it knows that there is nothing to show.
 */
export function MemberHero() {
  const live = useList({ status: 'ONGOING' })
  const open = useList({ status: 'REGISTRATION' })
  const ownTeamIds = useOwnTeamIds()
  const next = useAtomValue(nextMatchesAtom)
  if (live.data === undefined || open.data === undefined || next.isPending)
    return live.isError || open.isError ? <span hidden /> : null
  const matches = next.data ?? []
  const current =
    matches.find(({ match }) => toBracketMatch(match).isLive) ??
    matches.find(({ match: { home, away } }) =>
      [home, away].some((team) => team !== null && ownTeamIds.includes(team.id)),
    ) ??
    matches[0]
  const found = live.data.find(({ id }) => id === current?.championship.id)
  const championship = found ?? live.data[0] ?? open.data[0]
  if (championship === undefined) return <span hidden />
  return (
    <Hero
      championship={championship}
      match={found && current?.match}
      ownTeamIds={ownTeamIds}
      readAt={Math.max(live.readAt, open.readAt)}
    />
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
  ownTeamIds: readonly string[]
  readAt: number
}

function Hero({ championship, match, ownTeamIds, readAt }: HeroProps) {
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
