import { useNavigate, useSearch } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { LinkButton } from '@convoca/ui'
import { signedInAtom } from '../../atoms/session.ts'
import { PageHead } from '../../components/PageHead.tsx'
import { lazyPart } from '../../hooks/lazy-part.ts'
import { championshipsSearch } from '../../navigation/search.ts'
import { Features, RecruitingTeams } from '../Home/HomeSections.tsx'
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

/** Says what the product is to visitors who have no account yet. */
function GuestHero() {
  return (
    <section className={styles.hero} aria-labelledby="guest-hero">
      <h2 id="guest-hero" className={styles.heroTitle}>
        Monte o time. Entre na chave.
      </h2>
      <p className={styles.lead}>
        Convoque o elenco, combine os treinos e inscreva o time em campeonatos abertos, do check-in à final.
      </p>
      <div className={styles.actions}>
        <LinkButton variant="primary" size="large" href="/register">
          Criar conta
        </LinkButton>
        <LinkButton size="large" href="/auth">
          Entrar
        </LinkButton>
      </div>
    </section>
  )
}

/** / and /championships: the list of championships; a guest also sees what the product is. */
export function ChampionshipsScreen() {
  const isGuest = !useAtomValue(signedInAtom)
  // Two routes share the screen.
  const search = championshipsSearch(useSearch({ strict: false }))
  const navigate = useNavigate()
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
      {isGuest ? (
        <GuestHero />
      ) : (
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
      {isGuest && <Features />}
    </div>
  )
}
