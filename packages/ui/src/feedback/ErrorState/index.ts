export { ErrorState, errorStateTexts, type ErrorStateProps, type ErrorStateTexts } from './ErrorState.tsx'
