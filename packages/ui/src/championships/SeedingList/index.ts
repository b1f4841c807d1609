export { SeedingList, type SeedingListProps } from './SeedingList.tsx'
export { type SeedingListTexts } from './seeding-list-texts.ts'
