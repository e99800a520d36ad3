import type { Page } from "playwright-core"
import { axeFindings, openAs, overflow, phone, reload, visit, withBrowser } from "../support/browser"
import { newcomer, post } from "../support/shop-browser"
import { until } from "../support/until"

withBrowser()
const log = "/audit-log"
const sentence = (page: Page, text: string) => page.getByRole("button", { name: text }).first()

test("a change of a user is in the log with its diff, is reverted, and the log is intact", async () => {
  const { page } = await openAs("admin@demo.com")
  await visit(page, log)
  await post(page, "/apps/users/update-user", { user: { id: 7, company: "Audited & Sons" } })
  await visit(page, `${log}?recordType=user&recordId=7&action=updated`)
  await sentence(page, "Ada Lindqvist changed user #7").click()
  const drawer = page.getByRole("dialog", { name: "Entry" })
  await drawer.getByText("Audited & Sons").waitFor()
  expect(await axeFindings(page)).toEqual([])

  await drawer.getByRole("button", { name: "Revert this change" }).click()
  const question = page.getByRole("dialog", { name: "Revert this change?" })
  await question.getByText("Audited & Sons").waitFor()
  await question.getByRole("button", { name: "Revert", exact: true }).click()
  await page.getByText("Change reverted").waitFor()
  const { user } = await (await page.request.get("/api/users/user?id=7")).json()
  expect(user.company).not.toBe("Audited & Sons")

  await visit(page, `${log}?recordType=user&recordId=7&action=updated`)
  await sentence(page, "Ada Lindqvist changed user #7").click()
  await drawer.locator("del").getByText("Audited & Sons").waitFor()
  // A job seals within seconds.
  await until(async () => {
    const { data } = await (await page.request.get("/api/v1/audit-events?recordType=user&recordId=7")).json()
    return data[0].sequence !== null
  }, "the seal of the latest event")
  await reload(page)
  await drawer.getByText(/^Sealed as no\./).waitFor()
  await page.keyboard.press("Escape")
  await page.getByRole("button", { name: "Verify" }).click()
  await page.getByText("The audit log is intact").waitFor()
})

test("a change that was overwritten later is not reverted", async () => {
  const { page } = await openAs("admin@demo.com")
  await visit(page, log)
  await post(page, "/apps/users/update-user", { user: { id: 8, company: "First" } })
  await post(page, "/apps/users/update-user", { user: { id: 8, company: "Second" } })
  await visit(page, "/apps/user/view/8")
  const activity = page.getByRole("region", { name: "Activity", exact: true })
  await activity.scrollIntoViewIfNeeded()
  await activity.getByText("Ada Lindqvist changed user #8").nth(1).click()
  await activity.getByRole("button", { name: "Revert this change" }).click()
  const question = page.getByRole("dialog", { name: "Revert this change?" })
  await question.getByRole("button", { name: "Revert", exact: true }).click()
  await question.getByText("Someone changed these fields again later").waitFor()
})

test("the drawers of a task and a coupon show what happened to them", async () => {
  const { page } = await newcomer()
  await visit(page, "/apps/todo")
  const { task } = await post(page, "/apps/todo/add-tasks", { task: { title: "Count the drawers" } })
  await post(page, "/apps/todo/update-task", { task: { id: task.id, tags: ["high"] } })
  await visit(page, `/apps/todo?task=${task.id}`)
  const activity = page.getByRole("dialog").getByRole("region", { name: "Activity", exact: true })
  await activity.scrollIntoViewIfNeeded()
  await activity.getByText(`changed task #${task.id}`).click()
  await activity.locator("ins").getByText("High").waitFor()
  expect(await axeFindings(page)).toEqual([])

  await post(page, "/apps/ecommerce/add-coupon", { coupon: { code: "DRAWER", kind: "percent", value: 5 } })
  await visit(page, "/apps/ecommerce/coupons?open=DRAWER")
  await activity.scrollIntoViewIfNeeded()
  await activity.getByText("created offer “DRAWER”").waitFor()
  expect(await axeFindings(page)).toEqual([])
})

test("on a phone the log filters, exports and says how long details are kept", async () => {
  const { page } = await newcomer({ viewport: phone })
  await visit(page, log)
  await post(page, "/apps/todo/add-tasks", { task: { title: "Count the drawers" } })
  await visit(page, `${log}?recordType=task`)
  await sentence(page, "created task “Count the drawers”").waitFor()
  expect(await overflow(page)).toBe(0)
  expect(await axeFindings(page)).toEqual([])

  const download = page.waitForEvent("download")
  await page.getByRole("button", { name: "Export", exact: true }).click()
  expect((await download).suggestedFilename()).toBe("audit-log.jsonl")

  await page.getByRole("button", { name: "Retention" }).click()
  const form = page.getByRole("dialog", { name: "Keep details" })
  await form.getByLabel("Delete details").selectOption({ label: "After 2 years" })
  await form.getByText("Deleted details can’t be brought back.").waitFor()
  expect(await axeFindings(page)).toEqual([])
})
