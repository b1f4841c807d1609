import { Badge, Button, Panel } from '@convoca/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { showToastAtom } from '../../atoms/toasts.ts'
import { disableTwoStepAtom, renewRecoveryCodesAtom, twoStepAtom } from '../../atoms/two-step.ts'
import { QueryContent } from '../../components/QueryContent.tsx'
import { ProofForm } from './ProofForm.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { TwoStepSetup } from './TwoStepSetup.tsx'
import styles from './two-step.module.css'

type Step = 'setup' | 'renew' | 'disable' | { recoveryCodes: readonly string[] }

/** Two-step log-in: switched on with an authenticator app, its recovery codes, and switched off. */
export function TwoStepPanel() {
  const twoStep = useAtomValue(twoStepAtom)
  const [step, setStep] = useState<Step>()
  const close = () => setStep(undefined)
  const showCodes = (recoveryCodes: readonly string[]) => setStep({ recoveryCodes })
  return (
    <Panel title="Verificação em duas etapas">
      <QueryContent query={twoStep} rows={2}>
        {({ enabled, recoveryCodesLeft }) => (
          <div className={styles.stack}>
            <p className={styles.text}>
              <Badge tone={enabled ? 'success' : 'neutral'}>{enabled ? 'Ativada' : 'Desativada'}</Badge>{' '}
              {enabled
                ? `Para entrar, além da senha, a conta pede um código do aplicativo autenticador. Códigos de recuperação que restam: ${recoveryCodesLeft}.`
                : 'Com ela, quem descobre a sua senha não entra: a conta pede também um código do aplicativo autenticador.'}
            </p>
            {step === undefined ? <Actions enabled={enabled} onChoose={setStep} /> : null}
            {step === 'setup' ? <TwoStepSetup onCancel={close} onEnabled={showCodes} /> : null}
            {step === 'renew' ? <Renew onCancel={close} onRenewed={showCodes} /> : null}
            {step === 'disable' ? <Disable onClose={close} /> : null}
            {typeof step === 'object' ? <RecoveryCodes codes={step.recoveryCodes} onClose={close} /> : null}
          </div>
        )}
      </QueryContent>
    </Panel>
  )
}

function Actions({ enabled, onChoose }: { enabled: boolean; onChoose: (step: Step) => void }) {
  if (!enabled) {
    return (
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => onChoose('setup')}>
          Ativar
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.actions}>
      <Button onClick={() => onChoose('renew')}>Gerar novos códigos</Button>
      <Button onClick={() => onChoose('disable')}>Desativar</Button>
    </div>
  )
}

function Renew(props: { onCancel: () => void; onRenewed: (codes: readonly string[]) => void }) {
  const renew = useSetAtom(renewRecoveryCodesAtom)
  return (
    <ProofForm
      label="Gerar novos códigos de recuperação"
      submit="Gerar códigos"
      failure="Não foi possível gerar os códigos."
      onCancel={props.onCancel}
      onSubmit={async (proof) => props.onRenewed((await renew(proof)).recoveryCodes)}
    />
  )
}

function Disable({ onClose }: { onClose: () => void }) {
  const disable = useSetAtom(disableTwoStepAtom)
  const showToast = useSetAtom(showToastAtom)
  return (
    <ProofForm
      label="Desativar a verificação em duas etapas"
      submit="Desativar"
      failure="Não foi possível desativar a verificação em duas etapas."
      onCancel={onClose}
      onSubmit={async (proof) => {
        await disable(proof)
        showToast({ title: 'Sucesso', message: 'Verificação em duas etapas desativada.' })
        onClose()
      }}
    />
  )
}
