import { ChipGroup } from '@convoca/ui'
import { Monitor, Smartphone } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { toGroup, type EmbedChoice, type EmbedKind } from './embed-choice.ts'
import { toFramePath, toPicturePath, toTitle } from './embed-code.ts'
import styles from './EmbedBuilder.module.css'

const screens = [
  { value: 'wide', label: 'Computador', icon: <Monitor size={16} aria-hidden /> },
  { value: 'phone', label: 'Celular', icon: <Smartphone size={16} aria-hidden /> },
]

/** The element as the code shows it, from the server. */
export function EmbedPreview({ choice }: { choice: EmbedChoice }) {
  const [screen, setScreen] = useState('wide')
  const isFrame = toGroup(choice.form) !== 'picture'
  const title = toTitle(choice)
  return (
    <section className={styles.preview} aria-label="Prévia" data-theme={choice.theme} data-screen={screen}>
      <div className={styles.previewHead}>
        <h2>{choice.kind === 'bell' ? 'Prévia com avisos de exemplo' : 'Prévia'}</h2>
        {isFrame && <ChipGroup label="Tela" options={screens} value={screen} onChange={setScreen} />}
      </div>
      {isFrame ? (
        <Frame key={choice.kind} kind={choice.kind} src={toFramePath(choice)} title={title} />
      ) : (
        <img className={styles.picture} src={toPicturePath(choice)} alt={title} width={480} height={252} />
      )}
    </section>
  )
}

/** Until the page says how high it is; the bell's panel lies over its page, which knows its header alone. */
const heights: Readonly<Record<EmbedKind, number>> = {
  team: 640,
  player: 328,
  bracket: 530,
  recruiting: 420,
  seal: 178,
  bell: 520,
}

/** The frame is as high as its page says that it is. */
function Frame({ kind, src, title }: { kind: EmbedKind; src: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(heights[kind])
  useEffect(() => {
    if (kind === 'bell') return undefined
    const resize = ({ source, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow) return
      if (typeof data === 'object' && data !== null && 'height' in data && typeof data.height === 'number')
        setHeight(data.height)
    }
    globalThis.addEventListener('message', resize)
    return () => globalThis.removeEventListener('message', resize)
  }, [kind])
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, whose policy lets it run known scripts
    <iframe ref={frame} className={styles.frame} src={src} title={title} height={height} />
  )
}
