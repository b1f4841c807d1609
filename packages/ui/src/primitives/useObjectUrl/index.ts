export { useObjectUrl } from './useObjectUrl.ts'
