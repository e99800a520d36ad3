import { axeFindings, open, openAs, overflow, phone, settle, visit, withBrowser } from "../support/browser"
import { events, put, quiet, show } from "../support/calendar"
import { invitationIn } from "../support/invitations"
import { withMailServer } from "../support/mail-server"
import { confirmAdmin, permit } from "../support/permissions"

const { env, mailServer } = withMailServer()
const { server } = withBrowser(env)

test("an administrator invites a colleague, who answers from the notification; the organiser sees the answer", async () => {
  const admin = await openAs("admin@demo.com")
  await show(admin.page, `${quiet("2031-09-10")}&open=add&at=2031-09-10T09:00`)
  await permit(admin.page, server().url, [
    { action: "read", subject: "Event" },
    { action: "read", subject: "Auth" },
  ])
  const form = admin.page.getByRole("dialog")
  await form.getByLabel("Title").fill("Tasting")
  await form.getByRole("combobox", { name: "Guests" }).click()
  await form.locator("input[role=combobox]:not([readonly])").fill("client@demo.com")
  await admin.page
    .getByRole("option", { name: /client@demo\.com/ })
    .first()
    .click()
  await form.getByRole("button", { name: "Add", exact: true }).click()
  await admin.page.getByText("Tasting was added").waitFor()

  const guest = await openAs("client@demo.com")
  await visit(guest.page, "/apps/calendar")
  await guest.page.getByRole("button", { name: /^Notifications/ }).click()
  await guest.page
    .getByRole("link", { name: /invites you to an event/ })
    .first()
    .click()
  const asked = guest.page.getByRole("region", { name: "Are you coming?" })
  await asked.getByRole("button", { name: "Yes" }).click()
  await guest.page.getByText("Your answer was sent").waitFor()
  await asked.getByRole("button", { name: "Yes", pressed: true }).waitFor()
  await settle(guest.page)
  expect(await axeFindings(guest.page)).toEqual([])

  await events(admin.page, "Tasting").click()
  await admin.page.getByRole("list", { name: "Answers" }).getByText("Coming", { exact: true }).waitFor()
  await permit(admin.page, server().url, null)
})

test("a guest from outside answers on the page behind the link in the mail, without signing in", async () => {
  const admin = await openAs("admin@demo.com")
  await show(admin.page, quiet("2031-08-13"))
  await confirmAdmin(admin.page, server().url)
  await put(admin.page, {
    title: "Press day",
    start: "2031-08-13T09:00:00Z",
    end: "2031-08-13T10:00:00Z",
    extendedProps: { calendar: "ETC", guests: ["press@out.example"], timeZone: "Europe/Stockholm" },
  })
  const { text } = await mailServer().mailTo("press@out.example")
  const { token } = invitationIn(text)
  const guest = await open({ viewport: phone })
  await visit(guest.page, `/invitation?token=${token}`)
  await guest.page.getByRole("heading", { name: "Press day" }).waitFor()
  expect(await axeFindings(guest.page)).toEqual([])
  expect(await overflow(guest.page)).toBe(0)
  await guest.page.getByRole("button", { name: "Maybe" }).click()
  await guest.page.getByText("Thank you. You may come.").waitFor()
  await guest.page.reload()
  await guest.page.getByRole("button", { name: "Maybe", pressed: true }).waitFor()
  await show(admin.page, quiet("2031-08-13"))
  await events(admin.page, "Press day").click()
  await admin.page.getByRole("list", { name: "Answers" }).getByText("Maybe").waitFor()
})

test("deleting an event that somebody has changed since asks first", async () => {
  const { page } = await openAs("admin@demo.com")
  await show(page, quiet("2031-08-20"))
  const id = await put(page, { title: "Stale", start: "2031-08-20T09:00:00Z", end: "2031-08-20T10:00:00Z" })
  await show(page, `${quiet("2031-08-20")}&event=${id}`)
  const headers = { origin: new URL(page.url()).origin, "content-type": "application/json" }
  const data = { event: { id, title: "Newer" } }
  // The change arrives after the click and before the delete, so the screen can't have learnt of it.
  await page.route(
    "**/api/apps/calendar/remove-event**",
    async (route) => {
      await page.request.post("/api/apps/calendar/update-event", { data, headers })
      await route.continue()
    },
    { times: 1 },
  )
  await page.getByRole("button", { name: "Delete event" }).click()
  const question = page.getByRole("dialog", { name: "Delete the changed event?" })
  await question.getByText(/“Newer”/).waitFor()
  await question.getByRole("button", { name: "Delete anyway" }).click()
  await question.waitFor({ state: "detached" })
  await events(page, "Newer").waitFor({ state: "detached" })
  await events(page, "Stale").waitFor({ state: "detached" })
})
