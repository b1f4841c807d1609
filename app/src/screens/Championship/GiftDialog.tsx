import { ContentDialog, SelectField, TextAreaField, formatMoney } from '@convoca/ui'
import { GiftCard } from '@convoca/ui/app'
import { formatDayAndTime } from '@convoca/ui/plain'
import * as limits from '@convoca/sdk/limits'
import { useAtomValue } from 'jotai'
import { Check, Clock, Undo2 } from 'lucide-react'
import type { Championship } from '../../atoms/championship.ts'
import { userAtom } from '../../atoms/session.ts'
import { SaveForm } from '../../components/SaveForm.tsx'
import type { Registration } from '../../mappers/championship-registration.ts'
import { say } from '../../mappers/participant-texts.ts'
import styles from './gift.module.css'
import { useGiftForm } from './useGiftForm.ts'

export interface GiftDialogProps {
  championship: Championship
  /** Those that wait for their payment, without the visitor's. */
  teams: readonly Registration[]
  onClose: () => void
}

const title = 'Dar a inscrição de presente'

/** Chooses the team and writes the message, beside what the team will see; then it goes on to the Pix code. */
export function GiftDialog({ championship, teams, onClose }: GiftDialogProps) {
  const { team, message, submitting, error, submit, close } = useGiftForm({
    championshipId: championship.id,
    teams,
    onClose,
  })
  const chosen = teams.find(({ id }) => id === team.value)
  return (
    <ContentDialog
      open
      onOpenChange={(open) => {
        if (!open) close()
      }}
      title={title}
      description={championship.name}
    >
      <div className={styles.gift}>
        <div className={styles.form}>
          <SaveForm
            label={title}
            save="Pagar por Pix"
            saving="Gerando..."
            error={error}
            submitting={submitting}
            onSubmit={submit}
            onCancel={close}
          >
            <SelectField
              {...team}
              name="team"
              label={say(championship, 'Para qual time?', 'Para qual jogador?')}
              required
              options={teams.map(({ id, team: { name, team_tag: tag } }) => ({
                value: id,
                label: tag === undefined ? name : `${name} (${tag})`,
              }))}
            />
            <TextAreaField
              {...message}
              name="message"
              label="Mensagem"
              hint={`${say(championship, 'O time', 'O jogador')} vê o seu nick e esta mensagem.`}
              maxLength={limits.GiftInput.message.max}
              rows={3}
            />
            <p className={styles.total}>
              <span className={styles.note}>
                {say(championship, 'Total, inscrição do time inteiro', 'Total, inscrição inteira')}
              </span>
              <strong className={styles.amount}>{formatMoney(championship.entry_fee)}</strong>
            </p>
          </SaveForm>
        </div>
        <Preview championship={championship} team={chosen?.team.name} message={message.value} />
      </div>
    </ContentDialog>
  )
}

interface PreviewProps {
  championship: Championship
  team: string | undefined
  message: string
}

/** The gift as the team gets it, and what may become of it. */
function Preview({ championship, team = '', message }: PreviewProps) {
  const sender = useAtomValue(userAtom)?.nick ?? ''
  const text = message.trim()
  return (
    <aside className={styles.preview}>
      <p className={styles.heading}>{`É assim que o ${say(championship, 'time', 'jogador')} recebe`}</p>
      <GiftCard
        state="OFFERED"
        amount={championship.entry_fee}
        championship={championship.name}
        sender={sender}
        team={team}
        message={text === '' ? undefined : text}
      />
      <ul className={styles.rules}>
        <li>
          <Check aria-hidden />
          <span>{`Aceitou: a vaga do ${say(championship, 'time', 'jogador')} está paga.`}</span>
        </li>
        <li>
          <Undo2 aria-hidden />
          <span>Recusou, ou passaram 48 h: o dinheiro volta para você pelo mesmo Pix.</span>
        </li>
        <li>
          <Clock aria-hidden />
          <span>{`Nunca passa do fim das inscrições, ${formatDayAndTime(new Date(championship.registration_closes_at))}.`}</span>
        </li>
      </ul>
    </aside>
  )
}
