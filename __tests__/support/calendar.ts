import type { Locator, Page } from "playwright-core"
import { visit } from "./browser"

export const path = "/apps/calendar"
/** A month far enough away to have only the events of a test. */
export const quiet = (month: string, view = "month") => `${path}?view=${view}&date=${month}`
export const events = (page: Page, title: string) => page.locator("[data-event]").filter({ hasText: title })
/** Waits until the library has replaced the static month, week or day. The agenda doesn't need it. */
export const ready = (page: Page) =>
  page.waitForFunction(() => document.querySelector(".rbc-addons-dnd") ?? !document.querySelector(".rbc-calendar"))

export async function show(page: Page, address: string): Promise<void> {
  await visit(page, address)
  await ready(page)
}

export interface Draft {
  title: string
  start?: string
  end?: string
  allDay?: boolean
  extendedProps?: object
}

export async function put(page: Page, event: Draft): Promise<number> {
  const { start = "2031-03-12T09:00:00Z", end = "2031-03-12T10:00:00Z", extendedProps = { calendar: "ETC" } } = event
  const data = { event: { ...event, start, end, extendedProps } }
  const headers = { origin: new URL(page.url()).origin, "content-type": "application/json" }
  const response = await page.request.post("/api/apps/calendar/add-event", { data, headers })
  return (await response.json()).event.id
}
export const stored = async (page: Page, title: string, start = "2031-01-01", end = "2031-12-31") => {
  const response = await page.request.get("/api/apps/calendar/events", { params: { start, end } })
  const all = (await response.json()) as { title: string; start: string; end: string }[]
  return all.filter((event) => event.title === title)
}

export const centre = async (target: Locator) => {
  const box = await target.boundingBox()
  if (!box) throw new Error("nothing to drag")
  return { ...box, x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

export async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 })
  await page.mouse.move(to.x, to.y, { steps: 6 })
  await page.mouse.up()
}
