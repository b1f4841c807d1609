/** Parts that only people of a registered team use, which the page loads at once for them and for nobody else. */
export { askToWithdraw } from '../withdrawal-question.ts'
export { RosterPanel } from './RosterPanel.tsx'
