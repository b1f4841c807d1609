import { useNavigate, useSearch } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { signedInAtom } from '../../atoms/session.ts'
import { PageHead } from '../../components/PageHead.tsx'
import { lazyPart } from '../../hooks/lazy-part.ts'
import { championshipsSearch } from '../../navigation/search.ts'
import { RecruitingTeams } from '../Home/HomeSections.tsx'
import { Championships, ChampionshipsHead, type ChampionshipsProps } from './Championships.tsx'
import styles from './championships.module.css'

/** Guests load neither. */
const memberHero = lazyPart(async () => (await import('./MemberHero.tsx')).MemberHero)
const nextMatches = lazyPart(async () => (await import('./NextMatches.tsx')).NextMatches)

const page = {
  path: '/championships',
  description:
    'Campeonatos de e-sports abertos, ao vivo e encerrados: ache o próximo do seu jogo e inscreva o seu time.',
}

interface ChampionshipsPageProps {
  /** Shown before the list while nothing is searched for. */
  above?: ReactNode
  /** Shown at the end. */
  below?: ReactNode
}

/** /championships */
export function ChampionshipsScreen() {
  return <ChampionshipsPage />
}

/** The list of championships, with the next matches of a member. */
export function ChampionshipsPage({ above, below }: ChampionshipsPageProps) {
  const isGuest = !useAtomValue(signedInAtom)
  // Two routes share the screen.
  const search = championshipsSearch(useSearch({ strict: false }))
  const navigate = useNavigate()
  const isSearched = Object.values(search).some((value) => value !== undefined)
  const props: ChampionshipsProps = {
    search,
    onSearch: (change) =>
      void navigate({
        to: '.',
        search: (before) => championshipsSearch({ ...before, ...change }),
        // Typing replaces the history entry; choosing a filter adds one.
        replace: 'search' in change,
        resetScroll: false,
      }),
  }
  return (
    <div className={styles.page}>
      <PageHead title="Campeonatos" page={page} />
      {!isSearched && above}
      {!isGuest && (
        <div className={styles.heroPlace}>
          <memberHero.Part isUsed />
        </div>
      )}
      <ChampionshipsHead {...props} />
      <div className={styles.columns}>
        <Championships {...props} />
        <div className={styles.rail}>
          {!isGuest && (
            <div className={styles.next}>
              <nextMatches.Part isUsed />
            </div>
          )}
          <RecruitingTeams />
        </div>
      </div>
      {below}
    </div>
  )
}
