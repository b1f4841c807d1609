/**
 * The JSX runtime that the library's components are compiled over here, in place of React's (decision 0102): markup is
 * described first, then made into DOM nodes (dom.ts) or HTML text (html.ts).
 */
export type Child = Markup | string | number | boolean | null | undefined | readonly Child[]

export type Props = Record<string, unknown>

export interface Markup {
  type: string | symbol | Context<unknown> | ((props: Props) => Child)
  props: Props
}

/** A component that is its own provider, as in React 19. */
export interface Context<Value> {
  value: Value
}

export const Fragment = Symbol('fragment')

/** Without a prototype: a page may have added to `Object.prototype`, which components would read as props. */
export function jsx(type: Markup['type'], props: Props): Markup {
  return { type, props: Object.assign(Object.create(null), props) as Props }
}

export { jsx as jsxs }

/** Calls `render` while a context has another value. */
export function withContext<Result>(context: Context<unknown>, value: unknown, render: () => Result): Result {
  const outer = context.value
  context.value = value
  try {
    return render()
  } finally {
    context.value = outer
  }
}
