/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { NextIntlClientProvider } from "next-intl"
import { useState } from "react"
import * as z from "zod"
import { linkAddress } from "@/components/editor/link-address"
import { RichText } from "@/components/editor/rich-text"
import { Form } from "@/components/form/form"
import { RichTextField } from "@/components/form/rich-text-field"
import editor from "@/messages/en/editor.json"
import errors from "@/messages/en/errors.json"
import ui from "@/messages/en/ui.json"
import { withoutLayout } from "./support"

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }))

withoutLayout()

const wrapper = ({ children }: { children: React.ReactNode }) => (
  <NextIntlClientProvider locale="en-GB" timeZone="UTC" messages={{ ui, errors, editor }}>
    {children}
  </NextIntlClientProvider>
)

let html = ""
function Example({ start = "" }: { start?: string }) {
  const [value, setValue] = useState(start)
  html = value
  return (
    <>
      <button type="button" onClick={() => setValue("<p>Another</p>")}>
        Replace
      </button>
      <RichText label="Text" placeholder="Write" toolbar="full" value={value} onChange={setValue} />
    </>
  )
}
const show = async (start?: string) => {
  html = ""
  render(<Example start={start} />, { wrapper })
  return screen.findByRole("textbox", { name: "Text" })
}
const button = (name: string) => screen.getByRole("button", { name })

/** Selects all of the text, as Ctrl-A does in a browser. */
async function selectAll(box: HTMLElement) {
  await act(async () => box.focus())
  document.getSelection()?.selectAllChildren(box)
  await act(async () => void document.dispatchEvent(new Event("selectionchange")))
}

test("shows its value; setting another one replaces it without a change event", async () => {
  const user = userEvent.setup()
  const box = await show("<p>Hello <strong>you</strong></p>")
  expect(box).toHaveTextContent("Hello you")
  await user.click(button("Replace"))
  await waitFor(() => expect(box).toHaveTextContent("Another"))
  expect(html).toBe("<p>Another</p>")
})

test("the toolbar is one tab stop; arrows, Home and End move in it; Esc goes to the text", async () => {
  const user = userEvent.setup()
  const box = await show()
  button("Replace").focus()
  await user.tab()
  expect(button("Bold")).toHaveFocus()
  await user.keyboard("{ArrowRight}")
  expect(button("Italic")).toHaveFocus()
  await user.keyboard("{ArrowLeft}{ArrowLeft}")
  expect(button("Redo")).toHaveFocus()
  await user.keyboard("{Home}")
  expect(button("Bold")).toHaveFocus()
  await user.keyboard("{End}")
  expect(button("Redo")).toHaveFocus()
  await user.keyboard("{Escape}")
  await waitFor(() => expect(box).toHaveFocus())
})

test("a button formats the selection and shows as pressed", async () => {
  const user = userEvent.setup()
  const box = await show("<p>Hello</p>")
  await selectAll(box)
  await user.click(button("Bold"))
  expect(html).toBe("<p><strong>Hello</strong></p>")
  await waitFor(() => expect(button("Bold")).toHaveAttribute("aria-pressed", "true"))
  await user.click(button("Heading"))
  expect(html).toBe("<h2><strong>Hello</strong></h2>")
})

test("a link dialog asks for the URL; an invalid one is rejected with a message", async () => {
  const user = userEvent.setup()
  const box = await show("<p>Hello</p>")
  await selectAll(box)
  await user.click(button("Link"))
  const address = await screen.findByLabelText("Link address")
  await user.type(address, "javascript:alert(1){Enter}")
  expect(screen.getByRole("alert")).toHaveTextContent("Enter a web address")
  await user.clear(address)
  await user.type(address, "example.com/a{Enter}")
  await waitFor(() => expect(html).toContain('href="https://example.com/a"'))
})

test("Ctrl+Enter is left to the surroundings, which submit with it", async () => {
  const onKeyDown = jest.fn()
  const key = (event: KeyboardEvent) => onKeyDown(event.defaultPrevented)
  const box = await show("<p>Hello</p>")
  document.addEventListener("keydown", key)
  fireEvent.keyDown(box, { key: "Enter", ctrlKey: true })
  document.removeEventListener("keydown", key)
  expect(onKeyDown).toHaveBeenCalledWith(false)
  expect(html).toBe("<p>Hello</p>")
})

test.each([
  ["example.com", "https://example.com"],
  [" https://a.b/c?d#e ", "https://a.b/c?d#e"],
  ["anna@example.com", "mailto:anna@example.com"],
  ["tel:+441234", "tel:+441234"],
  ["javascript:alert(1)", undefined],
  ["data:text/html,x", undefined],
  ["//evil.example", undefined],
  ["words with spaces", undefined],
])("the address %p becomes %p", (typed, address) => expect(linkAddress(typed)).toBe(address))

test("in a form it is a field: its text is submitted, and errors appear at it and give it the focus", async () => {
  const user = userEvent.setup()
  const onSubmit = jest.fn(async () => {})
  const schema = async () => z.object({ description: z.string().min(1) })
  render(
    <Form schema={schema} defaultValues={{ description: "" }} submitLabel="Save" onSubmit={onSubmit}>
      <RichTextField name="description" label="Description" help="What is to be done." />
    </Form>,
    { wrapper },
  )
  const box = await screen.findByRole("textbox", { name: "Description" })
  expect(box).toHaveAccessibleDescription("What is to be done.")
  await user.click(button("Save"))
  await waitFor(() => expect(box).toHaveAccessibleDescription("This field is required."))
  await waitFor(() => expect(box).toHaveFocus())
  await user.paste("Buy milk")
  await user.click(button("Bulleted list"))
  await user.click(button("Save"))
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
  expect(onSubmit).toHaveBeenCalledWith({ description: "<ul><li><p>Buy milk</p></li></ul>" }, expect.anything())
})
