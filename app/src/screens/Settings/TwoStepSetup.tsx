import type { Schemas } from '@convoca/sdk/core'
import { TwoStepSecret } from '@convoca/ui'
import { useSetAtom } from 'jotai'
import { useMemo, useState } from 'react'
import { encode } from 'uqr'
import { enableTwoStepAtom, startTwoStepAtom } from '../../atoms/two-step.ts'
import { IdentityForm } from './IdentityForm.tsx'
import { ProofForm } from './ProofForm.tsx'

interface TwoStepSetupProps {
  userId: string
  onCancel: () => void
  onEnabled: (recoveryCodes: readonly string[]) => void
}

/** Who asks, then the secret as a QR code and as text, then a code of the app. */
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

/** Drawn here: the secret leaves the page for no other service. */
function QrCode({ text }: { text: string }) {
  const { size, path } = useMemo(() => {
    const { data, size: modules } = encode(text, { border: 2 })
    const dark = data.flatMap((row, y) => row.map((on, x) => (on ? `M${x} ${y}h1v1h-1z` : '')))
    return { size: modules, path: dark.join('') }
  }, [text])
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label="Código QR">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
