export { ListFrame, type ListState, type ListTexts } from './ListFrame.tsx'
export { type ListPages, MoreButton, type MoreTexts } from './MoreButton.tsx'
