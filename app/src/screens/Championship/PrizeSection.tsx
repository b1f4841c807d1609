import { LinkButton } from '@convoca/ui'
import { PrizePanel } from '@convoca/ui/app'
import { championshipTeamsAtom } from '../../atoms/championship.ts'
import { prizePoolAtom } from '../../atoms/prizes.ts'
import { QueryContent } from '../../components/QueryContent.tsx'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { getTeamPrizePath, toPrizePanel } from '../../mappers/prizes.ts'
import type { SectionProps } from './section-props.ts'
import { useOwnTeamIds } from './useOwnTeamIds.ts'

/** The money of the prizes, with its public proof. */
export function PrizeSection({ championship }: SectionProps) {
  const pool = useQueryAtom(prizePoolAtom, championship.id)
  return (
    <QueryContent query={pool} rows={3} failed="Não foi possível carregar a premiação">
      {(data) => (
        <PrizePanel id="premiacao" {...toPrizePanel(championship, data)}>
          {championship.status === 'FINISHED' && <OwnTeamPrize championship={championship} />}
        </PrizePanel>
      )}
    </QueryContent>
  )
}

/** The way to what the visitor's own team has won. */
function OwnTeamPrize({ championship }: SectionProps) {
  const registrations = useQueryAtom(championshipTeamsAtom, championship.id)
  const ownTeamIds = useOwnTeamIds()
  const own = registrations.data?.find(({ team }) => ownTeamIds.includes(team.id))
  if (own === undefined) return null
  return <LinkButton href={getTeamPrizePath(championship.url, own.team.id)}>Ver o prêmio do time</LinkButton>
}
