import { Panel } from '@convoca/ui'
import { useAtomValue } from 'jotai'
import { createElement, useEffect, useRef, type ReactNode } from 'react'
import { appearanceAtom } from '../../atoms/theme.ts'
import styles from './EmbedsScreen.module.css'

/** The embeds that exist, each live: the same scripts, frames and pictures as on another site. */
export function Gallery({ tag, championship }: { tag: string; championship: string }) {
  const appearance = useAtomValue(appearanceAtom)
  return (
    <section aria-labelledby="embeds-gallery">
      <h2 className={styles.heading} id="embeds-gallery">
        O que dá para mostrar
      </h2>
      <div className={styles.gallery}>
        <Example title="Cartão do time" code={`<convoca-team-card tag="${tag}">`}>
          <Live name="convoca-team-card" script="team-card" tag={tag} show="results" />
        </Example>
        <Example title="Lista de times" code='<convoca-recruiting-teams limit="5">'>
          <Live name="convoca-recruiting-teams" script="recruiting-teams" limit="5" />
        </Example>
        <div className={styles.column}>
          <Example title="Imagem" code={`/embed/team/${tag}.png`}>
            <img
              className={styles.picture}
              src={`/embed/team/${tag}@2x.png`}
              alt={`Time ${tag} na Convoca`}
              width={480}
              height={252}
              loading="lazy"
            />
          </Example>
          <Example title="Sino de notificações" code='<convoca-notification-bell site="…">'>
            {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, whose policy lets it run known scripts */}
            <iframe
              className={styles.bell}
              src={`/embed/preview/notification-bell?theme=${appearance}`}
              title="Sino com avisos de exemplo"
              height={500}
              loading="lazy"
            />
          </Example>
        </div>
      </div>
      {championship !== '' && (
        <Panel className={styles.wide} title="Chave do campeonato">
          <Live name="convoca-bracket" script="bracket" url={championship} />
          <code className={styles.sample}>{`<convoca-bracket url="${championship}">`}</code>
        </Panel>
      )}
    </section>
  )
}

function Example({ title, code, children }: { title: string; code: string; children: ReactNode }) {
  return (
    <Panel title={title}>
      {children}
      <code className={styles.sample}>{code}</code>
    </Panel>
  )
}

interface LiveProps extends Record<string, string> {
  /** The element's. */
  name: string
  script: string
}

/** A custom element as any page has it; its script is loaded once for all, when it comes near the window. */
function Live({ name, script, ...attributes }: LiveProps) {
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    const { current: element } = place
    if (element === null || customElements.get(name) !== undefined) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        loadScript(script)
      },
      { rootMargin: '400px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [name, script])
  return createElement(name, { ...attributes, ref: place })
}

function loadScript(name: string): void {
  const element = document.createElement('script')
  element.src = `/embed/v1/${name}.js`
  element.addEventListener('load', () => element.remove())
  document.head.append(element)
}
