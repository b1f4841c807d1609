export { playerTexts } from '@convoca/ui/app'
