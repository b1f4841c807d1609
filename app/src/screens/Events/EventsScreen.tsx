import { EmptyState, LinkButton, PageHeader, Panel } from '@convoca/ui'
import { useAtomValue } from 'jotai'
import { signedInAtom } from '../../atoms/session.ts'
import { PageHead } from '../../components/PageHead.tsx'
import { lazyPart } from '../../hooks/lazy-part.ts'
import { RecruitingTeams } from '../Home/HomeSections.tsx'
import styles from '../Home/home.module.css'

/** Guests do not load it. */
const ownEvents = lazyPart(async () => (await import('./OwnEvents.tsx')).OwnEvents)

const page = {
  path: '/events',
  description: 'Treinos, scrims e partidas dos times na Convoca.',
}

/** What the user's teams have planned with them; a guest sees that events belong to teams, and which teams recruit. */
export function EventsScreen() {
  const isSignedIn = useAtomValue(signedInAtom)
  return (
    <>
      <PageHead title="Eventos" page={page} />
      <PageHeader
        title="Eventos"
        subtitle={
          isSignedIn ? 'O que os seus times marcaram com você.' : 'Treinos, scrims e partidas dos times.'
        }
      />
      {isSignedIn ? (
        <ownEvents.Part isUsed />
      ) : (
        <>
          <Panel>
            <EmptyState
              headingLevel={2}
              title="Nenhum evento aberto ao público agora"
              description="Treinos e partidas são de quem joga no time. Entre para ver os seus."
              action={
                <>
                  <LinkButton variant="primary" href="/auth?redirect=%2Fevents">
                    Entrar
                  </LinkButton>
                  <LinkButton href="/register">Criar conta</LinkButton>
                </>
              }
            />
          </Panel>
          <div className={styles.guest}>
            <RecruitingTeams />
          </div>
        </>
      )}
    </>
  )
}
