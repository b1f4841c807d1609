export {
  TeamFormList,
  teamFormListTexts,
  type TeamForm,
  type TeamFormListProps,
  type TeamFormListTexts,
} from './TeamFormList.tsx'
