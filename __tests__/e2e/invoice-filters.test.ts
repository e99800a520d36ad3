import { axeFindings, openAs, overflow, phone, reload, visit, withBrowser } from "../support/browser"

withBrowser()
const list = "/apps/invoice/list"

test("client, salesperson and days narrow the list and its totals, by keyboard, and survive a reload", async () => {
  const { page } = await openAs("admin@demo.com")
  await visit(page, list)
  const totals = page.getByRole("row", { name: /^Totals/ })
  await totals.first().waitFor()
  const all = await totals.first().innerText()

  await page.getByLabel("Client", { exact: true }).focus()
  await page.keyboard.type("oakley")
  await page.getByRole("option", { name: /Oakley School/ }).waitFor()
  await page.keyboard.press("Enter")
  await page.waitForURL(/clientId=\d+/)
  await reload(page)
  expect(await page.getByLabel("Client", { exact: true }).inputValue()).toBe("Oakley School")
  expect(await totals.first().innerText()).not.toBe(all)

  await page.getByRole("button", { name: "Issued" }).first().focus()
  await page.keyboard.press("Enter")
  const picker = page.getByRole("dialog", { name: "Choose a period" })
  // The calendar takes the focus when it has loaded.
  await picker.getByRole("grid").first().waitFor()
  expect(await axeFindings(page)).toEqual([])
  await picker.getByRole("button", { name: "Last year" }).focus()
  await page.keyboard.press("Enter")
  const year = new Date().getFullYear() - 1
  await page.waitForURL(new RegExp(`issuedFrom=${year}-01-01&issuedTo=${year}-12-31`))
  await page.goBack()
  await page.waitForURL((url) => !url.search.includes("issued"))
})

test("the totals stay in view while the page scrolls, and fit a phone beside the filters", async () => {
  const wide = await openAs("admin@demo.com")
  await visit(wide.page, `${list}?perPage=25`)
  const inView = async (page = wide.page) => {
    const box = await page
      .getByRole("row", { name: /^Totals/ })
      .last()
      .boundingBox()
    const height = page.viewportSize()?.height ?? 0
    return box !== null && box.y >= 0 && box.y + box.height <= height + 1
  }
  await wide.page
    .getByRole("row", { name: /^Totals/ })
    .first()
    .waitFor()
  expect(await inView()).toBe(true)

  const { page } = await openAs("admin@demo.com", { viewport: phone })
  await visit(page, `${list}?clientId=99999&issuedFrom=2000-01-01`)
  await page.getByRole("button", { name: /^Filters/ }).click()
  expect(await page.getByLabel("Client", { exact: true }).inputValue()).toBe("99999")
  await page.getByRole("button", { name: "Issued" }).click()
  const picker = page.getByRole("dialog", { name: "Choose a period" })
  await picker.getByRole("button", { name: "This month" }).waitFor()
  await picker.getByRole("grid").first().waitFor()
  expect(await overflow(page)).toBe(0)
  expect(await axeFindings(page)).toEqual([])
})
