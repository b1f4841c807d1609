import { countVisible } from '@convoca/sdk/text'
import { ContentDialog, SelectField, TextAreaField } from '@convoca/ui'
import { useState } from 'react'
import { applicantsAtom } from '../../../atoms/championship-registration.ts'
import { requestRosterChangeAtom } from '../../../atoms/rosters.ts'
import { SaveForm } from '../../../components/SaveForm.tsx'
import { useQueryAtom } from '../../../hooks/useQueryAtom.ts'
import { useWrite } from '../../../hooks/useWrite.ts'
import type { RosterDialogProps } from './roster-dialog.ts'
import styles from './roster.module.css'

/** Asks the referee for somebody who is not in the roster, with a reason that everybody reads. */
export function EmergencyDialog({ open, onOpenChange, ...props }: RosterDialogProps) {
  return (
    <ContentDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Pedir troca de emergência"
      description="A arbitragem aprova ou recusa. Se aprovar, todos leem o motivo na linha do tempo da partida, e quem entra confirma a vaga para jogar."
    >
      <EmergencyForm {...props} onClose={() => onOpenChange(false)} />
    </ContentDialog>
  )
}

type FormProps = Pick<RosterDialogProps, 'championship' | 'registration'> & { onClose: () => void }

const nobody = 'nobody'

/** The fields, with what is missing once somebody has tried to send them. */
function useEmergency({ championship, registration, onClose }: FormProps) {
  const request = useWrite(
    requestRosterChangeAtom,
    'Não foi possível pedir a troca. Tente de novo em instantes.',
  )
  const [out, setOut] = useState('')
  const [comer, setComer] = useState('')
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const isShort = countVisible(reason.trim()) < 3
  async function submit() {
    setTried(true)
    if (out === '' || comer === '' || isShort) return
    const isDone = await request.run(
      {
        id: championship.id,
        registrationId: registration.id,
        out_user_id: out === nobody ? null : out,
        in_user_id: comer,
        reason: reason.trim(),
      },
      { done: { title: 'Pedido enviado.', message: 'A arbitragem foi avisada.' } },
    )
    if (isDone) onClose()
  }
  const missing = (value: string) => (isTried && value === '' ? 'Escolha um jogador' : undefined)
  return {
    out: { value: out, onChange: setOut, error: request.errorOf('out_user_id') ?? missing(out) },
    comer: { value: comer, onChange: setComer, error: request.errorOf('in_user_id') ?? missing(comer) },
    reason: {
      value: reason,
      onChange: setReason,
      error:
        request.errorOf('reason') ??
        (isTried && isShort ? 'Conte o motivo em ao menos 3 caracteres' : undefined),
    },
    error: request.error,
    isPending: request.isPending,
    submit,
  }
}

function EmergencyForm(props: FormProps) {
  const { championship, registration, onClose } = props
  const { out, comer, reason, error, isPending, submit } = useEmergency(props)
  const applicants = useQueryAtom(applicantsAtom, {
    championshipId: championship.id,
    teamIds: [registration.team.id],
  })
  const isNamed = (id: string) => registration.roster.some(({ user }) => user.id === id)
  const others = applicants.data?.[0]?.eligibility.members.filter(
    ({ user, reasons }) => !isNamed(user.id) && reasons.length === 0,
  )
  const isFree = registration.roster.length < championship.team_size + championship.max_substitutes
  return (
    <SaveForm
      label="Pedir troca de emergência"
      save="Pedir troca"
      saving="Enviando..."
      error={error}
      submitting={isPending}
      onSubmit={submit}
      onCancel={onClose}
    >
      <div className={styles.panel}>
        <SelectField
          {...out}
          name="out_user_id"
          label="Sai"
          required
          options={[
            ...registration.roster.map(({ user }) => ({ value: user.id, label: user.nick })),
            ...(isFree ? [{ value: nobody, label: 'Ninguém: há vaga livre no elenco' }] : []),
          ]}
        />
        <SelectField
          {...comer}
          name="in_user_id"
          label="Entra"
          hint={others?.length === 0 ? 'Nenhum outro membro do time pode jogar este campeonato.' : undefined}
          required
          options={(others ?? []).map(({ user }) => ({ value: user.id, label: user.nick }))}
        />
        <TextAreaField
          {...reason}
          name="reason"
          label="Motivo"
          hint="Todos leem."
          required
          maxLength={300}
          rows={3}
        />
      </div>
    </SaveForm>
  )
}
