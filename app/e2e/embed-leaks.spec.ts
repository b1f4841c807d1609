import { page, script, test } from './support/partner-test.ts'
import { expect } from './support/test.ts'

const elements = [
  ['team-card', 'tag', 'PRO'],
  ['player-card', 'nick', 'ana_bia'],
  ['recruiting-teams', 'limit', '1'],
  ['bracket', 'url', 'copa-convoca'],
  ['notification-bell', 'site', 'pS0cV1m0XcC6kqjYw5rQ8g'],
] as const

for (const [name, attribute, value] of elements)
  test(`${name} that is added and removed 1,000 times leaves nothing behind`, async ({
    openPage,
    server,
    site,
  }) => {
    const tag = `convoca-${name}`
    site.show({
      html: page(
        `${script(server.url, name)}<${tag} ${attribute}="${value}"></${tag}><div id="place"></div>`,
      ),
    })
    const browserPage = await openPage({ baseURL: site.url })
    await browserPage.goto('/')
    await expect(browserPage.locator(tag).locator('a, button').first()).toBeVisible()
    const session = await browserPage.context().newCDPSession(browserPage)
    const addAndRemove = (times: number) =>
      browserPage.evaluate(
        ([elementName, key, given, count]) => {
          const place = document.querySelector('#place')
          for (let time = 0; time < count; time += 1) {
            const element = document.createElement(elementName)
            element.setAttribute(key, given)
            place?.append(element)
            element.remove()
          }
        },
        [tag, attribute, value, times] as const,
      )
    const count = async () => {
      await session.send('HeapProfiler.collectGarbage')
      const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
      return { nodes, jsEventListeners }
    }
    await addAndRemove(10)
    await expect.poll(async () => (await count()).nodes).toBeLessThan(2000)
    const before = await count()
    await addAndRemove(1000)
    await expect.poll(async () => (await count()).nodes).toBeLessThanOrEqual(before.nodes + 200)
    expect((await count()).jsEventListeners).toBeLessThanOrEqual(before.jsEventListeners + 5)
  })
