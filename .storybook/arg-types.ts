// oxlint-disable-next-line typescript/triple-slash-reference -- packages that import the preview do not include its folder
/// <reference path="./virtual.d.ts" />
import type { StrictArgTypes, StrictInputType } from 'storybook/internal/types'
import { components } from 'virtual:components'
import type { DocumentedComponent, Prop } from '../packages/ui/build/components-json.ts'

type Control = NonNullable<StrictInputType['control']>

const plainControls: Readonly<Record<string, Control>> = {
  string: { type: 'text' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
}
const none: Control = { disable: true }
/** The number of options up to which they fit beside one another. */
const FEW_OPTIONS = 4

/** The control by which a prop with this value in the story can be typed in; elements, dates and functions have none. */
function controlOf({ type, options }: Prop, arg: unknown): Control {
  if (options) return { type: options.length <= FEW_OPTIONS ? 'inline-radio' : 'select' }
  const plain = plainControls[withoutUndefined(type)]
  if (plain !== undefined) return plain
  if (/\bReactNode\b|\bReactElement\b/.test(type)) return typeof arg === 'string' ? { type: 'text' } : none
  return /=>|\b(?:Ref|Date|Set|Map|Blob|File|Promise|\w*Control)\b/.test(type) || isOpaque(arg)
    ? none
    : { type: 'object' }
}

/** A value that JSON does not carry. */
function isOpaque(arg: unknown): boolean {
  if (typeof arg === 'function') return true
  return typeof arg === 'object' && arg !== null && '$$typeof' in arg
}

const withoutUndefined = (type: string) => type.replaceAll(/ \| (?:undefined|null)\b/g, '')

export function toArgType(prop: Prop, arg: unknown): StrictInputType {
  const { name, description = '', required, options } = prop
  const summary = options ? options.map((option) => JSON.stringify(option)).join(' | ') : prop.type
  return {
    name,
    description,
    type: prop.type.includes('=>')
      ? { name: 'function', required }
      : { name: 'other', value: prop.type, required },
    table: {
      type: { summary: withoutUndefined(summary) },
      ...(prop.default === undefined ? {} : { defaultValue: { summary: prop.default } }),
    },
    control: controlOf(prop, arg),
    ...(options ? { options } : {}),
  }
}

/** The component that a file of stories is about. */
export function findComponent(title: string): DocumentedComponent | undefined {
  const listed = components.filter(({ stories }) => stories[0]?.startsWith(`${title}: `))
  return listed.find(({ name }) => title.endsWith(`/${name}`)) ?? listed[0]
}

interface StoryContext {
  title: string
  initialArgs: Record<string, unknown>
  argTypes: StrictArgTypes
}

/**
 * The types of a story's args are those of its component's props, from `components.json`. A file whose stories render a
 * component with state around it offers controls for what its stories set.
 */
export function addArgTypes({ title, initialArgs, argTypes }: StoryContext): StrictArgTypes {
  const component = findComponent(title)
  if (component === undefined) return argTypes
  const { props, wrapped } = component
  const types: StrictArgTypes = {}
  // Arguments that only the wrapper takes are none of the component's props.
  for (const name of Object.keys(wrapped ? initialArgs : {})) types[name] = { name, table: { disable: true } }
  for (const prop of props) {
    const type = toArgType(prop, initialArgs[prop.name])
    types[prop.name] = wrapped && !(prop.name in initialArgs) ? { ...type, control: none } : type
  }
  return { ...types, ...argTypes }
}
