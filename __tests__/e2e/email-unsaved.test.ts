import { openAs, visit, withBrowser } from "../support/browser"
import { forgetBroken } from "../support/conversation"
import { beginWriting } from "../support/gestures"
import { composer, row, write } from "../support/mailbox"

withBrowser()

const subject = { name: "Subject" }

test("without a connection a draft is kept on the device, and saved once there is one", async () => {
  const window = await openAs("admin@demo.com")
  const { page, context } = window
  await visit(page, "/apps/email/draft")
  // Loads the composer and the editor.
  await write(page, "elsewhere@example.com", "On the train", "First")
  await page.getByText("Draft saved").waitFor()
  await context.setOffline(true)
  await composer(page).getByRole("textbox", subject).fill("In the tunnel")
  await page.getByText("Kept on this device").waitFor()
  await page.keyboard.press("Escape")
  await page.getByText(/stored on this device and will be saved/).waitFor()
  await context.setOffline(false)
  await row(page, "In the tunnel").waitFor()
  forgetBroken(window)
})

test("a new mail that couldn't be saved is there again after a reload", async () => {
  const window = await openAs("admin@demo.com")
  const { page } = window
  await visit(page, "/apps/email")
  await page.route("**/save-draft", (route) => route.abort())
  await write(page, "elsewhere@example.com", "Typed before the reload", "Not on the server yet")
  await page.getByText("Kept on this device").waitFor()
  await page.reload()
  await composer(page).getByText("Not on the server yet").waitFor()
  expect(await composer(page).getByRole("textbox", subject).inputValue()).toBe("Typed before the reload")
  await page.unroute("**/save-draft")
  await composer(page).getByRole("textbox", subject).fill("Typed after the reload")
  await page.getByText("Draft saved").waitFor()
  await page.waitForURL(/compose=\d+/)
  forgetBroken(window)
})

test("two tabs with the same draft: the second one says so, and its writer chooses", async () => {
  const { page, context } = await openAs("admin@demo.com")
  await visit(page, "/apps/email/draft")
  await write(page, "elsewhere@example.com", "In two tabs", "Begun")
  await page.getByText("Draft saved").waitFor()
  await page.waitForURL(/compose=\d+/)
  const second = await context.newPage()
  await visit(second, new URL(page.url()).pathname + new URL(page.url()).search)
  await beginWriting(composer(second), "Text")
  await composer(page).getByRole("textbox", subject).fill("From the first tab")
  await page.getByText("Draft saved").waitFor()
  await composer(second).getByRole("textbox", subject).fill("From the second tab")
  await second.getByText("Changed in another tab").waitFor()
  await second.getByRole("button", { name: "Use the other version" }).click()
  await second.getByText("Changed in another tab").waitFor({ state: "detached" })
  expect(await composer(second).getByRole("textbox", subject).inputValue()).toBe("From the first tab")

  await composer(second).getByRole("textbox", subject).fill("From the second tab")
  await second.getByText("Draft saved").waitFor()
  await composer(page).getByRole("textbox", subject).fill("From the first tab again")
  await page.getByText("Changed in another tab").waitFor()
  await page.getByRole("button", { name: "Keep this version" }).click()
  await row(page, "From the first tab again").waitFor()
})
