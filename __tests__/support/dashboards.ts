import type { Page } from "playwright-core"
import { currencyStyle } from "@/lib/core/money"

/** The response of a card's endpoint for the user of a window. */
export const figure = async (page: Page, path: string, range = "last-28-days") =>
  (await page.request.get(`/api/card/${path}?range=${range}`)).json()

/** An amount as in the header of a card. */
export const money = (value: number) =>
  new Intl.NumberFormat("en-GB", {
    ...currencyStyle("EUR"),
    ...(value >= 1000 && { maximumFractionDigits: 0 }),
  }).format(value)

export const card = (page: Page, title: string) =>
  page.locator("section").filter({ has: page.getByRole("heading", { level: 2, name: title, exact: true }) })
