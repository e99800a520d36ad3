/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { NextIntlClientProvider } from "next-intl"
import { useState } from "react"
import { SWRConfig } from "swr"
import { PeopleField } from "@/components/features/email/compose/people-field"
import email from "@/messages/en/email.json"
import ui from "@/messages/en/ui.json"
import { InEnglish } from "../kit/kit"
import { mockPlacing } from "../kit/placing"

mockPlacing()

const everybody = [
  ["Ada Byron", "ada@example.com"],
  ["Ines Alves", "ines@example.com"],
  ["Ingrid Solheim", "ingrid@example.com"],
  ["Joanne Reed", "joanne@example.com"],
].map(([name, address]) => ({ name, email: address, avatar: "" }))

/** Requests with one of these texts are answered only when their function is called. */
let held: Record<string, (() => void) | undefined> = {}

function answer(url: string) {
  const q = new URL(url, "http://localhost").searchParams.get("q") ?? ""
  const people = everybody.filter((one) => `${one.name} ${one.email}`.toLowerCase().includes(q.toLowerCase()))
  const response = {
    ok: true,
    status: 200,
    json: async () => ({ people }),
    text: async () => JSON.stringify({ people }),
  }
  if (!(q in held)) return Promise.resolve(response)
  return new Promise((resolve) => {
    held[q] = () => resolve(response)
  })
}

function Compose() {
  const [people, setPeople] = useState<{ name: string; email: string }[]>([])
  return (
    <InEnglish>
      <NextIntlClientProvider locale="en-GB" timeZone="UTC" messages={{ email, ui }}>
        <SWRConfig value={{ provider: () => new Map() }}>
          <PeopleField label="To" value={people} onChange={setPeople} problem={people.length > 2 ? "Too many" : ""} />
          <input aria-label="Subject" />
          <output aria-label="Recipients">{people.map((one) => one.email).join(" ")}</output>
        </SWRConfig>
      </NextIntlClientProvider>
    </InEnglish>
  )
}

const to = () => screen.getByRole("combobox", { name: "To" })
const recipients = () => screen.getByRole("status", { name: "Recipients" }).textContent
const options = () => screen.queryAllByRole("option").map((option) => option.textContent)

const enter = (text: string) => fireEvent.change(to(), { target: { value: text } })

async function open() {
  held = {}
  window.fetch = jest.fn(answer) as unknown as typeof fetch
  const user = userEvent.setup()
  render(<Compose />)
  await user.click(to())
  return user
}

test("Enter picks nobody who doesn't match the text, while its results are still loading", async () => {
  const user = await open()
  enter("in")
  await waitFor(() => expect(options()).toHaveLength(2))
  held = { ing: undefined }
  await user.type(to(), "g")
  expect(options()).toEqual([expect.stringContaining("Ingrid Solheim")])
  await user.keyboard("{Enter}")
  expect(recipients()).toBe("ingrid@example.com")
})

test("Enter picks nobody while no older result matches; then the results of the whole text are listed", async () => {
  const user = await open()
  held = { jo: undefined }
  enter("ingr")
  await waitFor(() => expect(options()).toHaveLength(1))
  enter("jo")
  expect(options()).toEqual([])
  await user.keyboard("{Enter}")
  expect(recipients()).toBe("")
  expect(to()).toHaveValue("jo")
  held.jo?.()
  await waitFor(() => expect(options()).toEqual([expect.stringContaining("Joanne Reed")]))
})

test("the list closes after a pick and when the field is left, and doesn't come back with late results", async () => {
  const user = await open()
  enter("ine")
  await waitFor(() => expect(options()).toHaveLength(1))
  await user.keyboard("{Enter}")
  expect(recipients()).toBe("ines@example.com")
  await waitFor(() => expect(screen.queryByRole("listbox")).not.toBeInTheDocument())
  expect(to()).toHaveFocus()
  expect(to()).toHaveValue("")
  held = { ing: undefined }
  enter("ing")
  await user.click(screen.getByRole("textbox", { name: "Subject" }))
  held.ing?.()
  await waitFor(() => expect(screen.queryByRole("listbox")).not.toBeInTheDocument())
  expect(to()).toHaveAttribute("aria-expanded", "false")
  expect(recipients()).toBe("ines@example.com")
})

test("Tab accepts a suggestion for a typed text and leaves the field; without text or backwards it accepts none", async () => {
  const user = await open()
  enter("ing")
  await waitFor(() => expect(options()).toHaveLength(1))
  await user.tab()
  expect(recipients()).toBe("ingrid@example.com")
  expect(to()).not.toHaveFocus()
  await user.click(to())
  await user.keyboard("{ArrowDown}")
  await waitFor(() => expect(options()).toHaveLength(3))
  await user.tab()
  await user.click(to())
  enter("ada")
  await waitFor(() => expect(options()).toHaveLength(1))
  await user.tab({ shift: true })
  expect(recipients()).toBe("ingrid@example.com")
})

test("a complete address is the first option, before people whose address contains it", async () => {
  const user = await open()
  enter("ne@example.com")
  await waitFor(() => expect(options()).toHaveLength(2))
  expect(options()[0]).toBe("Add “ne@example.com”")
  await user.keyboard("{Enter}")
  expect(recipients()).toBe("ne@example.com")
})

test("a complete address is accepted by a comma, on leaving the field and from the clipboard", async () => {
  const user = await open()
  enter("b@example.com")
  await user.keyboard(",")
  enter("c@example.com")
  await user.click(screen.getByRole("textbox", { name: "Subject" }))
  await user.click(to())
  await user.paste("d@example.com; nobody")
  expect(recipients()).toBe("b@example.com c@example.com d@example.com")
  expect(to()).toHaveValue("nobody")
  expect(to()).toHaveAccessibleDescription("Too many")
  enter("")
  await user.keyboard("{Backspace}")
  expect(recipients()).toBe("b@example.com c@example.com")
})

test("a text that matches nobody says how to write to somebody else", async () => {
  const user = await open()
  enter("zoe")
  expect(await screen.findByText(email.compose.noPerson)).toBeVisible()
  await user.keyboard("{Enter}")
  expect(recipients()).toBe("")
  expect(to()).toHaveValue("zoe")
})
