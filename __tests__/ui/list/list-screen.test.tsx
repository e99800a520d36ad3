import { screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { followHistory, useAddress } from "../address-bar"
import { deleted, entries, open } from "./support"

jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  useSearchParams: () => new URLSearchParams(useAddress()),
  useRouter: () => ({ push: jest.fn(), prefetch: jest.fn(), refresh: jest.fn(), replace: jest.fn() }),
  usePathname: () => "/ledger",
  useParams: () => ({ locale: "en" }),
}))
jest.setTimeout(30_000)

beforeAll(followHistory)

test("rows with composite text keys are selected by keyboard and mouse, also all at once", async () => {
  open("")
  await screen.findByText("Rent")
  await userEvent.keyboard("jjx")
  expect(screen.getByRole("checkbox", { name: "Select Power" })).toBeChecked()
  await userEvent.click(screen.getByRole("checkbox", { name: "Select Bank fees" }))
  await userEvent.click(screen.getByRole("button", { name: "Delete" }))
  expect(deleted).toHaveBeenLastCalledWith([entries[1], entries[2]])
  await userEvent.click(screen.getAllByRole("checkbox", { name: "Select all on this page" })[0] as HTMLElement)
  await userEvent.click(screen.getByRole("button", { name: "Delete" }))
  expect(deleted).toHaveBeenLastCalledWith(entries)
})

test("the totals are those of the filtered rows, whatever page and order", async () => {
  const { asked } = open("?sortBy=amount&order=desc&page=1&perPage=25")
  const row = (await screen.findByText("€985 in all")).closest("tr") as HTMLElement
  within(row).getByRole("rowheader", { name: "Totals" })
  await userEvent.click(within(screen.getByRole("columnheader", { name: "Amount" })).getByRole("button"))
  await userEvent.click(screen.getByLabelText("Account"))
  await userEvent.click(await screen.findByRole("option", { name: "House bank" }))
  await screen.findByText("€5 in all")
  expect(asked("/api/entry-sums")).toEqual(["", "account=SKR+1800"])
})

test("if only the totals fail, the rows stay and the totals can be requested again", async () => {
  let status = 500
  open("", () => status)
  await screen.findByText("The totals could not be loaded.")
  screen.getByText("Rent")
  status = 200
  await userEvent.click(screen.getByRole("button", { name: "Try again" }))
  await screen.findByText("€985 in all")
})
