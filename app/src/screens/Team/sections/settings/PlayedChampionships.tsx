import { teamChampionshipsAtom } from '../../../../atoms/team-championships.ts'
import { useQueryAtom } from '../../../../hooks/useQueryAtom.ts'
import styles from './settings.module.css'

/** Names what the team plays, or would play: it leaves that when it is deleted. */
export function PlayedChampionships({ teamId }: { teamId: string }) {
  const { data = [] } = useQueryAtom(teamChampionshipsAtom, teamId)
  const running = data.filter(({ championship }) => championship.status === 'ONGOING')
  const coming = data.filter(({ championship }) => championship.status !== 'ONGOING')
  const nameAll = (list: typeof data) => list.map(({ championship }) => championship.name).join(', ')
  return (
    <>
      {running.length > 0 && (
        <p className={styles.warning}>
          {`O time está jogando ${nameAll(running)}: sai na hora, perde por W.O. o que falta e os adversários são avisados.`}
        </p>
      )}
      {coming.length > 0 && (
        <p
          className={styles.warning}
        >{`O time perde a vaga ou o lugar na lista de espera de ${nameAll(coming)}.`}</p>
      )}
    </>
  )
}
