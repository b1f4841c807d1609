import { LinkButton } from '@convoca/ui'
import { FrontHero, FrontMatches, PrizeShowcase } from '@convoca/ui/app'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { guaranteedChampionshipsAtom } from '../../atoms/championships.ts'
import { gamesAtom } from '../../atoms/games.ts'
import { nextMatchesAtom } from '../../atoms/next-matches.ts'
import { useLiveChampionship } from '../../hooks/useLiveChampionship.ts'
import { getChampionshipPath, toChampionshipItem } from '../../mappers/championship.ts'
import { toFrontMatch } from '../../mappers/front-match.ts'
import styles from './front.module.css'

/** Above a guest's list of championships stand the match of the moment, those that follow, and prizes that are kept. */
export function Front() {
  const entries = useAtomValue(nextMatchesAtom).data ?? []
  const matches = entries.map(toFrontMatch)
  const first = entries[0]
  return (
    <>
      {first && <Watch id={first.championship.id} />}
      <FrontHero
        match={matches.find(({ isLive }) => isLive) ?? matches[0]}
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
