import { Button, EmptyState, LinkButton } from '@convoca/ui'
import { AuthLayout } from '@convoca/ui/app'
import { useAtomValue, useSetAtom } from 'jotai'
import { MailCheck, MailQuestion, MailX } from 'lucide-react'
import { useEffect, useState } from 'react'
import { getErrorCode, getErrorTextOr } from '../atoms/errors.ts'
import { readReturnPathAtom } from '../atoms/login-draft.ts'
import { confirmEmailAtom } from '../atoms/passwords.ts'
import { userAtom } from '../atoms/session.ts'
import { useMailedLink } from '../hooks/useMailedLink.ts'
import { PageHead } from '../components/PageHead.tsx'
import { withRedirect } from '../navigation/redirect.ts'

type Outcome = 'pending' | 'confirmed' | 'invalid' | { failure: string }

/** /confirm-email: where the link of the confirmation mail leads. */
export function ConfirmEmailScreen() {
  const { token } = useMailedLink('/confirm-email')
  const { outcome, confirm } = useConfirmation(token)
  return (
    <AuthLayout>
      <PageHead title="Confirmar e-mail" />
      <div role="status" aria-busy={outcome === 'pending'}>
        <Answer outcome={outcome} onRetry={confirm} />
      </div>
    </AuthLayout>
  )
}

function useConfirmation(token: string | undefined) {
  const run = useSetAtom(confirmEmailAtom)
  const [outcome, setOutcome] = useState<Outcome>(token === undefined ? 'invalid' : 'pending')
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (token === undefined) return
    run(token).then(
      () => setOutcome('confirmed'),
      (error: unknown) =>
        setOutcome(
          getErrorCode(error) === 'LINK_INVALID'
            ? 'invalid'
            : { failure: getErrorTextOr(error, 'Tente de novo em instantes.') },
        ),
    )
  }, [run, token, attempt])
  const confirm = () => {
    setOutcome('pending')
    setAttempt((count) => count + 1)
  }
  return { outcome, confirm }
}

function Answer({ outcome, onRetry }: { outcome: Outcome; onRetry: () => void }) {
  if (outcome === 'pending')
    return <EmptyState headingLevel={1} icon={<MailQuestion aria-hidden />} title="Confirmando o e-mail..." />
  if (outcome === 'confirmed') return <Confirmed />
  if (outcome === 'invalid')
    return (
      <EmptyState
        headingLevel={1}
        icon={<MailX aria-hidden />}
        title="Este link não vale mais"
        description="Talvez o e-mail já esteja confirmado: tente entrar. Se faltar confirmar, enviaremos um novo link."
        action={<LinkButton href="/auth">Entrar</LinkButton>}
      />
    )
  return (
    <EmptyState
      headingLevel={1}
      icon={<MailX aria-hidden />}
      title="Não foi possível confirmar o e-mail"
      description={outcome.failure}
      action={
        <Button variant="primary" onClick={onRetry}>
          Tentar de novo
        </Button>
      }
    />
  )
}

function Confirmed() {
  const user = useAtomValue(userAtom)
  const readReturnPath = useSetAtom(readReturnPathAtom)
  const [redirect] = useState(() => readReturnPath())
  return (
    <EmptyState
      headingLevel={1}
      icon={<MailCheck aria-hidden />}
      title="E-mail confirmado"
      description="Tudo certo com o seu endereço."
      action={
        user === null ? (
          <LinkButton variant="primary" href={withRedirect('/auth', redirect)}>
            Entrar
          </LinkButton>
        ) : (
          <LinkButton variant="primary" href={redirect ?? '/profile'}>
            Continuar
          </LinkButton>
        )
      }
    />
  )
}
