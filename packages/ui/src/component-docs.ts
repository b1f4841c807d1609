/** Guidelines for one component, shown on its docs page beside its docstring and props. */
export interface ComponentDocs {
  /** When to use it: one situation per line. */
  use: readonly [string, ...string[]]
  /** When not to use it, and what to use instead. */
  avoid: readonly [string, ...string[]]
  /** Keyboard behaviour. Empty only if nothing in it can be focused. */
  keyboard: readonly { keys: string; does: string }[]
  /** Names, roles, live regions and contrast that its users must know about. */
  accessibility?: readonly string[]
  /** Do's and don'ts. */
  good?: readonly string[]
  bad?: readonly string[]
}

/** What a `<Component>/docs.ts` exports as `docs`: guidelines by name of the exported component. */
export type FolderDocs = Readonly<Record<string, ComponentDocs>>
