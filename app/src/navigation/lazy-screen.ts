import { lazyRouteComponent } from '@tanstack/react-router'
import type { AsyncRouteComponent } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'

type LastPart<Path extends string> = Path extends `${string}/${infer Rest}` ? LastPart<Rest> : Path

const lazyModule = <Props>(load: () => Promise<(props: Props) => ReactNode>): AsyncRouteComponent<Props> =>
  lazyRouteComponent(() =>
    load().then(
      (component) => ({ default: component }),
      (cause: unknown) => {
        throw new Error('The screen could not be loaded', { cause })
      },
    ),
  )

const toModule = (path: string) => `src/screens/${path}.tsx`

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
  component: lazyModule<object>(() =>
    load().then((module) => module[path.split('/').at(-1) as LastPart<Path>]),
  ),
  staticData: { screen: toModule(path) },
})

/** A tab of a screen, which is no weight where another is shown. */
export interface LazyTab<Props> {
  Section: ComponentType<Props>
  /** Loads its chunk. The route's loader waits for it: what the server has rendered is hydrated in one piece. */
  preload: () => Promise<void> | undefined
  screen: string
}

/** A tab that loads when it is opened. */
export function tab<Props>(path: string, load: () => Promise<(props: Props) => ReactNode>): LazyTab<Props> {
  const Section = lazyModule(load)
  return { Section, preload: () => Section.preload?.(), screen: toModule(path) }
}

export type Tabs = Readonly<Record<string, Pick<LazyTab<unknown>, 'preload' | 'screen'>>>

/** The tab that a search names, where it comes with its own visit. */
export const findTab = (tabs: Tabs | undefined, name: unknown) =>
  tabs && typeof name === 'string' && Object.hasOwn(tabs, name) ? tabs[name] : undefined

export const preloadTab = (tabs: Tabs | undefined, name: unknown) => findTab(tabs, name)?.preload()
