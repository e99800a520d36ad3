/** @jest-environment jsdom */
import { render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useState } from "react"
import { Button } from "@/components/ui/button"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { Dialog } from "@/components/ui/dialog"
import { Drawer } from "@/components/ui/drawer"
import { Menu } from "@/components/ui/menu"
import { InEnglish } from "./kit"

jest.mock("@/lib/core/i18n/navigation", () => ({ Link: "a", useRouter: () => ({ prefetch: () => undefined }) }))

function Opener({ Layer }: { Layer: typeof Dialog | typeof Drawer }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Layer open={open} onClose={() => setOpen(false)} title="Title">
        <input aria-label="Inside" />
      </Layer>
    </>
  )
}

describe.each([
  ["dialog", Dialog],
  ["drawer", Drawer],
] as const)("a %s", (_, Layer) => {
  test("takes the focus, closes with Esc and gives the focus back", async () => {
    const user = userEvent.setup()
    render(<Opener Layer={Layer} />, { wrapper: InEnglish })
    const opener = screen.getByRole("button", { name: "Open" })
    await user.click(opener)
    const layer = await screen.findByRole("dialog", { name: "Title" })
    // An effect connects it to its title; until then this label names it.
    expect(layer).toHaveAttribute("aria-label", "Title")
    await waitFor(() => expect(layer).toContainElement(document.activeElement as HTMLElement))
    await user.keyboard("{Escape}")
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument())
    expect(opener).toHaveFocus()
  })

  test("closes with its button", async () => {
    const user = userEvent.setup()
    render(<Opener Layer={Layer} />, { wrapper: InEnglish })
    await user.click(screen.getByRole("button", { name: "Open" }))
    await user.click(await screen.findByRole("button", { name: "Close" }))
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument())
  })
})

test("a confirmation focuses the harmless button and confirms once", async () => {
  const user = userEvent.setup()
  const onConfirm = jest.fn(() => new Promise(() => {}))
  render(<ConfirmDialog open onClose={() => {}} onConfirm={onConfirm} title="Delete?" confirmLabel="Delete" />, {
    wrapper: InEnglish,
  })
  await waitFor(() => expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus())
  await user.dblClick(screen.getByRole("button", { name: "Delete" }))
  expect(onConfirm).toHaveBeenCalledTimes(1)
})

describe("a menu", () => {
  const edit = jest.fn()
  const remove = jest.fn()
  const ui = (
    <Menu
      button={{ children: "More" }}
      items={[
        {
          items: [
            { label: "Edit", onSelect: edit },
            { label: "Off", disabled: true },
          ],
        },
        { heading: "Danger", items: [{ label: "Delete", tone: "danger", onSelect: remove }] },
      ]}
    />
  )

  test("opens with the first click, moves by arrows over enabled entries, and selects with Enter", async () => {
    const user = userEvent.setup()
    render(ui, { wrapper: InEnglish })
    expect(screen.getByRole("button", { name: "More" })).toHaveAttribute("aria-haspopup", "menu")
    await user.click(screen.getByRole("button", { name: "More" }))
    await screen.findByRole("menu")
    await user.keyboard("{ArrowDown}{ArrowDown}{Enter}")
    expect(remove).toHaveBeenCalledTimes(1)
    expect(edit).not.toHaveBeenCalled()
    await waitFor(() => expect(screen.queryByRole("menu")).not.toBeInTheDocument())
  })

  test("opens by keyboard on its first entry; Esc closes it and returns the focus to the button", async () => {
    const user = userEvent.setup()
    render(ui, { wrapper: InEnglish })
    await user.tab()
    await user.keyboard("{ArrowDown}")
    await screen.findByRole("menu")
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Edit" })).toHaveAttribute("data-focus"))
    await user.keyboard("{Escape}")
    await waitFor(() => expect(screen.queryByRole("menu")).not.toBeInTheDocument())
    expect(screen.getByRole("button", { name: "More" })).toHaveFocus()
  })
})
