import type { Schemas } from '@convoca/sdk/core'
import { TwoStepSecret } from '@convoca/ui/app'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { enableTwoStepAtom, startTwoStepAtom } from '../../atoms/two-step.ts'
import { QrCode } from '../../components/QrCode.tsx'
import { IdentityForm } from './IdentityForm.tsx'
import { ProofForm } from './ProofForm.tsx'

interface TwoStepSetupProps {
  userId: string
  onCancel: () => void
  onEnabled: (recoveryCodes: readonly string[]) => void
}

/**
 * Asks for a proof first, then shows the secret as a QR code and as text, then asks for a code of the app.
 */
export function TwoStepSetup({ userId, onCancel, onEnabled }: TwoStepSetupProps) {
  const start = useSetAtom(startTwoStepAtom)
  const enable = useSetAtom(enableTwoStepAtom)
  // The secret lives here alone, until the set-up is done or left.
  const [setup, setSetup] = useState<Schemas['TwoStepSetup']>()
  if (setup === undefined) {
    return (
      <IdentityForm
        userId={userId}
        label="Ativar a verificação em duas etapas"
        submit="Continuar"
        failure="Não foi possível começar. Tente de novo em instantes."
        onCancel={onCancel}
        onSubmit={async (proof) => setSetup(await start(proof))}
      />
    )
  }
  return (
    <ProofForm
      key="code"
      label="Confirmar o aplicativo autenticador"
      submit="Ativar"
      failure="Não foi possível ativar a verificação em duas etapas."
      asks={['code']}
      codeLabel="Código de 6 dígitos"
      onCancel={onCancel}
      onSubmit={async ({ code }) => onEnabled((await enable(code)).recoveryCodes)}
    >
      <TwoStepSecret
        qr={<QrCode text={setup.uri} />}
        secret={setup.secret.match(/.{1,4}/g)?.join(' ') ?? ''}
      />
    </ProofForm>
  )
}
