import { ContentDialog, SelectField } from '@convoca/ui'
import { useState } from 'react'
import { substitutePlayerAtom } from '../../../atoms/rosters.ts'
import { SaveForm } from '../../../components/SaveForm.tsx'
import { useWrite } from '../../../hooks/useWrite.ts'
import type { RosterDialogProps } from './roster-dialog.ts'
import styles from './roster.module.css'

/** A substitute plays for a starter from now on, also between two games. */
export function SubstitutionDialog({ open, onOpenChange, ...props }: RosterDialogProps) {
  return (
    <ContentDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Substituir jogador"
      description="Vale para a partida aberta, entre um jogo e outro, e para as próximas. A linha do tempo da partida mostra a troca a todos."
    >
      <SubstitutionForm {...props} onClose={() => onOpenChange(false)} />
    </ContentDialog>
  )
}

type FormProps = Pick<RosterDialogProps, 'championship' | 'registration'> & { onClose: () => void }

function SubstitutionForm({ championship, registration, onClose }: FormProps) {
  const substitute = useWrite(
    substitutePlayerAtom,
    'Não foi possível substituir. Tente de novo em instantes.',
  )
  const [out, setOut] = useState('')
  const [comer, setComer] = useState('')
  const [isTried, setTried] = useState(false)
  const toOption = ({ user }: (typeof registration.roster)[number]) => ({ value: user.id, label: user.nick })
  const starters = registration.roster.filter(({ role }) => role === 'STARTER')
  const bench = registration.roster.filter((player) => player.role === 'SUBSTITUTE' && player.is_confirmed)

  async function submit() {
    setTried(true)
    if (out === '' || comer === '') return
    const isDone = await substitute.run(
      { id: championship.id, registrationId: registration.id, out_user_id: out, in_user_id: comer },
      { done: { title: 'Substituição feita.' } },
    )
    if (isDone) onClose()
  }

  const missing = (value: string) => (isTried && value === '' ? 'Escolha um jogador' : undefined)
  return (
    <SaveForm
      label="Substituir jogador"
      save="Substituir"
      error={substitute.error}
      submitting={substitute.isPending}
      onSubmit={submit}
      onCancel={onClose}
    >
      <div className={styles.panel}>
        <SelectField
          name="out_user_id"
          label="Sai"
          required
          options={starters.map(toOption)}
          value={out}
          onChange={setOut}
          error={substitute.errorOf('out_user_id') ?? missing(out)}
        />
        <SelectField
          name="in_user_id"
          label="Entra"
          required
          options={bench.map(toOption)}
          value={comer}
          onChange={setComer}
          error={substitute.errorOf('in_user_id') ?? missing(comer)}
        />
      </div>
    </SaveForm>
  )
}
