import { ConfirmDialog } from '@convoca/ui'
import type { ConfirmDialogProps } from '@convoca/ui'
import type { Schemas } from '@convoca/sdk/core'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { confirmedIdentityAtom } from '../../atoms/confirmed-identity.ts'
import type { ConfirmedIdentity } from '../../atoms/confirmed-identity.ts'
import { getErrorCode, getErrorTextOr } from '../../atoms/errors.ts'
import { afterRefusal, identityErrors, isGiven, noProof, toIdentityProof } from '../../forms/identity.ts'
import type { Proof } from '../../forms/identity.ts'
import { IdentityField } from './IdentityField.tsx'
import { toSocialProof } from './useConfirmations.ts'
import type { ConfirmationOptions } from './useConfirmations.ts'
import styles from './settings.module.css'

type Confirmed = Pick<ConfirmationOptions, 'task' | 'loginMethod'>

/** Whether whoever has left for a provider is back to go on with this. */
export const isBackFor = (confirmed: ConfirmedIdentity | null, { task, loginMethod }: Confirmed) =>
  confirmed?.task === task && confirmed.loginMethod === loginMethod

interface IdentityDialogProps
  extends
    Omit<ConfirmationOptions, 'onConfirmed' | 'email'>,
    Pick<ConfirmDialogProps, 'open' | 'onOpenChange' | 'title' | 'description' | 'confirmLabel' | 'tone'> {
  /** Rejects where the server refuses. */
  onConfirm: (proof: Schemas['IdentityProof']) => Promise<unknown>
}

/** A question before something that only the account's owner may do, with the fields that show who they are. */
export function IdentityDialog(props: IdentityDialogProps) {
  const {
    title,
    description,
    confirmLabel,
    tone,
    open,
    onOpenChange,
    userId,
    task,
    loginMethod,
    path,
    staysHere,
  } = props
  const { field, isPending, submit, reset } = useIdentityDialog(props)
  const change = (next: boolean) => {
    reset()
    onOpenChange(next)
  }
  return (
    <ConfirmDialog
      {...{ title, confirmLabel, tone, open }}
      description={
        <>
          <span>{description}</span>
          <span> Confirme que é você.</span>
        </>
      }
      onOpenChange={change}
      loading={isPending}
      onConfirm={() => void submit().then((isDone) => isDone && change(false))}
    >
      <div className={styles.proof}>
        <IdentityField {...{ userId, task, loginMethod, path, staysHere, field }} />
      </div>
    </ConfirmDialog>
  )
}

function useIdentityDialog({ task, loginMethod, onConfirm }: IdentityDialogProps) {
  const confirmed = useAtomValue(confirmedIdentityAtom)
  const confirm = useSetAtom(confirmedIdentityAtom)
  const [proof, setProof] = useState(() =>
    confirmed !== null && isBackFor(confirmed, { task, loginMethod })
      ? toSocialProof(confirmed.provider, confirmed.token)
      : noProof,
  )
  const [error, setError] = useState<string>()
  const [isPending, setIsPending] = useState(false)
  const change = (next: Proof) => {
    setProof(next)
    setError(undefined)
  }

  /** Resolves to whether it is done. */
  async function submit(): Promise<boolean> {
    if (!isGiven(proof)) {
      setError('Campo obrigatório')
      return false
    }
    setIsPending(true)
    try {
      await onConfirm(toIdentityProof(proof))
      return true
    } catch (refusal) {
      setProof(afterRefusal(proof))
      refuse(refusal)
      return false
    } finally {
      setIsPending(false)
    }
  }

  function refuse(refusal: unknown) {
    const text = getErrorCode(refusal) === 'WRONG_PASSWORD' ? identityErrors.password : undefined
    setError(text ?? getErrorTextOr(refusal, 'Tente de novo em instantes.'))
  }

  return {
    field: { value: proof, onChange: change, error },
    isPending,
    submit,
    reset: () => {
      confirm(null)
      change(noProof)
    },
  }
}
