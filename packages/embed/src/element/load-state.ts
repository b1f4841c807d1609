export type LoadState = 'loading' | 'ready' | 'missing' | 'failed'

/** What has nothing to show is one line. */
export const isLine = (state: LoadState): state is 'missing' | 'failed' =>
  state === 'missing' || state === 'failed'
