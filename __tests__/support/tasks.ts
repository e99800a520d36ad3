import type { Page } from "playwright-core"

export const rows = (page: Page) => page.getByRole("list", { name: "Tasks", exact: true }).getByRole("listitem")
export const row = (page: Page, title: string) => rows(page).filter({ hasText: title })
export const line = (page: Page) => page.getByRole("combobox", { name: "Add a task in one line" })
export const list = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Lists and tags" }).getByRole("link", { name: new RegExp(`^${name}`) })
export const drawer = (page: Page) => page.getByRole("dialog")
export const focusedId = (page: Page) =>
  page.evaluate(() => Number((document.activeElement as HTMLElement).dataset.row))
export const displayedOrder = (page: Page) =>
  rows(page).evaluateAll((all) => all.map((one) => Number((one as HTMLElement).dataset.row)))

/** Sends a request to the to-do app with a window's session. */
export const call = async (page: Page, path: string, data: object) => {
  const { origin } = new URL((await page.request.get("/api/health")).url())
  const response = await page.request.post(`/api/apps/todo/${path}`, { data, headers: { origin } })
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`)
  return response.json()
}

export const add = async (page: Page, title: string, more: object = {}): Promise<number> =>
  (await call(page, "add-tasks", { task: { title, ...more } })).task.id
export const savedTasks = async (page: Page, sortBy = "order"): Promise<{ id: number; title: string }[]> =>
  (await page.request.get(`/api/apps/todo/tasks?sortBy=${sortBy}`)).json()
export const savedOrder = async (page: Page) => (await savedTasks(page)).map(({ id }) => id)

export const same = async (page: Page) =>
  JSON.stringify(await displayedOrder(page)) === JSON.stringify(await savedOrder(page))
