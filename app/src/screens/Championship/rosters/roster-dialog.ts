import type { Championship, ChampionshipRegistration } from '../../../atoms/championship.ts'

export interface RosterDialogProps {
  championship: Championship
  registration: ChampionshipRegistration
  open: boolean
  onOpenChange: (open: boolean) => void
}
