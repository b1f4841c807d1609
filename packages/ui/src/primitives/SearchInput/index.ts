export { emptySearchFirst } from './emptySearchFirst.ts'
export {
  SearchInput,
  searchInputTexts,
  type SearchInputProps,
  type SearchInputTexts,
} from './SearchInput.tsx'
export { useSearchDialog } from './useSearchDialog.ts'
