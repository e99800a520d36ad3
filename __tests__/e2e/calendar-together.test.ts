import { openAs, withBrowser } from "../support/browser"
import { events, path, put, quiet, ready, show, stored } from "../support/calendar"

withBrowser()

test("two people edit one event: each sees the other's change at once, and nothing is lost", async () => {
  const [one, other] = [await openAs("admin@demo.com"), await openAs("admin@demo.com")]
  await show(one.page, quiet("2031-10-08"))
  const id = await put(one.page, { title: "Shared", start: "2031-10-08T09:00:00Z", end: "2031-10-08T10:00:00Z" })
  await show(other.page, `${quiet("2031-10-08")}&event=${id}`)
  const form = other.page.getByRole("dialog")
  await form.getByLabel("Title").fill("Shared by both")
  await form.getByLabel("Description").fill("Typed here")
  const headers = { origin: new URL(one.page.url()).origin, "content-type": "application/json" }
  const event = { id, title: "Theirs", extendedProps: { calendar: "ETC", location: "Hall 3" } }
  await one.page.request.post("/api/apps/calendar/update-event", { data: { event }, headers })
  await form.getByText("You both changed: Title.").waitFor()
  expect(await form.getByLabel("Location").inputValue()).toBe("Hall 3")
  expect(await form.getByLabel("Title").inputValue()).toBe("Shared by both")
  await form.getByRole("button", { name: "Save changes" }).click()
  await form.waitFor({ state: "detached" })
  expect(await stored(other.page, "Shared by both")).toMatchObject([
    { extendedProps: { location: "Hall 3", description: "Typed here" } },
  ])
})

test("an event deleted by somebody else while it is edited can be added again with what was typed", async () => {
  const { page } = await openAs("admin@demo.com")
  await show(page, quiet("2031-10-15"))
  const id = await put(page, { title: "Fleeting", start: "2031-10-15T09:00:00Z", end: "2031-10-15T10:00:00Z" })
  await show(page, `${quiet("2031-10-15")}&event=${id}`)
  const form = page.getByRole("dialog")
  await form.getByLabel("Title").fill("Added again")
  const headers = { origin: new URL(page.url()).origin }
  await page.request.delete(`/api/apps/calendar/remove-event?id=${id}`, { headers })
  await events(page, "Fleeting").waitFor({ state: "detached" })
  await form.getByRole("button", { name: "Save changes" }).click()
  await form.getByText("Someone else has deleted this event").waitFor()
  await form.getByRole("button", { name: "Add as a new event" }).click()
  await form.waitFor({ state: "detached" })
  expect(await stored(page, "Added again")).toHaveLength(1)
})

test("the number of further events is in the language of the page", async () => {
  const { page } = await openAs("admin@demo.com")
  await show(page, quiet("2031-11-05"))
  for (const title of ["A", "B", "C", "D"]) {
    await put(page, { title, start: "2031-11-05T09:00:00Z", end: "2031-11-05T10:00:00Z" })
  }
  await show(page, `/de${quiet("2031-11-05")}`)
  await page.locator(".rbc-show-more", { hasText: /^\+\d weitere$/ }).waitFor()
})

test("at 320 px the select of the view has room for its text", async () => {
  const { page } = await openAs("admin@demo.com", { viewport: { width: 320, height: 700 } })
  await page.goto(`${path}?view=month`)
  await ready(page)
  const box = await page.getByRole("combobox", { name: "View" }).boundingBox()
  expect(box?.width).toBeGreaterThanOrEqual(118)
})
