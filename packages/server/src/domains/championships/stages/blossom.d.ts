declare module 'edmonds-blossom-fixed' {
  /** By vertex: the one that it is matched with, or -1. Without an edge the list is empty. */
  export default function blossom(
    edges: [from: number, to: number, weight: number][],
    maxCardinality?: boolean,
  ): number[]
}
