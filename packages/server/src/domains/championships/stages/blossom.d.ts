declare module 'edmonds-blossom-fixed' {
  /** The vertex that each vertex is matched with, or -1. The list is empty if there is no edge. */
  export default function blossom(
    edges: [from: number, to: number, weight: number][],
    maxCardinality?: boolean,
  ): number[]
}
