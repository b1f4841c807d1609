export { AnswerList, answerListTexts, type AnswerListProps, type AnswerListTexts } from './AnswerList.tsx'
