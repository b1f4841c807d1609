import { LinkButton } from '@convoca/ui'
import { Mail } from 'lucide-react'
import { usePublicUrl } from '../../hooks/usePublicUrl.ts'
import { CopyButton } from './CopyButton.tsx'
import { toEmbedCode, type EmbedChoice } from './embed-code.ts'
import styles from './EmbedBuilder.module.css'

/** The code, and a button that copies it. */
export function CodePanel({ choice }: { choice: EmbedChoice }) {
  const code = toEmbedCode(choice, usePublicUrl(''))
  return (
    <section className={styles.codePanel} aria-label="Código">
      <div className={styles.codeHead}>
        <h2>{choice.form === 'script' ? 'Cole onde o cartão deve aparecer' : 'Cole no seu site'}</h2>
        <span>sem cookies · CSP estrita</span>
      </div>
      <pre className={styles.code}>
        <code>{highlight(code)}</code>
      </pre>
      <div className={styles.actions}>
        <CopyButton code={code} variant="primary" />
        <LinkButton icon={<Mail aria-hidden="true" />} href={toMail(code)}>
          Enviar a quem cuida do site
        </LinkButton>
      </div>
    </section>
  )
}

const toMail = (code: string): string =>
  `mailto:?subject=${encodeURIComponent('Código do time na Convoca')}&body=${encodeURIComponent(code)}`

/** Quoted values and the names of elements in colours of their own. */
function highlight(code: string) {
  return code.split(/("[^"]*"|<\/?[\w-]+|\/?>)/).map((part, place) => {
    const kind = part.startsWith('"') ? 'value' : /^[</>]/.test(part) ? 'element' : undefined
    return (
      <span key={place} data-kind={kind}>
        {part}
      </span>
    )
  })
}
