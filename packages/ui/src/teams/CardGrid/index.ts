export { CardGrid, type CardGridTexts } from './CardGrid.tsx'
