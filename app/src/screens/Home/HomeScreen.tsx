import { LinkButton } from '@convoca/ui'
import { useAtomValue } from 'jotai'
import { signedInAtom } from '../../atoms/session.ts'
import { PageHead } from '../../components/PageHead.tsx'
import { HomeChampionships } from './HomeChampionships.tsx'
import { Features, RecruitingTeams } from './HomeSections.tsx'
import styles from './home.module.css'

const page = {
  path: '/home',
  description:
    'A comunidade brasileira de e-sports: monte o seu time, combine os treinos, ache quem falta e dispute campeonatos.',
}

/** The page of /home and /welcome: it says what the product is to visitors who do not know it yet. */
export function HomeScreen() {
  const isSignedIn = useAtomValue(signedInAtom)
  return (
    <div className={styles.page}>
      <PageHead title="Sua convocação chegou" page={page} />
      <header className={styles.hero}>
        <h1 className={styles.title}>Sua convocação chegou</h1>
        <p className={styles.lead}>
          Monte o time, combine os treinos e dispute a temporada. Tudo o que uma equipe de e-sports precisa,
          em um lugar só.
        </p>
        <div className={styles.actions}>
          {isSignedIn ? (
            <LinkButton variant="primary" size="large" href="/dashboard">
              Abrir dashboard
            </LinkButton>
          ) : (
            <>
              <LinkButton variant="primary" size="large" href="/register">
                Criar conta
              </LinkButton>
              <LinkButton size="large" href="/auth">
                Entrar
              </LinkButton>
            </>
          )}
        </div>
      </header>
      <Features />
      <HomeChampionships />
      <RecruitingTeams />
    </div>
  )
}
