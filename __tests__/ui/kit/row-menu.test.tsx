/** @jest-environment jsdom */
import { createEvent, fireEvent, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useRef } from "react"
import { RowMenu } from "@/components/ui/row-menu"
import { fetchRowMenu, mockPlacing } from "./placing"

jest.mock("@/lib/core/i18n/navigation", () => ({ Link: "a" }))
mockPlacing()
beforeAll(fetchRowMenu)

const done = jest.fn()
function Rows() {
  const list = useRef<HTMLUListElement>(null)
  return (
    <>
      <ul ref={list}>
        {["a", "b", "c"].map((row) => (
          <li key={row} data-line={row}>
            <a href={`#${row}`}>{row}</a>
            <input aria-label={`Note ${row}`} />
          </li>
        ))}
        <li>Others</li>
      </ul>
      <RowMenu
        within={list}
        of="data-line"
        menuOf={(row) =>
          row === "c"
            ? undefined
            : {
                label: `Actions for ${row}`,
                groups: [
                  { items: [{ label: "Pin", checked: row === "b", onSelect: () => done("pin", row) }] },
                  { items: [{ label: "Move", items: [{ label: "Top", onSelect: () => done("top", row) }] }] },
                ],
              }
        }
      />
    </>
  )
}
/** Whether a right click is left to the browser. */
function asks(element: Element, more: MouseEventInit = {}) {
  const event = createEvent.contextMenu(element, { clientX: 40, clientY: 60, button: 2, ...more })
  fireEvent(element, event)
  return !event.defaultPrevented
}

beforeEach(() => done.mockClear())

test("opens on the clicked row, and its entries act on that row", async () => {
  render(<Rows />)
  expect(asks(screen.getByRole("link", { name: "b" }))).toBe(false)
  await screen.findByRole("menu", { name: "Actions for b" })
  expect(screen.getByText("b").closest("li")).toHaveAttribute("data-menu-open")
  expect(screen.getByRole("menuitemcheckbox", { name: "Pin" })).toBeChecked()
  await userEvent.click(screen.getByRole("menuitemcheckbox", { name: "Pin" }))
  expect(done).toHaveBeenCalledWith("pin", "b")
  await waitFor(() => expect(screen.queryByRole("menu")).not.toBeInTheDocument())
  expect(screen.getByText("b").closest("li")).not.toHaveAttribute("data-menu-open")
})

test("opens with the menu key, opens submenus with the arrows and returns the focus", async () => {
  const user = userEvent.setup()
  render(<Rows />)
  const link = screen.getByRole("link", { name: "a" })
  link.focus()
  fireEvent.keyDown(link, { key: "F10", shiftKey: true })
  expect(asks(link, { shiftKey: true, button: 0 })).toBe(false)
  await screen.findByRole("menu", { name: "Actions for a" })
  await user.keyboard("{ArrowDown}{ArrowDown}{ArrowRight}")
  await user.keyboard("{Enter}")
  expect(done).toHaveBeenCalledWith("top", "a")
  await waitFor(() => expect(link).toHaveFocus())
})

test("leaves the browser's menu with Shift, in text fields, on rows without entries and beside rows", () => {
  render(<Rows />)
  expect(asks(screen.getByRole("link", { name: "a" }), { shiftKey: true })).toBe(true)
  expect(asks(screen.getByRole("textbox", { name: "Note a" }))).toBe(true)
  expect(asks(screen.getByRole("link", { name: "c" }))).toBe(true)
  expect(asks(screen.getByText("Others"))).toBe(true)
  expect(screen.queryByRole("menu")).not.toBeInTheDocument()
})
