import { Button, EmptyState, FormError } from '@convoca/ui'
import { AuthLayout } from '@convoca/ui/app'
import { useSearch } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { Bell, Unplug } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { getErrorTextOr, isNotFound } from '../../atoms/errors.ts'
import { authorizePartnerAtom, partnerRequestAtom } from '../../atoms/partners.ts'
import type { PartnerRequest } from '../../atoms/partners.ts'
import { userAtom } from '../../atoms/session.ts'
import { PageHead } from '../../components/PageHead.tsx'
import { QueryContent } from '../../components/QueryContent.tsx'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import type { ConsentSearch } from '../../navigation/search.ts'
import styles from './PartnerConsentScreen.module.css'

/** The abilities of every site that is let in, in words. */
const abilities = [
  'Ler as suas notificações',
  'Marcar notificações como lidas e excluí-las',
  'Aceitar e recusar convites em seu nome',
]

/** /partner/authorize: the window in which a site asks to be let in. */
export function PartnerConsentScreen() {
  const search = useSearch({ from: '/partner/authorize' })
  return (
    <AuthLayout>
      <PageHead title="Entrar com Convoca" />
      {isWhole(search) ? <Consent asked={search} /> : <Unknown />}
    </AuthLayout>
  )
}

type Asked = Required<{ [Key in keyof ConsentSearch]: NonNullable<ConsentSearch[Key]> }>

const isWhole = (search: ConsentSearch): search is Asked =>
  [search.key, search.origin, search.state, search.challenge].every((value) => value !== undefined)

function Unknown() {
  return (
    <EmptyState
      headingLevel={1}
      icon={<Unplug aria-hidden />}
      title="Este site não está cadastrado"
      description="O pedido não veio de um site que possa entrar com o Convoca. Feche esta janela."
    />
  )
}

const renderUnknown = (error: unknown) => (isNotFound(error) ? <Unknown /> : null)

function Consent({ asked }: { asked: Asked }) {
  const { key, origin } = asked
  const request = useQueryAtom(partnerRequestAtom, { key, origin, scope: 'notifications' })
  return (
    <QueryContent
      query={request}
      rows={4}
      title="Entrar com Convoca"
      failed="Não foi possível ler o pedido"
      fallback={renderUnknown}
    >
      {(found) => <Question asked={asked} request={found} />}
    </QueryContent>
  )
}

function Question({ asked, request }: { asked: Asked; request: PartnerRequest }) {
  const user = useAtomValue(userAtom)
  const { step, error, allow, refuse } = useConsent(asked)
  // Let in before: nothing is asked again.
  const isKnown = request.isGranted
  useEffect(() => {
    if (isKnown) void allow()
  }, [isKnown, allow])
  if (step === 'done') return <Done name={request.name} />
  return (
    <section className={styles.consent} aria-labelledby="consent-title" aria-busy={step === 'sending'}>
      <Bell aria-hidden="true" size={32} />
      <h1 id="consent-title" className={styles.title}>
        {`${request.name} quer mostrar as suas notificações`}
      </h1>
      <p className={styles.origin}>{request.origin}</p>
      <p>O site poderá, até você retirar o acesso:</p>
      <ul className={styles.abilities}>
        {abilities.map((ability) => (
          <li key={ability}>{ability}</li>
        ))}
      </ul>
      <p className={styles.hint}>
        Nada mais: nem o seu perfil, nem conversas, nem a sua senha. Você entra como{' '}
        <strong>{user?.nick}</strong> e retira o acesso em Configurações → Sites.
      </p>
      <FormError>{error}</FormError>
      <div className={styles.actions}>
        <Button onClick={refuse} disabled={step === 'sending'}>
          Recusar
        </Button>
        <Button
          variant="primary"
          loading={step === 'sending'}
          loadingLabel="Permitindo..."
          onClick={() => void allow()}
        >
          Permitir
        </Button>
      </div>
    </section>
  )
}

/** The window closes itself, unless the site's page has gone. */
function Done({ name }: { name: string }) {
  return (
    <EmptyState
      headingLevel={1}
      icon={<Bell aria-hidden />}
      title="Pronto"
      description={`Volte para ${name}. Se o sino continuar fechado, clique nele outra vez.`}
    />
  )
}

function useConsent({ key, origin, state, challenge }: Asked) {
  const authorize = useSetAtom(authorizePartnerAtom)
  const [step, setStep] = useState<'asked' | 'sending' | 'done'>('asked')
  const [error, setError] = useState<string>()
  const answer = useCallback(
    (code?: string) => {
      const opener = window.opener as Window | null
      // The code goes to that origin alone, whichever page is in the opener by now.
      opener?.postMessage({ type: 'convoca:grant', state, code }, origin)
      setStep('done')
      if (opener) window.close()
    },
    [state, origin],
  )
  const allow = useCallback(async () => {
    setStep('sending')
    setError(undefined)
    try {
      const { code } = await authorize({ key, origin, scope: 'notifications', challenge, method: 'S256' })
      answer(code)
    } catch (reason) {
      setError(getErrorTextOr(reason, 'Não foi possível permitir. Tente de novo.'))
      setStep('asked')
    }
  }, [authorize, answer, key, origin, challenge])
  return { step, error, allow, refuse: () => answer() }
}
