'use client'

export { emptySearchFirst } from './empty-search-first.ts'
export {
  SearchInput,
  searchInputTexts,
  type SearchInputProps,
  type SearchInputTexts,
} from './SearchInput.tsx'
export { useSearchDialog } from './useSearchDialog.ts'
