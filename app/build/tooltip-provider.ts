import type { ReactNode } from 'react'

/**
 * Stands in for `@radix-ui/react-tooltip`, of which Radix Themes' root renders the provider alone: no component here has a
 * Radix tooltip, but the module brings its positioning to the first load of every page (12 kB gzip).
 */
export const Provider = ({ children }: { children?: ReactNode }) => children

function unavailable(): never {
  throw new Error('A Radix tooltip is used: remove the alias of @radix-ui/react-tooltip in vite.config.ts')
}

export {
  unavailable as Arrow,
  unavailable as Content,
  unavailable as Portal,
  unavailable as Root,
  unavailable as Trigger,
}
