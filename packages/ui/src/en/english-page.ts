/** The English page on a server, whose HTML has all texts at once. Browsers get `english-page.browser.ts` in its place. */
export { EnglishPage } from './EnglishPage.tsx'
