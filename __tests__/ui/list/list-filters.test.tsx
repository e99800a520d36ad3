import { screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { presetDays } from "@/lib/core/day-presets"
import { dayOf, wallOf } from "@/lib/core/time-zone"
import { followHistory, useAddress } from "../address-bar"
import { open } from "./support"

jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  useSearchParams: () => new URLSearchParams(useAddress()),
  useRouter: () => ({ push: jest.fn(), prefetch: jest.fn(), refresh: jest.fn(), replace: jest.fn() }),
  usePathname: () => "/ledger",
  useParams: () => ({ locale: "en" }),
}))
jest.setTimeout(30_000)

beforeAll(followHistory)

const address = () => decodeURIComponent(window.location.search.replaceAll("+", " "))

test("a value of the URL filters before its option is loaded, and then shows its name", async () => {
  const { asked } = open("?account=SKR%201800")
  await screen.findByText("Bank fees")
  expect(screen.queryByText("Rent")).toBeNull()
  await waitFor(() => expect(screen.getByLabelText("Account")).toHaveValue("House bank"))
  expect(asked("/api/accounts")).toEqual(["code=SKR+1800"])
})

test("options are requested when the user reaches for the filter, searched by the server, and set the URL", async () => {
  const { asked } = open("?page=2")
  await screen.findByText("Rent")
  expect(asked("/api/accounts")).toEqual([])
  await userEvent.click(screen.getByLabelText("Account"))
  await screen.findByRole("option", { name: "Cash desk" })
  await userEvent.keyboard("bank")
  // Earlier results that don't match the text are gone before the server answers.
  expect(screen.queryByRole("option", { name: "Cash desk" })).toBeNull()
  await waitFor(() => expect(asked("/api/accounts")).toContain("q=bank"))
  await userEvent.click(await screen.findByRole("option", { name: "House bank" }))
  await waitFor(() => expect(address()).toBe("?account=SKR 1800"))
})

test("a value without an option is shown as it is and can be cleared", async () => {
  open("?account=SKR%209999")
  await waitFor(() => expect(screen.getByLabelText("Account")).toHaveValue("SKR 9999"))
  await userEvent.click(screen.getByRole("button", { name: "Clear" }))
  expect(address()).toBe("")
  await screen.findByText("Rent")
})

test("a preset sets both days in the URL, and clearing removes both", async () => {
  const { asked } = open("?page=2")
  await screen.findByText("Rent")
  await userEvent.click(screen.getByLabelText("Booked"))
  await userEvent.click(await screen.findByRole("button", { name: "Last month" }))
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const { from, to } = presetDays("lastMonth", dayOf(wallOf(new Date(), timeZone)), 0)
  expect(address()).toBe(`?bookedFrom=${from}&bookedTo=${to}`)
  await waitFor(() => expect(asked("/api/entries").at(-1)).toBe(`bookedFrom=${from}&bookedTo=${to}`))
  await userEvent.click(screen.getByRole("button", { name: "Clear" }))
  expect(address()).toBe("")
})

test("two days of the calendar make a range; the first alone changes nothing", async () => {
  open("?bookedFrom=2031-03-05&bookedTo=2031-03-06")
  await screen.findByText("Rent")
  expect(screen.getByLabelText("Booked")).toHaveAccessibleDescription(/5\s–\s6 Mar 2031/)
  await userEvent.click(screen.getByLabelText("Booked"))
  await userEvent.click(await screen.findByRole("button", { name: /March 20th, 2031|20 March 2031/ }))
  expect(address()).toBe("?bookedFrom=2031-03-05&bookedTo=2031-03-06")
  await userEvent.click(screen.getByRole("button", { name: /March 11th, 2031|11 March 2031/ }))
  expect(address()).toBe("?bookedFrom=2031-03-11&bookedTo=2031-03-20")
})
