import { MAX_PARTNER_SITES } from '@convoca/sdk/rules'
import { Button, IconButton, Panel } from '@convoca/ui'
import { Globe, Pencil, Trash2 } from 'lucide-react'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { deletePartnerSiteAtom, partnerSitesAtom } from '../../atoms/partners.ts'
import type { PartnerSite } from '../../atoms/partners.ts'
import { QueryContent } from '../../components/QueryContent.tsx'
import { useConfirm } from '../../hooks/useConfirm.tsx'
import { useWrite } from '../../hooks/useWrite.ts'
import { PartnerSiteForm } from './PartnerSiteForm.tsx'
import styles from './two-step.module.css'

/** The sites that the user has registered, to show the bell on them. */
export function PartnerSitesPanel() {
  const sites = useAtomValue(partnerSitesAtom)
  const [editing, setEditing] = useState<string>()
  const close = () => setEditing(undefined)
  const isFull = (sites.data?.length ?? MAX_PARTNER_SITES) >= MAX_PARTNER_SITES
  return (
    <Panel
      title="Meus sites"
      actions={
        editing !== undefined || isFull ? undefined : (
          <Button onClick={() => setEditing('new')}>Cadastrar site</Button>
        )
      }
    >
      <div className={styles.stack}>
        <p className={styles.text}>
          Cadastre um site para mostrar nele o sino de notificações:{' '}
          <a href="/embeds">veja como incorporar</a>.
        </p>
        <QueryContent query={sites} rows={1}>
          {(found) => (
            <>
              {found.length > 0 && <Sites sites={found} onEdit={setEditing} />}
              {editing !== undefined && (
                <PartnerSiteForm
                  key={editing}
                  site={found.find(({ id }) => id === editing)}
                  onClose={close}
                />
              )}
            </>
          )}
        </QueryContent>
      </div>
    </Panel>
  )
}

function Sites({ sites, onEdit }: { sites: readonly PartnerSite[]; onEdit: (id: string) => void }) {
  const { run, isPending } = useWrite(deletePartnerSiteAtom)
  const { confirm, dialog } = useConfirm(isPending)
  const askToDelete = ({ id, name }: PartnerSite) =>
    confirm({
      title: `Excluir o site “${name}”?`,
      description: 'O sino deixa de funcionar nele, e todos os seus leitores saem.',
      confirmLabel: 'Excluir site',
      onConfirm: () => run(id, { done: { title: 'Sucesso', message: 'Site excluído.' } }),
    })
  return (
    <>
      <ul className={styles.list} aria-label="Meus sites">
        {sites.map((site) => (
          <li key={site.id} className={styles.row}>
            <Globe aria-hidden="true" size={20} />
            <div>
              <p className={styles.name}>{site.name}</p>
              <p className={styles.text}>{site.origins.join(' · ')}</p>
              <p className={styles.text}>
                Chave: <code>{site.key}</code>
              </p>
            </div>
            <IconButton label={`Alterar ${site.name}`} onClick={() => onEdit(site.id)}>
              <Pencil aria-hidden="true" />
            </IconButton>
            <IconButton label={`Excluir ${site.name}`} onClick={() => askToDelete(site)}>
              <Trash2 aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      {dialog}
    </>
  )
}
