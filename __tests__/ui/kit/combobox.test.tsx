/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from "@testing-library/react"
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

test("typing while its code loads is not lost", async () => {
  render(<Picker />, { wrapper: InEnglish })
  const standIn = screen.getByRole("combobox", { name: "Person" })
  fireEvent.focus(standIn)
  for (const key of "ann") fireEvent.keyDown(standIn, { key })
  await screen.findByRole("option", { name: "Anna" })
  expect(screen.getByRole("combobox", { name: "Person" })).toHaveValue("ann")
})

test("the field's help and error describe the input, also once the list is loaded", async () => {
  const user = userEvent.setup()
  render(
    <InEnglish>
      <Combobox label="Person" value="" onChange={() => undefined} options={[]} aria-describedby="help" />
      <p id="help">Choose a colleague</p>
    </InEnglish>,
  )
  expect(screen.getByRole("combobox")).toHaveAccessibleDescription("Choose a colleague")
  await user.click(screen.getByRole("combobox"))
  await screen.findByRole("listbox")
  expect(screen.getByRole("combobox")).toHaveAccessibleDescription("Choose a colleague")
})

function Search({ options, isSearching }: { options: string[]; isSearching: boolean }) {
  const [value, setValue] = useState("")
  return (
    <Combobox
      label="Client"
      value={value}
      onChange={setValue}
      onSearch={() => undefined}
      isSearching={isSearching}
      options={options.map((name) => ({ value: name, label: name }))}
    />
  )
}

test("while a search is loading, only results that match the typed text can be chosen", async () => {
  const user = userEvent.setup()
  const { rerender } = render(<Search isSearching={false} options={["Anna Berg", "Chloé Martin"]} />, {
    wrapper: InEnglish,
  })
  await user.click(screen.getByRole("combobox"))
  await screen.findByRole("listbox")
  rerender(<Search isSearching options={["Anna Berg", "Chloé Martin"]} />)
  await user.keyboard("martin chloe")
  expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual(["Chloé Martin"])
  // The server may find more than the label shows.
  rerender(<Search isSearching={false} options={["Papeterie du Canal"]} />)
  await user.keyboard("{Enter}")
  await waitFor(() => expect(screen.getByRole("combobox")).toHaveValue("Papeterie du Canal"))
})

test("several are chosen one after another, removed by their buttons, and cleared except fixed ones", async () => {
  const user = userEvent.setup()
  const changed = jest.fn()
  function Rights() {
    const [value, setValue] = useState(["read"])
    const options = ["read", "write", "export"].map((name) => ({ value: name, label: name, fixed: name === "read" }))
    const change = (next: string[]) => {
      changed(next)
      setValue(next)
    }
    return (
      <Combobox
        multiple
        clearable
        label="Rights"
        value={value}
        onChange={change}
        options={options}
        toAdd={(text) => text.trim() || undefined}
      />
    )
  }
  render(<Rights />, { wrapper: InEnglish })
  await user.click(screen.getByRole("combobox"))
  await user.keyboard("wri")
  await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(2))
  await user.keyboard("{ArrowDown}{Enter}")
  expect(changed).toHaveBeenLastCalledWith(["read", "write"])
  expect(screen.getByRole("combobox")).toHaveValue("")
  await user.keyboard("audit{Enter}")
  expect(changed).toHaveBeenLastCalledWith(["read", "write", "audit"])
  await user.click(screen.getByRole("button", { name: "Remove write" }))
  expect(changed).toHaveBeenLastCalledWith(["read", "audit"])
  expect(screen.queryByRole("button", { name: "Remove read" })).not.toBeInTheDocument()
  await user.click(screen.getByRole("button", { name: "Clear" }))
  expect(changed).toHaveBeenLastCalledWith(["read"])
})

test("chooses by keyboard", async () => {
  const user = userEvent.setup()
  render(<Picker />, { wrapper: InEnglish })
  await user.click(screen.getByRole("combobox", { name: "Person" }))
  await screen.findByRole("listbox")
  await user.keyboard("an{Enter}")
  await waitFor(() => expect(screen.getByRole("combobox", { name: "Person" })).toHaveValue("Anna"))
})
