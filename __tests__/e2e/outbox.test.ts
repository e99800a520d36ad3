import { desktop, openAs, phone, visit, withBrowser } from "../support/browser"
import { withMailServer } from "../support/mail-server"
import { goToFolder, openRow, poster, row } from "../support/mailbox"

/** Addresses that the mail server rejects. */
const refused = new Set(["gone@out.example", "typo@out.example"])
const { env, mailServer } = withMailServer({
  recipient: (address) =>
    refused.has(address) ? [550, "5.1.1 No such user"] : address.startsWith("grey") ? [451, "later"] : undefined,
})
const { server } = withBrowser(env)
const post = poster(() => server().url)

test("an e-mail shows its state; a failed one returns with a notification and can be retried", async () => {
  const { page } = await openAs("admin@demo.com")
  await visit(page, "/apps/email/sent")
  const send = (to: string, subject: string) =>
    post(page, "/apps/email/send-email", { email: { to: [to], subject, message: "<p>Good day</p>" } })
  await send("buyer@out.example", "Taken")
  await send("gone@out.example", "Refused")
  await openRow(page, "Taken")
  await page.getByText(/^Sent on /).waitFor()
  await row(page, "Refused").getByRole("img", { name: "Could not be delivered to gone@out.example" }).waitFor()
  await openRow(page, "Refused")
  await page.getByText("The mail server replied: 550 5.1.1 No such user").waitFor()

  await goToFolder(page, "Inbox")
  await row(page, "Not delivered: Refused").waitFor()
  await page.getByRole("button", { name: /^Notifications, / }).click()
  await page.getByText("Could not be delivered to gone@out.example").first().click()
  await page.getByRole("heading", { name: "Not delivered: Refused", level: 2 }).waitFor()

  refused.delete("gone@out.example")
  await goToFolder(page, "Sent")
  await openRow(page, "Refused")
  await page.getByRole("button", { name: "Try again" }).click()
  await page.getByText(/^Sent on /).waitFor()
  expect((await mailServer().mailTo("gone@out.example")).text).toContain("Subject: Refused")
})

test("an e-mail waiting for its next attempt can be cancelled, on a phone too", async () => {
  const { page } = await openAs("admin@demo.com", { viewport: phone })
  const email = { to: ["grey@out.example"], subject: "Patience", message: "<p>Good day</p>" }
  await visit(page, "/apps/email/sent")
  await post(page, "/apps/email/send-email", { email })
  await openRow(page, "Patience")
  await page.getByText(/^Not delivered yet\. Next attempt on /).waitFor()
  await page.getByRole("button", { name: "Cancel sending" }).click()
  await page.getByText("Cancelled, not sent").first().waitFor()
})

test("an undelivered invoice says so although it is Sent, until a retry has worked", async () => {
  const { page } = await openAs("admin@demo.com", { viewport: desktop })
  const line = { item: "Box", qty: 1, unitPriceMinor: 1000 }
  const { invoice } = await post(page, "/apps/invoice/add-invoice", { invoice: { clientId: 1, lines: [line] } })
  const letter = { id: invoice.id, to: "typo@out.example", subject: "Invoice", message: "Good day" }
  await visit(page, `/apps/invoice/preview/${invoice.id}`)
  await post(page, "/apps/invoice/send-invoice", letter)
  const actions = page.getByLabel("Actions", { exact: true })
  await actions.getByText("Could not be delivered to typo@out.example").waitFor()
  // Sending issues it, before the mail is queued.
  await actions.getByText("Sent", { exact: true }).first().waitFor()
  refused.delete("typo@out.example")
  await actions.getByRole("button", { name: "Try again" }).click()
  await actions.getByText("Could not be delivered").waitFor({ state: "detached" })
  expect((await mailServer().mailTo("typo@out.example")).text).toContain("Subject: Invoice")
})

test("the profile of an invited user shows the state of the invitation", async () => {
  const { page } = await openAs("admin@demo.com")
  const values = { fullName: "Ivy Invited", username: "ivy.invited", email: "ivy@out.example" }
  const { user } = await post(page, "/apps/users/add-user", values)
  await visit(page, `/apps/user/view/${user.id}`)
  await page.getByRole("button", { name: "Invite", exact: true }).click()
  await page.getByText(/^Sent on /).waitFor()
})
