import { LinkButton } from '@convoca/ui'
import { FirstSteps, JoinBand } from '@convoca/ui/app'
import { useAtomValue } from 'jotai'
import { championshipCountsAtom } from '../../atoms/championships.ts'
import { signedInAtom } from '../../atoms/session.ts'
import { ChampionshipsPage } from '../Championships/ChampionshipsScreen.tsx'
import { Front } from './Front.tsx'

/** /: the list of championships; around it a guest sees what happens now, and how one begins. */
export function FrontScreen() {
  const isGuest = !useAtomValue(signedInAtom)
  if (!isGuest) return <ChampionshipsPage />
  return <ChampionshipsPage above={<Front />} below={<Below />} />
}

function Below() {
  const counts = useAtomValue(championshipCountsAtom).data
  const open = counts?.statuses.find(({ status }) => status === 'REGISTRATION')?.count ?? 0
  return (
    <>
      <FirstSteps />
      <JoinBand
        openCount={open}
        action={
          <LinkButton size="large" href="/register">
            Criar conta grátis
          </LinkButton>
        }
      />
    </>
  )
}
