import { EmptyState, LinkButton } from '@convoca/ui'
import { CheckCheck } from 'lucide-react'
import { PageHead } from '../../components/PageHead.tsx'

/** /checkout/success: where a payment comes back to. What it says holds before the bank has confirmed anything. */
export function CheckoutSuccessScreen() {
  return (
    <>
      <PageHead title="Pagamento" />
      <EmptyState
        headingLevel={1}
        icon={<CheckCheck aria-hidden />}
        title="Pagamento enviado"
        description="Avisamos você nas notificações assim que o banco confirmar."
        action={<LinkButton href="/notifications">Ver notificações</LinkButton>}
      />
    </>
  )
}
