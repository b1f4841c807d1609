import { Panel } from '@convoca/ui'
import { TwoStepStatus, RecoveryCodeList } from '@convoca/ui/app'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { showToastAtom, showErrorAtom } from '../../atoms/toasts.ts'
import { disableTwoStepAtom, renewRecoveryCodesAtom, twoStepAtom } from '../../atoms/two-step.ts'
import { toQueryProps } from '../../mappers/query-props.ts'
import { ProofForm, type ProofFormProps } from './ProofForm.tsx'
import type { SettingsSectionProps } from './settings-sections.tsx'
import { TwoStepSetup } from './TwoStepSetup.tsx'
import { useHasPassword } from './useHasPassword.ts'

type Step = 'setup' | 'renew' | 'disable' | { recoveryCodes: readonly string[] }

/** Two-step log-in: switched on with an authenticator app, its recovery codes, and switched off. */
export function TwoStepPanel({ userId }: SettingsSectionProps) {
  const twoStep = useAtomValue(twoStepAtom)
  const [step, setStep] = useState<Step>()
  const { enabled = false, recoveryCodesLeft = 0 } = twoStep.data ?? {}
  return (
    <Panel title="Verificação em duas etapas">
      <TwoStepStatus
        enabled={enabled}
        codesLeft={recoveryCodesLeft}
        {...toQueryProps(twoStep)}
        onEnable={() => setStep('setup')}
        onRenew={() => setStep('renew')}
        onDisable={() => setStep('disable')}
        step={step && <StepForm userId={userId} step={step} onChange={setStep} />}
      />
    </Panel>
  )
}

interface StepFormProps extends SettingsSectionProps {
  step: Step
  onChange: (step: Step | undefined) => void
}

/** The recovery codes, which are shown this once. */
function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const showToast = useSetAtom(showToastAtom)
  const showError = useSetAtom(showErrorAtom)
  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      showToast({ title: 'Sucesso', message: 'Códigos copiados.' })
    } catch (error) {
      showError(error)
    }
  }
  return <RecoveryCodeList codes={codes} onCopy={() => void copy()} onDone={onClose} />
}

function StepForm({ userId, step, onChange }: StepFormProps) {
  const hasPassword = useHasPassword(userId)
  const asks = hasPassword ? (['password', 'code'] as const) : (['code'] as const)
  const close = () => onChange(undefined)
  const showCodes = (recoveryCodes: readonly string[]) => onChange({ recoveryCodes })
  if (step === 'setup') return <TwoStepSetup userId={userId} onCancel={close} onEnabled={showCodes} />
  if (step === 'renew') return <Renew asks={asks} onCancel={close} onRenewed={showCodes} />
  if (step === 'disable') return <Disable asks={asks} onClose={close} />
  return <RecoveryCodes codes={step.recoveryCodes} onClose={close} />
}

interface RenewProps extends Pick<ProofFormProps, 'asks' | 'onCancel'> {
  onRenewed: (codes: readonly string[]) => void
}

function Renew(props: RenewProps) {
  const renew = useSetAtom(renewRecoveryCodesAtom)
  return (
    <ProofForm
      label="Gerar novos códigos de recuperação"
      submit="Gerar códigos"
      failure="Não foi possível gerar os códigos."
      asks={props.asks}
      onCancel={props.onCancel}
      onSubmit={async (proof) => props.onRenewed((await renew(proof)).recoveryCodes)}
    />
  )
}

function Disable({ asks, onClose }: Pick<ProofFormProps, 'asks'> & { onClose: () => void }) {
  const disable = useSetAtom(disableTwoStepAtom)
  const showToast = useSetAtom(showToastAtom)
  return (
    <ProofForm
      label="Desativar a verificação em duas etapas"
      submit="Desativar"
      failure="Não foi possível desativar a verificação em duas etapas."
      asks={asks}
      onCancel={onClose}
      onSubmit={async (proof) => {
        await disable(proof)
        showToast({ title: 'Sucesso', message: 'Verificação em duas etapas desativada.' })
        onClose()
      }}
    />
  )
}
