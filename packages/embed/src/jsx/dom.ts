import { withHooks, type Hooks } from './react.ts'
import { Fragment, withContext, type Child, type Props } from './runtime.ts'

/** What a component returns, as DOM nodes. */
function toNodes(child: Child): Node[] {
  if (child === null || child === undefined || typeof child === 'boolean') return []
  if (typeof child === 'string' || typeof child === 'number') return [document.createTextNode(String(child))]
  if (isList(child)) return child.flatMap(toNodes)
  const { type, props } = child
  const children = props['children'] as Child
  if (typeof type === 'function') return toNodes(type(props))
  if (typeof type === 'string') return [toElement(type, props)]
  if (type === Fragment || typeof type === 'symbol') return toNodes(children)
  return withContext(type, props['value'], () => toNodes(children))
}

const isList = (child: Child): child is readonly Child[] => Array.isArray(child)

function toElement(type: string, props: Props): HTMLElement {
  const element = document.createElement(type)
  for (const [name, value] of Object.entries(props)) setProp(element, name, value)
  element.append(...toNodes(props['children'] as Child))
  if (typeof props['ref'] === 'function') props['ref'](element)
  return element
}

function setProp(element: HTMLElement, name: string, value: unknown): void {
  if (name === 'children' || name === 'ref' || value === null || value === undefined) return
  if (name === 'style') return setStyle(element, value as Record<string, string>)
  if (typeof value === 'function')
    element.addEventListener(name.slice(2).toLowerCase(), value as EventListener)
  else if (typeof value !== 'boolean' || /^(?:aria|data)-/.test(name))
    // The DOM makes text of numbers and booleans.
    element.setAttribute(name === 'className' ? 'class' : name, value as string)
  else if (value) element.setAttribute(name, '')
}

/** Through the object model: a strict policy refuses the attribute. */
function setStyle({ style }: HTMLElement, declarations: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(declarations)) {
    if (value === undefined) continue
    if (name.startsWith('--')) style.setProperty(name, value)
    else Reflect.set(style, name, value)
  }
}

export interface Root {
  render: (child: Child) => void
}

/** Renders into `container`, again when a component's state changes. What has the focus keeps it. */
export function createRoot(container: Element): Root {
  let latest: Child
  const hooks: Hooks = { states: [], next: 0, update: () => queueMicrotask(draw) }
  function draw(): void {
    const root = container.getRootNode()
    const focused = root instanceof ShadowRoot ? root.activeElement : null
    const find = () => container.querySelectorAll<HTMLElement>(focused?.localName ?? '_')
    const place = [...find()].indexOf(focused as HTMLElement)
    container.replaceChildren(...withHooks(hooks, () => toNodes(latest)))
    find()[place]?.focus({ preventScroll: true })
  }
  return {
    render(child) {
      latest = child
      draw()
    },
  }
}
