export { RankingList, type RankingListProps, type RankingListTexts, type RankingRow } from './RankingList.tsx'
