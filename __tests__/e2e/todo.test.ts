import type { Page } from "playwright-core"
import { openAs, visit, withBrowser } from "../support/browser"

const { server } = withBrowser()

const rows = (page: Page) => page.getByRole("list", { name: "Tasks", exact: true }).getByRole("listitem")
const row = (page: Page, title: string) => rows(page).filter({ hasText: title })
const drawer = (page: Page) => page.getByRole("dialog")
const focusedId = (page: Page) => page.evaluate(() => Number((document.activeElement as HTMLElement).dataset.row))
const orderShown = (page: Page) =>
  rows(page).evaluateAll((all) => all.map((one) => Number((one as HTMLElement).dataset.row)))

const call = async (page: Page, path: string, data: object) => {
  const answer = await page.request.post(`/api/apps/todo/${path}`, { data, headers: { origin: server().url } })
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
  return answer.json()
}
const add = async (page: Page, title: string, more: object = {}): Promise<number> =>
  (await call(page, "add-tasks", { task: { title, ...more } })).task.id
const kept = async (page: Page, sortBy = "order"): Promise<{ id: number; title: string }[]> =>
  (await page.request.get(`/api/apps/todo/tasks?sortBy=${sortBy}`)).json()
const orderKept = async (page: Page) => (await kept(page)).map(({ id }) => id)

/** Waits until something holds. */
async function until(holds: () => Promise<boolean>, what: string): Promise<void> {
  for (let i = 0; i < 100; i++) {
    if (await holds()) return
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  throw new Error(`waited in vain until ${what}`)
}
const same = async (page: Page) => JSON.stringify(await orderShown(page)) === JSON.stringify(await orderKept(page))

test("a line becomes a task, with its day, tags and person; its list's tag goes with it", async () => {
  const { page } = await openAs("admin@demo.com")
  await visit(page, "/apps/todo")
  await page.keyboard.press("n")
  await page.keyboard.type("call supplier friday !high #team @maja")
  const understood = page.getByRole("list", { name: "What was understood" })
  for (const text of ["High", "Team", "Maja Lindqvist"]) await understood.getByText(text).waitFor()
  await page.keyboard.press("Enter")
  await row(page, "call supplier").getByText("Team").waitFor()
  await until(async () => (await kept(page)).some(({ title }) => title === "call supplier"), "it is kept")
  const [task] = (await kept(page, "latest")) as unknown as { tags: string[]; assignee: object; dueDate: string }[]
  expect(task).toMatchObject({ tags: ["high", "team"], assignee: { fullName: "Maja Lindqvist" } })
  expect(new Date(`${task?.dueDate}T00:00:00Z`).getUTCDay()).toBe(5)

  await visit(page, "/de/apps/todo/tag/update")
  await page.keyboard.press("n")
  await page.keyboard.type("Lieferant anrufen übermorgen !wichtig")
  await page.keyboard.press("Enter")
  await page.getByRole("listitem").filter({ hasText: "Lieferant anrufen" }).getByText("Update").waitFor()
})

test("keyboard alone: move, select, complete, star, delete, reorder, and the list of keys", async () => {
  const { page } = await openAs("admin@demo.com")
  for (const title of ["Key three", "Key two", "Key one"]) await add(page, title)
  await visit(page, "/apps/todo")
  const [one, two, three] = (await orderKept(page)) as [number, number, number]
  await page.keyboard.press("j")
  await until(async () => (await focusedId(page)) === one, "the first has the focus")
  await page.keyboard.press("Shift+J")
  await until(async () => (await orderShown(page))[1] === one && (await focusedId(page)) === one, "it went down")
  await until(() => same(page), "the order is kept")
  await page.keyboard.press("Shift+K")
  await until(() => same(page), "the order is kept")
  expect((await orderKept(page)).slice(0, 3)).toEqual([one, two, three])

  await page.keyboard.press("s")
  await row(page, "Key one").getByRole("button", { name: "Important: Key one", pressed: true }).waitFor()
  await page.keyboard.press("x")
  await page.keyboard.press("j")
  await page.keyboard.press("x")
  await page.getByText("2 selected").waitFor()
  await page.keyboard.press("e")
  await page.getByText("2 tasks completed").waitFor()
  await page.keyboard.press("#")
  await page.getByText("2 tasks deleted").waitFor()
  await until(async () => (await focusedId(page)) === three, "the next has the focus")
  await page.keyboard.press("?")
  await drawer(page).getByText("Move the task down, up").waitFor()
})
