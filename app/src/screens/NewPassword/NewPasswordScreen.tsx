import { FormError, LinkButton } from '@convoca/ui'
import { NewPasswordForm, NewPasswordLayout } from '@convoca/ui/app'
import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { getErrorCode } from '../../atoms/errors.ts'
import { loginEmailAtom, readReturnPathAtom } from '../../atoms/login-draft.ts'
import { recoveryWaysAtom, resetPasswordAtom } from '../../atoms/passwords.ts'
import { showToastAtom } from '../../atoms/toasts.ts'
import { useSubmit } from '../../forms/fields.ts'
import { lazyForm } from '../../forms/lazy-form.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { useMailedLink } from '../../hooks/useMailedLink.ts'
import { PageHead } from '../../components/PageHead.tsx'
import { RecoveryWays } from './RecoveryWays.tsx'
import styles from './NewPasswordScreen.module.css'

const usePasswordForm = lazyForm(() =>
  import('../../forms/password.ts').then(({ passwordResetSchema }) => ({ schema: passwordResetSchema })),
)

/** /change-password: sets a new password with the link of a recovery mail. */
export function NewPasswordScreen() {
  const { token, email } = useMailedLink('/change-password')
  const [invalid, setInvalid] = useState(token === undefined)
  return (
    <NewPasswordLayout>
      <PageHead title="Nova senha" />
      {token === undefined || invalid ? (
        <InvalidLink />
      ) : (
        <NewPassword token={token} email={email} onInvalid={() => setInvalid(true)} />
      )}
    </NewPasswordLayout>
  )
}

function InvalidLink() {
  return (
    <div className={styles.invalid}>
      <h1 className={styles.title}>NOVA SENHA</h1>
      <FormError>Este link não vale mais. Peça um novo.</FormError>
      <LinkButton href="/recovery" variant="primary" size="large" block>
        PEDIR NOVO E-MAIL
      </LinkButton>
      <LinkButton href="/auth" variant="ghost" size="large" block>
        VOLTAR AO LOGIN
      </LinkButton>
    </div>
  )
}

interface NewPasswordProps {
  token: string
  email: string | undefined
  onInvalid: () => void
}

function NewPassword({ token, email = '', onInvalid }: NewPasswordProps) {
  const navigate = useNavigate()
  const reset = useSetAtom(resetPasswordAtom)
  const setLoginEmail = useSetAtom(loginEmailAtom)
  const readReturnPath = useSetAtom(readReturnPathAtom)
  const showToast = useSetAtom(showToastAtom)
  const { error, send, of } = useSubmit()
  const { ways, kept, keep, load } = useWays(token, onInvalid)
  const form = usePasswordForm({
    start: { email, password: '', passwordConfirm: '' },
    onSubmit: (value) =>
      send(value, 'Não foi possível alterar a senha. Tente de novo em instantes.', async () => {
        // Nothing ends before its owner has seen it; where there is nothing to see, an early press goes on.
        if (ways === undefined && (await load()).length > 0) return
        try {
          await reset({
            token,
            password: value.password,
            keep: [...kept],
            ...(email === '' ? {} : { email }),
          })
        } catch (refusal) {
          if (getErrorCode(refusal) !== 'LINK_INVALID') throw refusal
          return onInvalid()
        }
        setLoginEmail(email === '' ? null : email)
        showToast({ title: 'Sucesso', message: 'Senha alterada com sucesso' })
        await navigate({ to: '/auth', search: { redirect: readReturnPath() } })
      }),
  })
  // The address is not among the fields, because the link brought it.
  const emailError = form.field('email', of('email')).error

  return (
    <NewPasswordForm
      fields={{
        password: form.field('password', of('password')),
        passwordConfirm: form.field('passwordConfirm', of('passwordConfirm')),
      }}
      {...(email === '' ? {} : { email })}
      onSubmit={form.submit}
      error={form.error ?? error ?? emailError}
      submitting={form.state.isSubmitting}
    >
      <RecoveryWays ways={ways ?? []} kept={kept} onKeep={keep} />
    </NewPasswordForm>
  )
}

/** The other log-in methods that open the account, and those of them that the owner keeps. */
function useWays(token: string, onInvalid: () => void) {
  const query = useQueryAtom(recoveryWaysAtom, token)
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  const isInvalid = getErrorCode(query.error) === 'LINK_INVALID'
  useEffect(() => {
    if (isInvalid) onInvalid()
  }, [isInvalid, onInvalid])
  return {
    ways: query.data,
    kept,
    keep: (id: string, isKept: boolean) =>
      setKept((before) => new Set(isKept ? [...before, id] : [...before].filter((keptId) => keptId !== id))),
    /** Rejects where they cannot be read. */
    load: async () => {
      const { data = [] } = await query.refetch({ throwOnError: true })
      return data
    },
  }
}
