import { readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { createPglite } from "@/lib/core/db/pglite"
import { axeFindings, openAs, overflow, phone, visit, withBrowser } from "../support/browser"
import { pick } from "../support/gestures"

const snapshot = join(process.cwd(), ".cache", `dead-jobs-${process.pid}.tar`)

/** The demo database with two dead jobs. */
beforeAll(async () => {
  const { client } = await createPglite(new Blob([new Uint8Array(await readFile(String(process.env.TEST_SNAPSHOT)))]))
  await client.exec(`insert into jobs (name, state, attempts, last_error, workspace_id, finished_at) values
    ('purge-links', 'dead', 8, 'the disk is full', 1, now() - interval '1 hour'),
    ('purge-sign-ins', 'dead', 8, 'the disk is full', null, now() - interval '2 hours')`)
  // The data directory has only what is on disk, and commits don't wait for that.
  await client.exec("checkpoint")
  const dump = await client.dumpDataDir("none")
  await client.close()
  await writeFile(snapshot, Buffer.from(await dump.arrayBuffer()))
})
afterAll(() => rm(snapshot, { force: true }))
withBrowser({ STORE_SNAPSHOT: snapshot })

test("an operator finds a failed job and tries it again, and discards another one", async () => {
  const { page } = await openAs("admin@demo.com")
  await visit(page, "/")
  await page.locator("button.shell-user").click()
  await page.getByRole("link", { name: "Operations" }).click()
  await page.getByRole("heading", { name: "Operations" }).waitFor()
  await visit(page, "/operations?kind=added")
  const row = page.getByRole("row").filter({ hasText: "purge-links" })
  await row.getByText("Failed").waitFor()
  await row.getByText("the disk is full").waitFor()
  await row.getByRole("button", { name: "Actions for purge-links" }).click()
  await pick(page, "Try again")
  await page.getByText("purge-links runs now").waitFor()
  await row.getByText("Done").waitFor()

  const other = page.getByRole("row").filter({ hasText: "purge-sign-ins" })
  await other.getByRole("button", { name: "Actions for purge-sign-ins" }).click()
  await pick(page, "Discard")
  const dialog = page.getByRole("dialog", { name: "Discard purge-sign-ins?" })
  await dialog.getByRole("button", { name: "Discard" }).click()
  await page.getByText("purge-sign-ins discarded").waitFor()
  await other.waitFor({ state: "detached" })
})

test("schedules show their next run and can be started now, on a phone and in the dark", async () => {
  const { page } = await openAs("admin@demo.com", { viewport: phone, colorScheme: "dark" })
  await visit(page, "/operations?kind=scheduled&q=weekly")
  await page.getByText("send-weekly-digests").first().waitFor()
  expect(await axeFindings(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  await page.getByRole("button", { name: "Actions for send-weekly-digests" }).click()
  expect(await page.getByRole("menuitem", { name: "Discard" }).count()).toBe(0)
  await pick(page, "Run now")
  await page.getByText("send-weekly-digests runs now").waitFor()
})

test("somebody who doesn't operate the server has no link to the page and can't open it", async () => {
  const { page } = await openAs("client@demo.com")
  await visit(page, "/access-control")
  await page.locator("button.shell-user").click()
  await page.getByRole("button", { name: "Sign out", exact: true }).waitFor()
  expect(await page.getByRole("link", { name: "Operations" }).count()).toBe(0)
  await visit(page, "/operations")
  expect(page.url()).toMatch(/\/misc\/not-authorized$/)
})
