import { LinkButton, Button, useCopy } from '@convoca/ui'
import { Mail, Copy } from 'lucide-react'
import { usePublicUrl } from '../../hooks/usePublicUrl.ts'
import { toGroup, type EmbedChoice, type FormGroup } from './embed-choice.ts'
import { toEmbedCode } from './embed-code.ts'
import styles from './EmbedBuilder.module.css'

const headings: Readonly<Record<FormGroup, string>> = {
  script: 'Cole onde deve aparecer',
  npm: 'Instale e use no seu código',
  iframe: 'Cole no seu site',
  picture: 'Cole no seu site ou fórum',
  link: 'Cole o link',
}

const labels = { idle: 'Copiar código', copied: 'Código copiado', failed: 'Não foi possível copiar' }

/** Copies code, and says whether it could. */
function CopyButton({ code, variant }: { code: string; variant?: 'primary' }) {
  const { state, copy } = useCopy()
  return (
    <>
      <Button
        {...(variant && { variant })}
        icon={<Copy aria-hidden="true" />}
        onClick={() => void copy(code)}
      >
        {labels[state]}
      </Button>
      <span className="cv-hidden" role="status">
        {state === 'idle' ? '' : labels[state]}
      </span>
    </>
  )
}

/** The code, and a button that copies it. */
export function CodePanel({ choice }: { choice: EmbedChoice }) {
  const code = toEmbedCode(choice, usePublicUrl(''))
  return (
    <section className={styles.codePanel} aria-label="Código">
      <div className={styles.codeHead}>
        <h2>{headings[toGroup(choice.form)]}</h2>
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
        <a className={styles.guide} href="/embeds#embeds-guide">
          Guia de cores e textos
        </a>
      </div>
    </section>
  )
}

const toMail = (code: string): string =>
  `mailto:?subject=${encodeURIComponent('Código da Convoca para o site')}&body=${encodeURIComponent(code)}`

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
