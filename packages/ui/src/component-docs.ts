/** What the workshop says about one component besides what its types say (docs/decisions/0019). */
export interface ComponentDocs {
  /** When to take it: one situation a line. */
  use: readonly [string, ...string[]]
  /** When not, and what to take instead. */
  avoid: readonly [string, ...string[]]
  /** What its keys do. Empty only for what takes no focus. */
  keyboard: readonly { keys: string; does: string }[]
  /** Names, roles, live regions and contrast that a user of it must know. */
  accessibility?: readonly string[]
  /** Do and don't with it; the main components have some. */
  good?: readonly string[]
  bad?: readonly string[]
  /** Day of its last accessibility review, `YYYY-MM-DD`. */
  reviewed: string
}

/** The docs of one component's folder, by exported name: `docs` of every `<Component>/docs.ts`. */
export type FolderDocs = Readonly<Record<string, ComponentDocs>>
