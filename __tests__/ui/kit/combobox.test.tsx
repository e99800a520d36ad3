/** @jest-environment jsdom */
import { render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useState } from "react"
import { Combobox } from "@/components/ui/combobox"
import { InEnglish } from "./kit"
import { mockPlacing } from "./placing"

mockPlacing()
beforeAll(() => import("@/components/ui/combobox-panel"))

function Picker() {
  const [value, setValue] = useState("")
  return (
    <main>
      <Combobox label="Person" value={value} onChange={setValue} options={[{ value: "anna", label: "Anna" }]} />
      <button type="button">Beside it</button>
    </main>
  )
}

test("an open list leaves its surroundings usable, closes with Esc and keeps the focus in the box", async () => {
  const user = userEvent.setup()
  render(<Picker />, { wrapper: InEnglish })
  await user.click(screen.getByRole("combobox", { name: "Person" }))
  await screen.findByRole("listbox")
  const beside = screen.getByRole("button", { name: "Beside it" })
  expect(beside.closest("[inert], [aria-hidden=true]")).toBeNull()
  await user.keyboard("{Escape}")
  await waitFor(() => expect(screen.queryByRole("listbox")).not.toBeInTheDocument())
  expect(screen.getByRole("combobox", { name: "Person" })).toHaveFocus()
})

test("chooses by keyboard", async () => {
  const user = userEvent.setup()
  render(<Picker />, { wrapper: InEnglish })
  await user.click(screen.getByRole("combobox", { name: "Person" }))
  await screen.findByRole("listbox")
  await user.keyboard("an{Enter}")
  await waitFor(() => expect(screen.getByRole("combobox", { name: "Person" })).toHaveValue("Anna"))
})
