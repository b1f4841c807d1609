'use client'

import { useEffect } from 'react'
import { layers, type SceneName, toLayerId, toSceneId } from './scene.ts'
import styles from './SceneArt.module.css'

/** Scenes whose subject reaches the upper edge: a wide banner cuts them off below. */
const tall: ReadonlySet<SceneName> = new Set<SceneName>(['farol', 'ponte'])

interface SceneArtProps {
  scene: SceneName
  /** Name of the game, which gives the colours. A scene has some of its own for others. */
  game: string | undefined
}

/**
 * A drawn scene of Brazil and of play: the banner of what brings none. Its layers stand in the page once; a page that the
 * server has rendered brings them, and else they are loaded. Decorative.
 */
export function SceneArt({ scene, game }: SceneArtProps) {
  useEffect(() => {
    if (!document.getElementById(toSceneId(scene)))
      void import('./draw-scene.ts').then(({ drawScene }) => drawScene(scene))
  }, [scene])
  return (
    <svg
      aria-hidden="true"
      data-keep-colors=""
      className={styles.root}
      viewBox="0 0 1200 400"
      preserveAspectRatio={tall.has(scene) ? 'xMaxYMin slice' : 'xMaxYMid slice'}
      data-game={game}
    >
      {layers.map((layer) => (
        <use key={layer} href={`#${toLayerId(scene, layer)}`} className={styles[layer]} />
      ))}
    </svg>
  )
}
