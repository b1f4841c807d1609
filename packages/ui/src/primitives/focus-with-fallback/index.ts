export { focusWithFallback } from './focus-with-fallback.ts'
