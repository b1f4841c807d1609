/**
 * The JSX runtime that the library's components are compiled over here, in place of React's: markup is
 * described first, then made into DOM nodes (dom.ts) or HTML text (html.ts).
 */
export type Child = Markup | string | number | boolean | null | undefined | readonly Child[]

export type Props = Record<string, unknown>

export interface Markup {
  type: string | ((props: Props) => Child)
  props: Props
}

/**
 * Copies the fields to an object without a prototype: a page may have added to `Object.prototype`, which
 * would be read as absent fields.
 */
export const toBare = <Fields extends object>(fields: Fields): Fields =>
  Object.assign(Object.create(null) as object, fields)

export const jsx = (type: Markup['type'], props: Props): Markup => ({ type, props: toBare(props) })

export { jsx as jsxs }

export const Fragment = ({ children }: Props): Child => children as Child

export const isList = (child: Child): child is readonly Child[] => Array.isArray(child)
