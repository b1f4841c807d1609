// The first snippet of the README, as a server component.
// oxlint-disable-next-line import/no-default-export -- as Next reads it
export { Page as default } from '../readme-0.jsx'
