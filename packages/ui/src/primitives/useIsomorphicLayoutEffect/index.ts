export { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.ts'
