export {
  SearchInput,
  searchInputTexts,
  type SearchInputProps,
  type SearchInputTexts,
} from './SearchInput.tsx'
