import { brokenPictures } from '../library/broken-pictures.ts'
import type { Child, Markup, Props } from './runtime.ts'

/** The nodes of a component's result as the DOM takes them, which makes text of numbers. */
function toNodes(child: Child): (Node | string)[] {
  if (child === null || child === undefined || typeof child === 'boolean') return []
  if (Array.isArray(child)) return child.flatMap(toNodes)
  if (typeof child !== 'object') return [child as string]
  const { type, props } = child as Markup
  return typeof type === 'string' ? [toElement(type, props)] : toNodes(type(props))
}

function toElement(type: string, props: Props): HTMLElement {
  const element = document.createElement(type)
  for (const [name, value] of Object.entries(props)) setProp(element, name, value)
  element.append(...toNodes(props['children'] as Child))
  return element
}

function setProp(element: HTMLElement, name: string, value: unknown): void {
  if (name === 'children' || value === null || value === undefined) return
  if (name === 'style') setStyle(element, value as Record<string, string>)
  else if (typeof value === 'function')
    element.addEventListener(name.slice(2).toLowerCase(), value as EventListener)
  else if (typeof value !== 'boolean' || /^(?:aria|data)-/.test(name))
    // The DOM makes text of numbers and booleans.
    element.setAttribute(name === 'className' ? 'class' : name, value as string)
  else if (value) element.setAttribute(name, '')
}

/** Sets styles through the object model, because a strict policy refuses the attribute. */
function setStyle({ style }: HTMLElement, declarations: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(declarations)) {
    if (value === undefined) continue
    if (name in style) Reflect.set(style, name, value)
    else style.setProperty(name, value)
  }
}

/** Returns what renders into `container`, again without a picture that fails to load. What has the focus keeps it. */
export function createRenderer(container: Element): (child: Child) => void {
  let latest: Child
  function draw(): void {
    const root = container.getRootNode()
    const focused = root instanceof ShadowRoot ? root.activeElement : null
    const find = () => container.querySelectorAll<HTMLElement>(focused?.localName ?? '_')
    const place = [...find()].indexOf(focused as HTMLElement)
    container.replaceChildren(...toNodes(latest))
    find()[place]?.focus({ preventScroll: true })
  }
  // It does not bubble.
  const onError = ({ target }: Event) => {
    brokenPictures.add((target as Element).getAttribute('src'))
    draw()
  }
  container.addEventListener('error', onError, true)
  return (child) => {
    latest = child
    draw()
  }
}
