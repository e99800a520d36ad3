import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { NextIntlClientProvider } from "next-intl"
import { CountGrid } from "@/components/cash/count-grid"
import { useKeptCount } from "@/components/cash/use-kept-count"
import { claimPersonal, personalOwner } from "@/lib/core/client/personal-storage"
import cash from "@/messages/en/cash.json"

let settle = () => {}

function Till({ withPacks = false }: { withPacks?: boolean | "offered" }) {
  const kept = useKeptCount("till 1")
  settle = kept.settle
  return (
    <>
      {kept.isRestored && <p>restored</p>}
      <CountGrid label="Till" currency="EUR" value={kept.count} onChange={kept.setCount} withPacks={withPacks} />
    </>
  )
}

const show = (withPacks: boolean | "offered" = false) =>
  render(
    <NextIntlClientProvider locale="en" messages={{ cash }}>
      <Till withPacks={withPacks} />
    </NextIntlClientProvider>,
  )
const total = () => screen.getByRole("status").textContent

beforeEach(() => {
  sessionStorage.clear()
  claimPersonal("anna@example.org")
})

test("counts with the keypad alone: digits, next and delete", async () => {
  show()
  const press = (name: string) => userEvent.click(screen.getByRole("button", { name }))
  await press("1")
  expect(total()).toBe("€500.00")
  await press("Delete last digit")
  for (let i = 0; i < 3; i++) await press("Next denomination")
  expect(screen.getByLabelText("How many of €50")).toHaveFocus()
  await press("3")
  await press("2")
  expect(total()).toBe("€1,600.00")
  await press("Previous denomination")
  await press("1")
  expect(total()).toBe("€1,700.00")
})

test("the input that the keypad writes to is marked, before anything has the focus", async () => {
  show()
  const marked = () => document.querySelector("[data-active]")?.getAttribute("aria-label")
  expect(marked()).toBe("How many of €500")
  expect(document.body).toHaveFocus()
  await userEvent.click(screen.getByRole("button", { name: "Next denomination" }))
  expect(marked()).toBe("How many of €200")
})

test("counts by keyboard: Enter and the arrows move, and a digit replaces the number", async () => {
  show()
  await userEvent.click(screen.getByLabelText("How many of €10"))
  await userEvent.keyboard("4{Enter}7{ArrowDown}x1")
  expect(screen.getByLabelText("How many of €2")).toHaveValue("1")
  expect(total()).toBe("€77.00")
  await userEvent.keyboard("{ArrowUp}2")
  expect(screen.getByLabelText("How many of €5")).toHaveValue("2")
  expect(total()).toBe("€52.00")
})

test("counts rolls and bundles where they may be counted", async () => {
  show(true)
  await userEvent.type(screen.getByLabelText("Rolls of €2"), "2")
  expect(total()).toBe("€100.00")
})

test("offers rolls, bags and bundles at a till, and shows them again with a count that has some", async () => {
  const { unmount } = show("offered")
  expect(screen.queryByLabelText("Rolls of €2")).toBeNull()
  await userEvent.click(screen.getByRole("button", { name: "Count rolls, bags and bundles" }))
  await userEvent.type(screen.getByLabelText("Rolls of €0.50"), "3")
  await userEvent.type(screen.getByLabelText("Bundles of €5"), "1")
  expect(total()).toBe("€560.00")
  unmount()
  show("offered")
  expect(await screen.findByLabelText("Rolls of €0.50")).toHaveValue("3")
})

test("a half-entered count survives a reload, until it is sent", async () => {
  const { unmount } = show()
  await userEvent.type(screen.getByLabelText("How many of €20"), "6")
  unmount()
  const again = show()
  await screen.findByText("restored")
  expect(total()).toBe("€120.00")
  act(() => settle())
  again.unmount()
  show()
  await act(async () => {
    await personalOwner
  })
  expect(total()).toBe("€0.00")
})
