import type { Page } from "playwright-core"
import { axeFindings, openAs, overflow, phone, visit, withBrowser } from "../support/browser"
import { openShop, sender } from "../support/cash-browser"
import { pick } from "../support/gestures"

// Customers' debts, from the three-second charge to the statement and the newspaper round.

const { server } = withBrowser()

interface Opened {
  page: Page
  shop: number
}

async function enter(name: string, viewport?: { width: number; height: number }): Promise<Opened> {
  const { page } = await openAs("admin@demo.com", viewport && { viewport })
  const { till } = await openShop(page, server().url, name)
  const { data } = await (await page.request.get(`/api/v1/tills?perPage=100`)).json()
  const { shop } = data.find(({ id }: { id: number }) => id === till)
  const businesses = await (await page.request.get(`/api/v1/businesses?q=${name}`)).json()
  await sender(page, server().url)("/api/v1/bank-accounts", {
    ...{ business: businesses.data[0].id, name: "Current account", iban: "FI2112345600000785" },
  })
  return { page, shop }
}

const addCustomer = async (page: Page, name: string, iouLimit: number): Promise<number> =>
  (
    await (
      await sender(page, server().url)("/api/v1/customers", { name, iouLimit, email: "anna@virtanen.example" })
    ).json()
  ).id

const charge = (page: Page, id: number, shop: number, gross: number) =>
  sender(page, server().url)(`/api/v1/customers/${id}/charge`, { shop, rates: [{ rate: 2550, gross }] })

async function openList(page: Page, shop: number) {
  await visit(page, `/business/iou-list?shop=${shop}`)
  await page.getByRole("combobox", { name: "Name", exact: true }).waitFor()
}

test("a charge takes a name, an amount and Enter, and a new customer is added with it", async () => {
  const { page, shop } = await enter("Quick", phone)
  await openList(page, shop)
  expect([await axeFindings(page), await overflow(page)]).toEqual([[], 0])
  await page.getByRole("combobox", { name: "Name", exact: true }).fill("Kaisa Quickly")
  await page.getByRole("textbox", { name: "Amount", exact: true }).fill("12.40")
  await page.getByText("A new customer.").waitFor()
  await page.getByLabel("Limit of the new customer").fill("20")
  await page.getByRole("textbox", { name: "Amount", exact: true }).press("Enter")
  await page.getByText("€12.40 charged to Kaisa Quickly, who owes €12.40 now").waitFor()
  // An existing customer is found by name, with the amount left before the charge.
  await page.getByRole("combobox", { name: "Name", exact: true }).fill("kaisa quickly")
  await page.getByText("owes €12.40 of €20.00. €7.60 is left.").waitFor()
  await page.getByRole("textbox", { name: "Amount", exact: true }).fill("9")
  await page.getByRole("textbox", { name: "Amount", exact: true }).press("Enter")
  await page.getByText("This is above the customer’s limit. 7.60 EUR is left.").waitFor()
  await page.getByLabel(/Charge it although it is €1.40 above the limit/).check()
  await page.getByRole("button", { name: "Charge", exact: true }).click()
  await page.getByText("€9.00 charged to kaisa quickly, who owes €21.40 now").waitFor()
  await page.reload()
  await page.getByRole("link", { name: "Kaisa Quickly" }).waitFor()
})

test("a repayment shows what it will pay, and the owner writes off the rest", async () => {
  const { page, shop } = await enter("Repay")
  const id = await addCustomer(page, "Anna Repays", 10_000)
  await charge(page, id, shop, 1_000)
  await charge(page, id, shop, 500)
  await visit(page, `/business/customers/${id}`)
  await page.getByText("Owes €15.00").waitFor()
  await page.getByRole("button", { name: "Record payment" }).click()
  await page.getByLabel("Paid", { exact: true }).selectOption("bank")
  await page.getByLabel("Amount paid").fill("12")
  await page.getByText("Owes €15.00, then €3.00").waitFor()
  await page.getByText("€2.00 of €5.00").waitFor()
  await page.getByRole("dialog").getByRole("button", { name: "Record payment" }).click()
  await page.getByText("Owes €3.00").first().waitFor()
  await page.getByText("€3.00 due").waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole("button", { name: "More actions" }).click()
  await pick(page, "Write off")
  await page.getByLabel("Reason").fill("Moved away")
  await page.getByRole("dialog").getByRole("button", { name: "Write off" }).click()
  await page.getByText("Owes €0.00").first().waitFor()
  await page.getByRole("dialog").waitFor({ state: "detached" })
  await page.reload()
  await page.getByRole("link", { name: "Write-off" }).waitFor()
})

test("a statement has a payment code and is sent by e-mail", async () => {
  const { page, shop } = await enter("Statement")
  const id = await addCustomer(page, "Anna Statement", 10_000)
  await charge(page, id, shop, 1_240)
  const { data } = await (await page.request.get("/api/v1/businesses?q=Statement")).json()
  await visit(page, `/business/customers/${id}/statement?business=${data[0].id}`)
  await page.getByText("Amount due: €12.40").waitFor()
  await page.getByRole("img", { name: "Payment code for €12.40" }).waitFor()
  expect([await axeFindings(page), await overflow(page)]).toEqual([[], 0])
  await page.getByRole("button", { name: "Send by e-mail" }).click()
  await page.getByLabel("Message").waitFor()
  await page.getByRole("dialog").getByRole("button", { name: "Send by e-mail" }).click()
  await page.getByText("No mail server is set up").waitFor()
  await visit(page, `/business/customers/${id}/mails`)
  await page.getByText("Statement of account").first().waitFor()
})

test("a newspaper round is added with a holiday, and says when it charges next", async () => {
  const { page } = await enter("Round")
  const id = await addCustomer(page, "Anna Round", 10_000)
  await visit(page, `/business/customers/${id}/recurring?open=add-round`)
  await page.getByLabel("What is delivered").fill("Helsingin Sanomat")
  await page.getByLabel("Amount each time").fill("2.90")
  await page.getByRole("combobox", { name: "Days", exact: true }).selectOption("FREQ=DAILY")
  await page.getByLabel("First day").fill("01/01/2030")
  await page.getByRole("button", { name: "Add pause" }).click()
  await page.getByRole("textbox", { name: "From", exact: true }).fill("02/01/2030")
  await page.getByRole("textbox", { name: "Until", exact: true }).fill("05/01/2030")
  await page.getByRole("dialog").getByRole("button", { name: "Add recurring charge" }).click()
  await page.getByText("Saved. The next day is").waitFor()
  await page.reload()
  await page.getByText("Helsingin Sanomat").first().waitFor()
  await page.getByText(/1 Jan 2030 · 6 Jan 2030/).waitFor()
})
