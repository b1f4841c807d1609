import { isList, type Child, type Props } from './runtime.ts'

const voidElements = new Set(['img', 'br', 'hr', 'input'])
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (mark) => entities[mark] ?? mark)

/** Markup as HTML text, for pages without scripts. */
export function renderToHtml(child: Child): string {
  if (child === null || child === undefined || typeof child === 'boolean') return ''
  if (typeof child === 'string' || typeof child === 'number') return escapeHtml(String(child))
  if (isList(child)) return child.map(renderToHtml).join('')
  const { type, props } = child
  if (typeof type === 'function') return renderToHtml(type(props))
  const open = `<${type}${toAttributes(props)}>`
  return voidElements.has(type) ? open : `${open}${renderToHtml(props['children'] as Child)}</${type}>`
}

function toAttributes(props: Props): string {
  return Object.entries(props)
    .map(([name, value]) => toAttribute(name, value))
    .join('')
}

function toAttribute(name: string, value: unknown): string {
  if (name === 'children' || typeof value === 'function' || value === null || value === undefined) return ''
  if (name === 'style') return ` style="${escapeHtml(toStyle(value as Record<string, string>))}"`
  if (typeof value === 'boolean' && !/^(?:aria|data)-/.test(name))
    return value ? ` ${name.toLowerCase()}` : ''
  const written = name === 'className' ? 'class' : name.toLowerCase()
  return ` ${written}="${escapeHtml(typeof value === 'string' ? value : JSON.stringify(value))}"`
}

function toStyle(declarations: Record<string, string | undefined>): string {
  return Object.entries(declarations)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name.startsWith('--') ? name : kebab(name)}:${value}`)
    .join(';')
}

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
