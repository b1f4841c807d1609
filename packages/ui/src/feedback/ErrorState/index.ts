export {
  ErrorState,
  errorStateTexts,
  type ErrorStateProps,
  type ErrorStateTexts,
  type Failure,
} from './ErrorState.tsx'
