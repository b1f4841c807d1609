import { ChipGroup } from '@convoca/ui'
import { Monitor, Smartphone } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { toFramePath, type EmbedChoice } from './embed-code.ts'
import styles from './EmbedBuilder.module.css'

const screens = [
  { value: 'wide', label: 'Computador', icon: <Monitor size={16} aria-hidden /> },
  { value: 'phone', label: 'Celular', icon: <Smartphone size={16} aria-hidden /> },
]

/** What the code shows, from the server. */
export function EmbedPreview({ choice }: { choice: EmbedChoice }) {
  const [screen, setScreen] = useState('wide')
  const isFrame = choice.form === 'script' || choice.form === 'iframe'
  const name = `Time ${choice.tag} na Convoca`
  return (
    <section className={styles.preview} aria-label="Prévia" data-theme={choice.theme} data-screen={screen}>
      <div className={styles.previewHead}>
        <h2>Prévia</h2>
        {isFrame && <ChipGroup label="Tela" options={screens} value={screen} onChange={setScreen} />}
      </div>
      {isFrame ? (
        <Frame src={toFramePath(choice)} title={name} />
      ) : (
        <img
          className={styles.picture}
          src={`/embed/team/${choice.tag}@2x.png${choice.theme === 'light' ? '?theme=light' : ''}`}
          alt={name}
          width={480}
          height={252}
        />
      )}
    </section>
  )
}

/** As high as its page says that it is. */
function Frame({ src, title }: { src: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(640)
  useEffect(() => {
    const resize = ({ source, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow) return
      if (typeof data === 'object' && data !== null && 'height' in data && typeof data.height === 'number')
        setHeight(data.height)
    }
    globalThis.addEventListener('message', resize)
    return () => globalThis.removeEventListener('message', resize)
  }, [])
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, whose policy lets it run one known script
    <iframe ref={frame} className={styles.frame} src={src} title={title} height={height} />
  )
}
