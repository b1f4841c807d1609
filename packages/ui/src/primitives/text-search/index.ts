export { matchesSearch } from './text-search.ts'
