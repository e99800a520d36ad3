import { axeFindings, openAs, overflow, phone, visit, withBrowser } from "../support/browser"
import { openFounder } from "../support/founder"

withBrowser()

test("a founder is offered the tour on the start page, takes it by keyboard, and isn't asked again", async () => {
  const { page } = await openFounder()
  await visit(page, "/access-control")
  expect(await page.getByText("New here?").count()).toBe(0)
  const loaded: string[] = []
  page.on("request", (request) => loaded.push(request.url()))
  await visit(page, "/")
  await page.getByText("New here?").waitFor()
  expect(loaded.filter((url) => /tour-panel|first-tour/.test(url))).toEqual([])
  await page.getByRole("button", { name: "Start the tour" }).click()
  await page.getByText("Step 1 of 5").waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press("ArrowRight")
  await page.getByText("Everything is in the menu").waitFor()
  await page.keyboard.press("ArrowLeft")
  await page.getByText("Step 1 of 5").waitFor()
  const saved = page.waitForResponse("**/update-tour")
  for (let step = 0; step < 6; step++) await page.keyboard.press("Enter")
  expect((await saved).status()).toBe(200)
  await page.getByRole("dialog").waitFor({ state: "detached" })
  await page.waitForFunction(() => document.activeElement?.tagName === "MAIN")
  await visit(page, "/")
  expect(await page.getByText("New here?").count()).toBe(0)
})

test("nobody else is asked, but anyone can start it from the user menu; Esc ends it", async () => {
  const { page } = await openAs("admin@demo.com", { viewport: phone, hasTouch: true, isMobile: true })
  await visit(page, "/")
  expect(await page.getByText("New here?").count()).toBe(0)
  await page.getByRole("button", { name: /Ada Lindqvist/ }).click()
  await page.getByRole("button", { name: "Take the tour" }).click()
  await page.getByText("A quick tour").waitFor()
  expect(await overflow(page)).toBe(0)
  await page.keyboard.press("Escape")
  await page.getByRole("dialog").waitFor({ state: "detached" })
})
