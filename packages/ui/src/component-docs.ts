/** Guidelines for one component, shown on its docs page beside its docstring and props. */
export interface ComponentDocs {
  /** The situations to use it in, one per line. */
  use: readonly [string, ...string[]]
  /** The situations in which another component fits better, and which. */
  avoid: readonly [string, ...string[]]
  /** Keyboard behaviour. Empty only if nothing in it can be focused. */
  keyboard: readonly { keys: string; does: string }[]
  /** Names, roles, live regions and contrast that its users must know about. */
  accessibility?: readonly string[]
  /** Do's and don'ts. */
  good?: readonly string[]
  bad?: readonly string[]
}

/** The exports of a `<Component>/docs.ts` as `docs`: guidelines by name of the exported component. */
export type FolderDocs = Readonly<Record<string, ComponentDocs>>
