import { LinkButton } from '@convoca/ui'
import { FrontHero, FrontMatches, matchRailTexts, PrizeShowcase, type FrontMatch } from '@convoca/ui/app'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { guaranteedChampionshipsAtom } from '../../atoms/championships.ts'
import { gamesAtom } from '../../atoms/games.ts'
import { type MatchEntry, nextMatchesAtom } from '../../atoms/next-matches.ts'
import { useLiveChampionship } from '../../hooks/useLiveChampionship.ts'
import { toBracketMatch } from '../../mappers/championship-page.ts'
import { getChampionshipPath, getMatchPath, toChampionshipItem } from '../../mappers/championship.ts'
import styles from './front.module.css'

function toFrontMatch({ championship, match }: MatchEntry): FrontMatch {
  const shown = toBracketMatch(match)
  return {
    match: shown,
    championship: championship.name,
    championshipUrl: championship.url,
    round: matchRailTexts.round(shown),
    href: getMatchPath(championship.url, match.id),
  }
}

/** What a guest sees above the list of championships: the match of the moment, those that follow, and prizes that are kept. */
export function Front() {
  const entries = useAtomValue(nextMatchesAtom).data ?? []
  const matches = entries.map(toFrontMatch)
  const live = entries[0]
  return (
    <>
      {live && <Watch id={live.championship.id} />}
      <FrontHero
        match={matches.find(({ match }) => match.isLive) ?? matches[0]}
        actions={
          <>
            <LinkButton variant="primary" size="large" href="/register">
              Criar conta
            </LinkButton>
            <LinkButton size="large" href="/auth">
              Entrar
            </LinkButton>
          </>
        }
      />
      {matches.length > 1 && (
        <Section title="Agora e a seguir" link={<LinkButton href="/events">Ver agenda</LinkButton>}>
          <FrontMatches matches={matches} />
        </Section>
      )}
      <Guaranteed />
    </>
  )
}

/** The match of the moment changes while one looks at it. */
function Watch({ id }: { id: string }) {
  useLiveChampionship({ id, status: 'ONGOING' })
  return null
}

function Guaranteed() {
  const { data, dataUpdatedAt: readAt } = useAtomValue(guaranteedChampionshipsAtom)
  const games = useAtomValue(gamesAtom).data ?? []
  const championships = data?.data ?? []
  if (championships.length === 0) return null
  return (
    <Section
      title="Prêmio que já está guardado"
      text="O dinheiro entra na Convoca antes da primeira partida. A prova fica aberta para qualquer pessoa."
    >
      <PrizeShowcase
        aria-label="Campeonatos com premiação garantida"
        championships={championships.map((championship) => ({
          ...toChampionshipItem(championship, games, readAt),
          prizeAmount: championship.prize_amount ?? 0,
          href: getChampionshipPath(championship.url),
        }))}
      />
    </Section>
  )
}

interface SectionProps {
  title: string
  text?: string
  link?: ReactNode
  children: ReactNode
}

function Section({ title, text, link, children }: SectionProps) {
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.title}>{title}</h2>
          {text !== undefined && <p className={styles.text}>{text}</p>}
        </div>
        {link}
      </div>
      {children}
    </section>
  )
}
