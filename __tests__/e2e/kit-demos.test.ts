import { openAs, settle, visit, withBrowser } from "../support/browser"

withBrowser()

const card = (name: string) => ({ name, exact: true })

test("a map of bundled shapes is zoomed and its marker moved by keyboard", async () => {
  const { page } = await openAs("admin@demo.com")
  await visit(page, "/maps/leaflet")
  const events = page.getByRole("region", card("Events"))
  await events.getByRole("button", { name: "Zoom in" }).click()
  await events.getByText(/^Zoom is now \d/).waitFor()
  expect(await events.locator("path").count()).toBeGreaterThan(20)

  const draggable = page.getByRole("region", card("Draggable marker"))
  await draggable.getByText("48.86° north, 2.35° east").waitFor()
  await draggable.getByRole("button", { name: "Next shop" }).focus()
  await page.keyboard.press("ArrowRight")
  await page.keyboard.press("ArrowUp")
  await draggable.getByText("49.36° north, 2.85° east").waitFor()
})

test("a bundled video plays and stops where it should", async () => {
  const { page } = await openAs("admin@demo.com")
  await visit(page, "/extensions/react-player")
  const player = page.getByRole("region", card("Custom buttons"))
  const at = () => player.locator("video").evaluate((film: HTMLVideoElement) => film.currentTime)
  await player.getByRole("button", { name: "Play" }).click()
  await player.getByRole("button", { name: "Pause" }).waitFor()
  await page.waitForFunction(() => [...document.querySelectorAll("video")].some((film) => film.currentTime > 0.3))
  await player.getByRole("button", { name: "Pause" }).click()
  await player.getByRole("button", { name: "Play" }).waitFor()
  const stopped = await at()
  expect(stopped).toBeGreaterThan(0.3)
  await settle(page)
  expect(await at()).toBe(stopped)
})

test("a context menu opens at the click, works by keyboard, and reports the choice", async () => {
  const { page } = await openAs("admin@demo.com")
  await visit(page, "/extensions/context-menu")
  const basic = page.getByRole("region", card("Basic"))
  await basic.getByText("Right-click here").click({ button: "right" })
  await page.getByRole("menuitem", { name: "Copy" }).waitFor()
  // The library moves the focus a moment after the key.
  for (const item of ["Edit", "Copy"]) {
    await page.keyboard.press("ArrowDown")
    await page.locator("[role=menuitem]:focus", { hasText: item }).waitFor()
  }
  await page.keyboard.press("Enter")
  await basic.getByText("Selected: Copy").waitFor()
})

test("the tour goes from stop to stop, and ends at the last one or early", async () => {
  const { page } = await openAs("admin@demo.com")
  await visit(page, "/extensions/tour")
  const demo = page.getByRole("region", card("Guided steps"))
  await demo.getByRole("button", { name: "Start the tour" }).click()
  const tour = page.getByRole("dialog")
  await tour.getByText("Step 1 of 4").waitFor()
  for (const stop of [2, 3, 4]) {
    await tour.getByRole("button", { name: "Next" }).click()
    await tour.getByText(`Step ${stop} of 4`).waitFor()
  }
  await tour.getByRole("button", { name: "Done" }).click()
  await demo.getByText("You’ve finished the tour.").waitFor()
  await demo.getByRole("button", { name: "Start the tour" }).click()
  await tour.getByText("Step 1 of 4").waitFor()
  await page.keyboard.press("Escape")
  await demo.getByText("You left the tour early.").waitFor()
})

test("a wizard's step is checked before the next one opens", async () => {
  const { page } = await openAs("admin@demo.com")
  await visit(page, "/forms/wizard")
  const demo = page.getByRole("region", card("Horizontal"))
  await demo.getByRole("button", { name: "Next" }).click()
  await demo.locator("[aria-invalid=true]").first().waitFor()
  expect(await demo.getByLabel("Username").evaluate((field) => field === document.activeElement)).toBe(true)
  await demo.getByLabel("Username").fill("anna")
  await demo.getByLabel("E-mail address").fill("anna@example.com")
  const passwords = demo.locator("input[type=password]")
  await passwords.nth(0).fill("long enough 1")
  await passwords.nth(1).fill("long enough 1")
  await demo.getByRole("button", { name: "Next" }).click()
  await demo.getByText(/Step 2 of 4/).waitFor()
})

test("stars are given by keyboard", async () => {
  const { page } = await openAs("admin@demo.com")
  await visit(page, "/extensions/ratings")
  const stars = page.getByRole("region", card("Basic")).getByRole("slider")
  expect(await stars.inputValue()).toBe("3")
  await stars.focus()
  await page.keyboard.press("ArrowRight")
  expect(await stars.inputValue()).toBe("4")
})

test("slides advance automatically, pause under the pointer, and stay once somebody has stopped them", async () => {
  const { page } = await openAs("admin@demo.com")
  await page.clock.install()
  await visit(page, "/components/carousel")
  const show = page.getByRole("group", { name: "Pictures of the shop: Pause" })
  const shown = (at: number) => show.getByRole("group", { name: `Slide ${at} of 4`, exact: true })
  await show.scrollIntoViewIfNeeded()
  await shown(2).waitFor()
  await show.hover()
  const resting = await show.locator("[aria-current]").getAttribute("aria-label")
  await page.clock.fastForward(30_000)
  await settle(page)
  expect(await show.locator("[aria-current]").getAttribute("aria-label")).toBe(resting)
  await show.getByRole("button", { name: "Pause slideshow" }).click()
  await show.getByRole("button", { name: "Slide 4 of 4" }).click()
  await shown(4).waitFor()
  expect(await show.locator("li:not([inert]) img").count()).toBe(1)
  await page.keyboard.press("ArrowRight")
  await shown(1).waitFor()
})

test("scrolled slides report their position, before and after embla loads", async () => {
  const { page } = await openAs("admin@demo.com")
  await visit(page, "/extensions/swiper")
  const demo = page.getByRole("region", card("Gallery"))
  const chosen = demo.locator("li > [aria-current]")
  await demo.getByRole("group", { name: "Slide 1 of 5" }).evaluate((view) => view.scrollBy({ left: view.clientWidth }))
  await chosen.and(page.getByRole("button", { name: "The shelf" })).waitFor()
  await demo.getByRole("button", { name: "Next" }).click()
  await chosen.and(page.getByRole("button", { name: "Ink" })).waitFor()
  await demo.getByRole("button", { name: "Paper" }).click()
  await demo.getByRole("group", { name: "Slide 5 of 5" }).waitFor()
})

test("a page shows its layout only while it is open, and doesn't change the user's choice", async () => {
  const { page } = await openAs("admin@demo.com")
  await visit(page, "/page-layout/collapse-menu")
  const collapsed = () => page.locator("html").getAttribute("data-menu-collapsed")
  await page.waitForFunction(() => document.documentElement.dataset.menuCollapsed === "true")
  // Move away from the menu, which opens under the pointer.
  await page.mouse.move(900, 500)
  await page.getByRole("banner").getByRole("link", { name: "E-mail" }).first().click()
  await page.waitForURL((url) => !url.pathname.startsWith("/page-layout"))
  await page.waitForFunction(() => document.documentElement.dataset.menuCollapsed !== "true")
  expect(await collapsed()).not.toBe("true")

  await visit(page, "/page-layout/layout-blank")
  expect(await page.getByRole("navigation", { name: "Main menu" }).count()).toBe(0)
})
