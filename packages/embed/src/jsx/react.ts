/** What the library's plain components use of React (`@convoca/ui/plain`); the build puts it in React's place. */
import type { Context } from './runtime.ts'

export interface Hooks {
  states: unknown[]
  next: number
  update: () => void
}

let current: Hooks | undefined

/** Calls `render`, whose hooks belong to `hooks`. */
export function withHooks<Result>(hooks: Hooks, render: () => Result): Result {
  const outer = current
  current = hooks
  hooks.next = 0
  try {
    return render()
  } finally {
    current = outer
  }
}

/**
 * Hooks are told apart by their order in the whole tree. The state that components keep here is the address of a picture
 * that has failed, which is compared with their own, so that another tree's state does no harm.
 */
export function useState<State>(initial?: State): [State, (state: State) => void] {
  const hooks = current
  if (hooks === undefined) throw new Error('No render')
  const index = hooks.next
  hooks.next += 1
  if (hooks.states.length <= index) hooks.states.push(initial)
  const set = (state: State) => {
    if (hooks.states[index] === state) return
    hooks.states[index] = state
    hooks.update()
  }
  return [hooks.states[index] as State, set]
}

export function createContext<Value>(value: Value): Context<Value> {
  return { value }
}

export function useContext<Value>({ value }: Context<Value>): Value {
  return value
}
