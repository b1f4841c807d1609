// Loaded on press: the bell is on every page of a member, the calls about championships are on few.
export { confirmRosterPlace, confirmStaffRole } from '@convoca/sdk/core'
