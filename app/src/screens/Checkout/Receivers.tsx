import { Button, LinkButton, Panel, SelectField } from '@convoca/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { type TeamPrize, namePrizeReceiverAtom } from '../../atoms/team-prizes.ts'
import { visitorAtom } from '../../atoms/session.ts'
import { useWrite } from '../../hooks/useWrite.ts'
import styles from './prize.module.css'

type Share = TeamPrize['shares'][number]

const isOpen = ({ is_minor: isMinor, status }: Share) => isMinor && (status === 'DUE' || status === 'FAILED')

/** The parts of minors: who speaks for the team names an adult, who has to agree. */
export function Receivers({ prize }: { prize: TeamPrize }) {
  const { shares, can_manage: canManage, adults } = prize
  return shares
    .filter(isOpen)
    .map((share) => <Receiver key={share.id} share={share} canManage={canManage} adults={adults} />)
}

function Receiver(props: { share: Share; canManage: boolean; adults: TeamPrize['adults'] }) {
  const { share, canManage, adults } = props
  const { winner, receiver } = share
  const visitorId = useAtomValue(visitorAtom)?.id
  return (
    <Panel title={`Parte de ${winner.nick}`}>
      <div className={styles.receiver}>
        <p className={styles.text}>
          Menor de 18 não recebe Pix aqui. A parte vai para um adulto do time que o capitão indica e que
          aceita.
        </p>
        {receiver !== null && (
          <p className={styles.text} data-agreed={receiver.has_agreed || undefined}>
            {receiver.has_agreed ? `${receiver.nick} aceitou.` : `${receiver.nick} ainda não respondeu.`}
          </p>
        )}
        {receiver !== null && receiver.id === visitorId && !receiver.has_agreed && (
          <LinkButton href="/settings?section=payments">Responder</LinkButton>
        )}
        {canManage && <Naming share={share} adults={adults} />}
      </div>
    </Panel>
  )
}

function Naming({ share, adults }: { share: Share; adults: TeamPrize['adults'] }) {
  const [chosen, setChosen] = useState(share.receiver?.nick ?? '')
  const naming = useWrite(namePrizeReceiverAtom)
  if (adults.length === 0)
    return (
      <p className={styles.text}>O time não tem um adulto: fale com o suporte, que confere um responsável.</p>
    )
  return (
    <>
      <SelectField
        label={`Quem recebe por ${share.winner.nick}?`}
        value={chosen}
        options={adults.map(({ nick }) => ({ value: nick, label: nick }))}
        onChange={setChosen}
      />
      <Button
        variant="primary"
        disabled={chosen === '' || chosen === share.receiver?.nick}
        loading={naming.isPending}
        loadingLabel="Enviando..."
        onClick={() =>
          void naming.run(
            { shareId: share.id, nick: chosen },
            { done: { title: 'Pedido enviado' }, failure: 'Não foi possível indicar o adulto' },
          )
        }
      >
        Indicar
      </Button>
    </>
  )
}
