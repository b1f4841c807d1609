import { lazyRouteComponent } from '@tanstack/react-router'
import type { ReactNode } from 'react'

type LastPart<Path extends string> = Path extends `${string}/${infer Rest}` ? LastPart<Rest> : Path

/**
 * A screen whose chunk loads with the first visit. A chunk that fails to load becomes the route's error, which can be
 * retried: by default the router would reload the whole page, and lose it where the network is down.
 *
 * @param path The module within `screens/`, whose last part is also the name of the component.
 */
export const screen = <Path extends string>(
  path: Path,
  load: () => Promise<Record<LastPart<Path>, () => ReactNode>>,
) => ({
  component: lazyRouteComponent(() =>
    load().then(
      (module) => ({ default: module[path.split('/').at(-1) as LastPart<Path>] }),
      (cause: unknown) => {
        throw new Error('The screen could not be loaded', { cause })
      },
    ),
  ),
  staticData: { screen: `src/screens/${path}.tsx` },
})
