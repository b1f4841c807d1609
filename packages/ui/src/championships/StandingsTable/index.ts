export {
  StandingsTable,
  type StandingsRow,
  type StandingsTableProps,
  type StandingsTableTexts,
} from './StandingsTable.tsx'
