import { EmptyState, Panel } from '@convoca/ui'
import { Users } from 'lucide-react'
import { championshipTeamsAtom } from '../../atoms/championship.ts'
import { QueryContent } from '../../components/QueryContent.tsx'
import { lazyPart } from '../../hooks/lazy-part.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { hasPlace } from '../../mappers/championship-page.ts'
import { say } from '../../mappers/participant-texts.ts'
import { ParticipantList } from './ParticipantList.tsx'
import styles from './championship.module.css'
import type { SectionProps } from './section-props.ts'

const { Part: GiftPanel } = lazyPart(() => import('./GiftPanel.tsx').then((loaded) => loaded.GiftPanel))

export function TeamsSection({ championship }: SectionProps) {
  const registrations = useQueryAtom(championshipTeamsAtom, championship.id)
  return (
    <QueryContent
      query={registrations}
      failed={`Não foi possível carregar os ${say(championship, 'times', 'jogadores')}`}
    >
      {(data) => {
        const waiting = data.filter(({ status }) => status === 'WAITING')
        const placed = data.filter(hasPlace)
        if (placed.length === 0 && waiting.length === 0)
          return (
            <EmptyState
              icon={<Users aria-hidden />}
              title={say(championship, 'Seja o primeiro time', 'Seja o primeiro')}
              description={`Nenhum ${say(championship, 'time', 'jogador')} está inscrito ainda.`}
            />
          )
        return (
          <div className={styles.column}>
            <Panel
              title={`${say(championship, 'Times', 'Jogadores')} inscritos (${placed.length} de ${championship.max_teams})`}
            >
              <ParticipantList registrations={placed} />
            </Panel>
            {championship.entry_fee > 0 && (
              <GiftPanel isUsed championship={championship} registrations={placed} />
            )}
            {waiting.length > 0 && (
              <Panel title={`Lista de espera (${waiting.length})`}>
                <ParticipantList registrations={waiting} />
              </Panel>
            )}
          </div>
        )
      }}
    </QueryContent>
  )
}
