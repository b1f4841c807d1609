export { UNDO_DURATION, UndoBar, undoBarTexts, type UndoBarProps, type UndoBarTexts } from './UndoBar.tsx'
