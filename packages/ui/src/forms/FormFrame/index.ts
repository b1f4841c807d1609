export { FormFrame, type FormFrameTexts, type FormProps } from './FormFrame.tsx'
