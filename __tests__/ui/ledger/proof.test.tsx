import { screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import MonthDetails from "@/components/features/ledger/periods/month-details"
import { Downloads } from "@/components/features/ledger/proof/downloads"
import { Verification } from "@/components/features/ledger/proof/verification"
import type { Month } from "@/lib/features/ledger/schema/proof"
import { bookChecks } from "@/lib/features/ledger/values/roles"
import { network } from "../users/support"
import { show } from "./support"

jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  useSearchParams: () => new URLSearchParams("business=1"),
  useRouter: () => ({ push: jest.fn(), prefetch: jest.fn(), refresh: jest.fn(), replace: jest.fn() }),
  usePathname: () => "/business/books/proof",
  useParams: () => ({ locale: "en" }),
}))

const proof = (brokenAt?: string) => ({
  isIntact: !brokenAt,
  checkedAt: "2026-11-23T10:00:00.000Z",
  entries: 3,
  postings: 7,
  hash: "ab12",
  checks: bookChecks.map((name) => ({
    name,
    isKept: !(brokenAt && name === "chain-unbroken"),
    broken: brokenAt && name === "chain-unbroken" ? { place: brokenAt, reason: "the entry was changed" } : null,
    ms: 1250,
  })),
})

test("the check runs when the screen opens, and shows each rule with its time, the counts and the last hash", async () => {
  const calls = network(() => ({ body: proof() }))
  show(<Verification business={1} />)
  await screen.findByText("The books are intact")
  expect(screen.getAllByText("1.25 s")).toHaveLength(bookChecks.length)
  expect(screen.getByText("3 entries, 7 postings.")).toBeInTheDocument()
  expect(screen.getByText("ab12")).toBeInTheDocument()
  await userEvent.click(screen.getByRole("button", { name: "Check again" }))
  expect(calls.filter(({ path }) => path.endsWith("/verify"))).toHaveLength(2)
})

test("a broken rule names its first place", async () => {
  network(() => ({ body: proof("2026/17") }))
  show(<Verification business={1} />)
  await screen.findByText("The books were changed")
  expect(screen.getByText(/First broken at 2026\/17/)).toBeInTheDocument()
})

test("a check that failed can be run again", async () => {
  const answers = [{ status: 500, body: { detail: "Failed", code: "failed" } }, { body: proof() }]
  network(() => answers.shift() ?? { body: proof() })
  show(<Verification business={1} />)
  await userEvent.click(await screen.findByRole("button", { name: "Try again" }))
  await screen.findByText("The books are intact")
})

const month = (more: Partial<Month> = {}): Month => ({
  ...{ month: "2026-05", state: "open", entries: 4, changedBy: null, changedAt: null, reason: null },
  ...more,
})
const items = [
  { name: "drops-verified", isDone: false, open: 2, link: "/business/deposit-to-safe" },
  { name: "from-another-version", isDone: true, open: 0, link: null },
]
const answers = (path: string) => ({ body: path.endsWith("/checklist") ? { month: "2026-05", data: items } : {} })

test("the checklist of a month shows what is left and where, also items without words", async () => {
  network(({ path }) => answers(path))
  show(<MonthDetails business={1} month={month()} />)
  await screen.findByText(/All drops are verified/)
  expect(screen.getByText("2 left")).toBeInTheDocument()
  expect(screen.getByText(/from-another-version/)).toBeInTheDocument()
  expect(screen.getByRole("link", { name: "Show" })).toHaveAttribute(
    "href",
    expect.stringContaining("/business/deposit-to-safe?business=1"),
  )
})

test("a month is locked only after a second click that says what that means", async () => {
  const calls = network(({ path }) => answers(path))
  show(<MonthDetails business={1} month={month()} />)
  await userEvent.click(screen.getByRole("button", { name: "Lock month" }))
  await screen.findByText(/Only the owner can unlock it/)
  expect(calls.filter(({ method }) => method === "POST")).toEqual([])
  await userEvent.click(screen.getAllByRole("button", { name: "Lock month" }).at(-1) as HTMLElement)
  await screen.findByText("May 2026 is locked.")
  expect(calls.filter(({ method }) => method === "POST").map(({ path }) => path)).toEqual([
    "/api/v1/businesses/1/periods/2026-05/lock",
  ])
})

test("unlocking needs a reason, and who may not unlock sees no button for it", async () => {
  const calls = network(({ path }) => answers(path))
  const { unmount } = show(<MonthDetails business={1} month={month({ state: "locked" })} />)
  await userEvent.click(screen.getByRole("button", { name: "Unlock month" }))
  await userEvent.click(screen.getByRole("button", { name: "Unlock month" }))
  expect(calls.filter(({ method }) => method === "POST")).toEqual([])
  await userEvent.type(screen.getByLabelText(/Reason/), "The bank was wrong")
  await userEvent.click(screen.getByRole("button", { name: "Unlock month" }))
  await screen.findByText("May 2026 is open again.")
  expect(calls.find(({ method }) => method === "POST")?.body).toEqual({ reason: "The bank was wrong" })
  unmount()
  show(<MonthDetails business={1} month={month({ state: "locked" })} />, [{ action: "update", subject: "Period" }])
  await screen.findByText(/All drops are verified/)
  expect(screen.queryByRole("button", { name: "Unlock month" })).toBeNull()
})

test("the journal is downloaded in the chosen format and chart", async () => {
  const clicked: string[] = []
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(this.getAttribute("href") ?? "")
  })
  show(<Downloads business={1} />)
  await userEvent.selectOptions(screen.getByLabelText("Format"), "beancount")
  await userEvent.selectOptions(screen.getByLabelText("Chart of accounts"), "PCG (France)")
  await userEvent.click(screen.getByRole("button", { name: "Download journal" }))
  await userEvent.click(screen.getByRole("button", { name: "Download archive" }))
  expect(clicked).toEqual(["/api/v1/businesses/1/journal?format=beancount&chart=pcg", "/api/v1/businesses/1/archive"])
})
