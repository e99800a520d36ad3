import type { Page } from "playwright-core"
import { openAs, settle, visit, withBrowser } from "../support/browser"
import { add, displayedOrder, row, rows, same, savedOrder } from "../support/tasks"
import { until } from "../support/until"

withBrowser()

/** Waits for the screen reader announcement of a drag, because dropping too early has no effect. */
const announced = (page: Page, words: string) => page.getByText(words).waitFor({ state: "attached" })

test("a task is dragged by keyboard and by pointer, announced to screen readers, and stays there", async () => {
  const { page } = await openAs("admin@demo.com")
  for (const title of ["Drag four", "Drag three", "Drag two", "Drag one"]) await add(page, title)
  await visit(page, "/apps/todo")
  const [one, two, three, four] = (await savedOrder(page)) as [number, number, number, number]
  await page.getByRole("button", { name: "Move Drag one" }).focus()
  await page.keyboard.press("Space")
  await announced(page, "Picked up “Drag one”, position 1 of")
  for (const place of [2, 3]) {
    await page.keyboard.press("ArrowDown")
    await announced(page, `“Drag one” would move to position ${place} of`)
  }
  await page.keyboard.press("Space")
  await announced(page, "Dropped “Drag one” at position 3 of")
  await until(() => same(page), "the order is kept")
  expect((await savedOrder(page)).slice(0, 4)).toEqual([two, three, one, four])

  await page.getByRole("button", { name: "Move Drag four" }).focus()
  await page.keyboard.press("Space")
  await announced(page, "Picked up “Drag four”, position 4 of")
  await page.keyboard.press("ArrowUp")
  await announced(page, "“Drag four” would move to position 3 of")
  await page.keyboard.press("Escape")
  await announced(page, "“Drag four” stays at position 4 of")
  expect((await displayedOrder(page)).slice(0, 4)).toEqual([two, three, one, four])

  await row(page, "Drag four").hover()
  const handle = await page.getByRole("button", { name: "Move Drag four" }).boundingBox()
  const target = await row(page, "Drag two").boundingBox()
  if (!handle || !target) throw new Error("nothing to drag")
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2)
  await page.mouse.down()
  await page.mouse.move(handle.x + 4, target.y + 40, { steps: 8 })
  await page.mouse.move(handle.x + 4, target.y + 8, { steps: 4 })
  await announced(page, "“Drag four” would move to position 1 of")
  await page.mouse.up()
  const inOrder = async () =>
    JSON.stringify((await displayedOrder(page)).slice(0, 4)) === JSON.stringify([four, two, three, one])
  await until(inOrder, "the dropped one stands first")
  await until(() => same(page), "the order is kept")
  await page.reload()
  await rows(page).first().waitFor()
  expect((await displayedOrder(page)).slice(0, 4)).toEqual([four, two, three, one])
})

test("two users reorder concurrently: no task is lost or duplicated, and both see the same order", async () => {
  const a = await openAs("admin@demo.com")
  const b = await openAs("admin@demo.com")
  for (let i = 8; i > 0; i--) await add(a.page, `Shared ${i}`)
  await Promise.all([visit(a.page, "/apps/todo"), visit(b.page, "/apps/todo")])
  const before = await savedOrder(a.page)
  const grip = async (page: Page, title: string, keys: string[]) => {
    await page.getByRole("button", { name: `Move ${title}` }).focus()
    for (const key of keys) {
      await page.keyboard.press(key)
      await settle(page)
    }
  }
  const down = (steps: number) => ["Space", ...Array<string>(steps).fill("ArrowDown"), "Space"]
  const up = (steps: number) => ["Space", ...Array<string>(steps).fill("ArrowUp"), "Space"]
  await Promise.all([
    (async () => {
      await grip(a.page, "Shared 1", down(4))
      await grip(a.page, "Shared 2", down(3))
      await grip(a.page, "Shared 7", up(2))
    })(),
    (async () => {
      await grip(b.page, "Shared 8", up(5))
      await grip(b.page, "Shared 6", up(3))
      await grip(b.page, "Shared 3", down(2))
    })(),
  ])
  await until(async () => (await same(a.page)) && (await same(b.page)), "both show what is kept")
  const after = await savedOrder(a.page)
  expect([...after].sort((x, y) => x - y)).toEqual([...before].sort((x, y) => x - y))
  expect(after).not.toEqual(before)
  expect(new Set(await displayedOrder(b.page)).size).toBe(after.length)
})

test("changes by others appear live, but don't reorder the list during a drag", async () => {
  const a = await openAs("admin@demo.com")
  const b = await openAs("admin@demo.com")
  await add(a.page, "Held fast")
  await Promise.all([visit(a.page, "/apps/todo"), visit(b.page, "/apps/todo")])
  await b.page.keyboard.press("n")
  await b.page.keyboard.type("From the other desk")
  await b.page.keyboard.press("Enter")
  await row(a.page, "From the other desk").waitFor({ timeout: 30_000 })

  await a.page.getByRole("button", { name: "Move Held fast" }).focus()
  await a.page.keyboard.press("Space")
  const order = await displayedOrder(a.page)
  const refetched = a.page.waitForResponse((response) => response.url().includes("/todo/tasks"))
  await add(b.page, "Came meanwhile")
  await refetched
  await settle(a.page)
  expect(await displayedOrder(a.page)).toEqual(order)
  await a.page.keyboard.press("Escape")
  await row(a.page, "Came meanwhile").waitFor({ timeout: 30_000 })
})
