import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  ScheduleForm: {
    use: ['Making or changing an event of a team, in a dialog or on a page.'],
    avoid: ['Marking weekly hours: AvailabilityGrid.', 'Answering an invitation: CheckInList.'],
    keyboard: [
      { keys: 'Enter', does: 'Submits from any line of text.' },
      { keys: 'Space', does: 'Chooses a slot, a member or the repetition.' },
      { keys: 'Arrows', does: 'In an open calendar: move by day and week; PageUp and PageDown by month.' },
    ],
    accessibility: ['After a submit the first invalid field has the focus; errors are announced politely.'],
  },
}
