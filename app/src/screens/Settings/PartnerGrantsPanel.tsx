import { Button, EmptyState, Panel } from '@convoca/ui'
import { Unplug } from 'lucide-react'
import { useAtomValue } from 'jotai'
import { formatDate } from '@convoca/ui/app'
import { partnerGrantsAtom, revokePartnerGrantAtom } from '../../atoms/partners.ts'
import type { PartnerGrant } from '../../atoms/partners.ts'
import { QueryContent } from '../../components/QueryContent.tsx'
import { useConfirm } from '../../hooks/useConfirm.tsx'
import { useWrite } from '../../hooks/useWrite.ts'
import styles from './two-step.module.css'

const day = (iso: string) => formatDate(new Date(iso))

/** The sites that the user has let in. */
export function PartnerGrantsPanel() {
  const grants = useAtomValue(partnerGrantsAtom)
  return (
    <Panel title="Sites parceiros">
      <div className={styles.stack}>
        <p className={styles.text}>
          Estes sites mostram as suas notificações e respondem a convites por você. Nada mais.
        </p>
        <QueryContent query={grants} rows={1}>
          {(found) =>
            found.length === 0 ? (
              <EmptyState
                icon={<Unplug aria-hidden />}
                title="Nenhum site tem acesso"
                description="Quando você entrar com o Convoca em outro site, ele aparece aqui."
              />
            ) : (
              <Grants grants={found} />
            )
          }
        </QueryContent>
      </div>
    </Panel>
  )
}

function Grants({ grants }: { grants: readonly PartnerGrant[] }) {
  const { run, isPending } = useWrite(revokePartnerGrantAtom)
  const { confirm, dialog } = useConfirm(isPending)
  const ask = ({ id, name }: PartnerGrant) =>
    confirm({
      title: `Retirar o acesso de “${name}”?`,
      description: 'O sino fecha neste site na hora.',
      confirmLabel: 'Retirar acesso',
      onConfirm: () => run(id, { done: { title: 'Sucesso', message: 'O site não tem mais acesso.' } }),
    })
  return (
    <>
      <ul className={styles.list} aria-label="Sites parceiros">
        {grants.map((grant) => (
          <li key={grant.id} className={styles.row}>
            <div>
              <p className={styles.name}>{grant.name}</p>
              <p className={styles.text}>
                {`${grant.origin} · desde ${day(grant.created_at)} · usado em ${day(grant.last_used_at)}`}
              </p>
            </div>
            <Button size="small" aria-label={`Retirar o acesso de ${grant.name}`} onClick={() => ask(grant)}>
              Retirar
            </Button>
          </li>
        ))}
      </ul>
      {dialog}
    </>
  )
}
