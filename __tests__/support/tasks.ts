import type { Page } from "playwright-core"

export const rows = (page: Page) => page.getByRole("list", { name: "Tasks", exact: true }).getByRole("listitem")
export const row = (page: Page, title: string) => rows(page).filter({ hasText: title })
export const line = (page: Page) => page.getByRole("combobox", { name: "Add a task in one line" })
export const list = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Lists and tags" }).getByRole("link", { name: new RegExp(`^${name}`) })
export const drawer = (page: Page) => page.getByRole("dialog")
export const focusedId = (page: Page) =>
  page.evaluate(() => Number((document.activeElement as HTMLElement).dataset.row))
export const orderShown = (page: Page) =>
  rows(page).evaluateAll((all) => all.map((one) => Number((one as HTMLElement).dataset.row)))

/** Sends a request to the to-do app with a window's session. */
export const call = async (page: Page, path: string, data: object) => {
  const { origin } = new URL((await page.request.get("/api/health")).url())
  const answer = await page.request.post(`/api/apps/todo/${path}`, { data, headers: { origin } })
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
  return answer.json()
}

export const add = async (page: Page, title: string, more: object = {}): Promise<number> =>
  (await call(page, "add-tasks", { task: { title, ...more } })).task.id
export const kept = async (page: Page, sortBy = "order"): Promise<{ id: number; title: string }[]> =>
  (await page.request.get(`/api/apps/todo/tasks?sortBy=${sortBy}`)).json()
export const orderKept = async (page: Page) => (await kept(page)).map(({ id }) => id)

export const same = async (page: Page) =>
  JSON.stringify(await orderShown(page)) === JSON.stringify(await orderKept(page))
