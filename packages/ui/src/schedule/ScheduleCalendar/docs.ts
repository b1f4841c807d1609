import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  ScheduleCalendar: {
    use: ['The whole agenda of a team, by month, week or as a list.'],
    avoid: ['The few next events of an overview: NextEvents.', 'Choosing one date in a form: a date field.'],
    keyboard: [
      { keys: 'Arrows', does: 'In the grid: one day, or one week up and down.' },
      { keys: 'Home, End', does: 'First and last day of the week.' },
      { keys: 'PageUp, PageDown', does: 'A month (in the week view a week), with Shift a year.' },
      { keys: 'Tab', does: "From the grid to the chosen day's events." },
    ],
    accessibility: [
      'The chips in the cells repeat, for the mouse, the list below the grid, where the keyboard reaches every event.',
      'A day is named with its date and the number of its events; today is aria-current.',
    ],
  },
}
