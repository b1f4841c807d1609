import { Panel } from '@convoca/ui'
import { useAtomValue } from 'jotai'
import { partnerSitesAtom } from '../../atoms/partners.ts'
import { userAtom } from '../../atoms/session.ts'
import { CopyButton } from '../../components/EmbedBuilder/CopyButton.tsx'
import { usePublicUrl } from '../../hooks/usePublicUrl.ts'
import styles from './EmbedsScreen.module.css'

/** Its code alone: a grant is for a page of another origin, and here the header has a bell of its own. */
export function BellExample() {
  const user = useAtomValue(userAtom)
  return <Panel title="Sino de notificações">{user ? <OwnBell /> : <Bell />}</Panel>
}

function OwnBell() {
  const [site] = useAtomValue(partnerSitesAtom).data ?? []
  return site ? <Bell site={site} /> : <Bell />
}

/** `site`: the newest of the user's own; where there is none, the code has a place for its key. */
function Bell({ site }: { site?: { name: string; key: string } }) {
  const origin = usePublicUrl('')
  const key = site?.key ?? 'chave-do-seu-site'
  const code = `<script src="${origin}/embed/v1/notification-bell.js" async></script>
<convoca-notification-bell site="${key}"></convoca-notification-bell>`
  return (
    <>
      <p className={styles.step}>
        Quem entra com a Convoca no seu site vê ali os próprios avisos e responde a convites.{' '}
        {site ? (
          <>
            O código tem a chave de {site.name}; as outras estão em{' '}
            <a href="/settings?section=sites">Meus sites</a>.
          </>
        ) : (
          <>
            Antes, <a href="/settings?section=sites">cadastre o site</a> para ter a chave dele.
          </>
        )}
      </p>
      <pre className={styles.listing}>
        <code>{code}</code>
      </pre>
      <CopyButton code={code} />
    </>
  )
}
