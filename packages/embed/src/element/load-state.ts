export type LoadState = 'loading' | 'ready' | 'missing' | 'failed'

/** A state with nothing to show is one line. */
export const isLine = (state: LoadState): state is 'missing' | 'failed' =>
  state === 'missing' || state === 'failed'
