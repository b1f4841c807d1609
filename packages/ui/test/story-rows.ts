import { createElement, type ComponentType, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { ConvocaTheme } from '../src/theme/ConvocaTheme.tsx'

type Props = Record<string, unknown>

export interface Annotations {
  args?: Props
  parameters?: Props
  component?: ComponentType<Props>
  /** Further components that the file has stories for, such as LinkButton beside Button. */
  subcomponents?: Record<string, ComponentType<never>>
  render?: (args: Props, context: object) => ReactNode
}

/** The result of `preview.meta(…).story(…)`, as far as the tests read it. */
export interface Story {
  input: Annotations
  meta: { input: Annotations & { title: string } }
}

export type StoryFile = Record<string, Story>

/** One exported component with the props that a story gives it. */
export interface ComponentRow {
  name: string
  story: string
  component: ComponentType<never>
  props: Props
}

interface Fiber {
  elementType: unknown
  memoizedProps: Props
  child: Fiber | null
  sibling: Fiber | null
}

export function isComponent(value: unknown): value is ComponentType<never> {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value)
}

/** The components among what the package exports, by name. */
export function componentsOf(library: object): Map<string, ComponentType<never>> {
  const components = new Map<string, ComponentType<never>>()
  for (const [name, value] of Object.entries(library)) {
    if (/^[A-Z][a-z]/.test(name) && isComponent(value)) components.set(name, value)
  }
  return components
}

function argsOf({ input, meta }: Story): Props {
  return { ...meta.input.args, ...input.args }
}

/** The content of a story. A component, because some stories call hooks in their render function. */
export function StoryContent({ story }: { story: Story }): ReactNode {
  const args = argsOf(story)
  const { component } = story.meta.input
  const render = story.input.render ?? story.meta.input.render
  const parameters = { ...story.meta.input.parameters, ...story.input.parameters }
  if (render) return render(args, { args, parameters, globals: {}, loaded: {} })
  return component ? createElement(component, args) : null
}

/** Every component that the story has mounted, outermost first. */
function readFibers(container: Element): Fiber[] {
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$')) ?? ''
  const { stateNode } = (container as unknown as Record<string, { stateNode: { current: Fiber } }>)[key]!
  const fibers: Fiber[] = []
  const visit = (fiber: Fiber | null) => {
    for (let next = fiber; next; next = next.sibling) {
      fibers.push(next)
      visit(next.child)
    }
  }
  visit(stateNode.current)
  return fibers.slice(fibers.findIndex(({ elementType }) => elementType === StoryContent))
}

/** Mounts a story and returns the props of each library component in it; `flush` is `act` or `flushSync`. */
function mountedProps(story: Story, flush: (work: () => void) => void): Map<unknown, Props> {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container, { onUncaughtError: () => {} })
  const found = new Map<unknown, Props>()
  try {
    flush(() => root.render(createElement(ConvocaTheme, null, createElement(StoryContent, { story }))))
    for (const { elementType, memoizedProps } of readFibers(container)) {
      if (!found.has(elementType)) found.set(elementType, memoizedProps)
    }
  } finally {
    flush(() => root.unmount())
    container.remove()
  }
  return found
}

/** A dialog or bar that its story opens by a click is rendered open. */
function toRow(name: string, story: string, component: ComponentType<never>, props: Props): ComponentRow {
  const { ref: _, ...given } = props
  return { name, story, component, props: 'open' in given ? { ...given, open: true } : given }
}

/** The stories in which to look for a component: `Default` of its own file, or those of a file that names it beside another. */
function storiesFor(name: string, files: readonly StoryFile[]): [string, Story][] {
  const own = files.find((file) => file['Default']?.meta.input.title.endsWith(`/${name}`))
  if (own?.['Default']) return [['Default', own['Default']]]
  const beside = files.find((file) => name in (file['Default']?.meta.input.subcomponents ?? {}))
  return Object.entries(beside ?? {})
}

/**
 * One row per exported component, with the props that its `Default` story gives it. The props are read from the
 * mounted tree, because the `render` of a story may wrap its component in state.
 */
export function collectRows(
  library: object,
  files: readonly StoryFile[],
  flush: (work: () => void) => void,
): ComponentRow[] {
  return [...componentsOf(library)].flatMap(([name, component]) => {
    for (const [story, annotations] of storiesFor(name, files)) {
      const props = mountedProps(annotations, flush).get(component)
      if (props) return toRow(name, `${annotations.meta.input.title}: ${story}`, component, props)
    }
    return []
  })
}
