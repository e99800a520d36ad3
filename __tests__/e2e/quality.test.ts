import { axeFindings, overflow, phone, visit, withBrowser } from "../support/browser"
import { openFor, screens } from "../support/screens"

const { server } = withBrowser()

test("axe finds nothing in the add drawer, on a phone too", async () => {
  for (const viewport of [undefined, phone]) {
    const { page } = await openFor({ path: "", as: "admin@demo.com" }, viewport ? { viewport } : {})
    await visit(page, "/apps/user/list")
    await page.getByRole("button", { name: "Add user" }).first().click()
    await page.getByRole("dialog").getByLabel("Full name").waitFor()
    expect(await axeFindings(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
  }
})

test("nothing is loaded from another host", async () => {
  const foreign: string[] = []
  for (const screen of screens.slice(0, 3)) {
    const { page } = await openFor(screen)
    page.on("request", (request) => {
      if (!request.url().startsWith(server().url) && !request.url().startsWith("data:")) foreign.push(request.url())
    })
    await visit(page, screen.path)
  }
  expect(foreign).toEqual([])
})
