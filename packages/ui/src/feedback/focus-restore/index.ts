export { useFocusMainOnUnmount } from './useFocusMainOnUnmount.ts'
export { useFocusRestore } from './useFocusRestore.ts'
