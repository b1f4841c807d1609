'use client'

import { clsx } from 'clsx'
import { type ComponentPropsWithRef, useEffect } from 'react'
import { layers, type SceneName, toLayerId, toSceneId } from './scene.ts'
import styles from './SceneArt.module.css'

export type SceneArtProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  scene: SceneName
  /** Name of the game, which gives the colours. A scene has some of its own for others. */
  game: string | undefined
}

/** Scenes whose subject reaches the upper edge: a wide banner cuts them off below. */
const tall: ReadonlySet<SceneName> = new Set<SceneName>(['farol', 'ponte'])

/**
 * A drawn scene of Brazil and of play: the banner of what brings none. Its layers stand in the page once; a page that the
 * server has rendered brings them, and else they are loaded. Decorative.
 */
export function SceneArt({ scene, game, className, ...rest }: SceneArtProps) {
  useEffect(() => {
    if (!document.getElementById(toSceneId(scene)))
      void import('./draw-scene.ts').then(({ drawScene }) => drawScene(scene))
  }, [scene])
  return (
    <div
      {...rest}
      aria-hidden="true"
      data-keep-colors=""
      data-game={game}
      className={clsx(styles.root, className)}
    >
      <svg viewBox="0 0 1200 400" preserveAspectRatio={tall.has(scene) ? 'xMaxYMin slice' : 'xMaxYMid slice'}>
        {layers.map((layer) => (
          <use key={layer} href={`#${toLayerId(scene, layer)}`} className={styles[layer]} />
        ))}
      </svg>
    </div>
  )
}
