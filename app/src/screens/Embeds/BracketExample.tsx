import { Panel } from '@convoca/ui'
import { CopyButton } from '../../components/EmbedBuilder/CopyButton.tsx'
import { usePublicUrl } from '../../hooks/usePublicUrl.ts'
import styles from './EmbedsScreen.module.css'

/** The code for a championship, whose address the reader puts in. */
export function BracketExample() {
  const origin = usePublicUrl('')
  const code = `<script src="${origin}/embed/v1/bracket.js" async></script>
<convoca-bracket url="endereco-do-campeonato"></convoca-bracket>`
  return (
    <Panel title="Chave do campeonato">
      <p className={styles.step}>
        As rodadas de um campeonato, ao vivo. O endereço é a última parte de <code>/championships/…</code>; os
        campeonatos estão na <a href="/championships">página inicial</a>.
      </p>
      <pre className={styles.listing}>
        <code>{code}</code>
      </pre>
      <CopyButton code={code} />
    </Panel>
  )
}
