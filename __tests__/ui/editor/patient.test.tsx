/** @jest-environment jsdom */
import { act, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { NextIntlClientProvider } from "next-intl"
import { RichText } from "@/components/editor/rich-text"
import editor from "@/messages/en/editor.json"
import ui from "@/messages/en/ui.json"
import { withoutLayout } from "./support"

withoutLayout()

const show = (more: Partial<Parameters<typeof RichText>[0]> = {}) =>
  render(
    <NextIntlClientProvider locale="en-GB" timeZone="UTC" messages={{ ui, editor }}>
      <form>
        <input aria-label="Title" />
        <RichText patient label="Text" placeholder="Write" {...more} />
      </form>
    </NextIntlClientProvider>,
  )
/** Once its code has loaded, a text that is not patient has become an editor. */
const loaded = () => act(() => import("@/components/editor/rich-text-panel"))

// This test has to be first: once the editor's code has loaded, later tests have it too.
test("a patient text is static and formatted until it gets the focus, and then becomes an editor", async () => {
  const onChange = jest.fn()
  show({ value: "<p>Hello <strong>you</strong></p>", onChange })
  await loaded()
  const rest = screen.getByRole("group", { name: "Text" })
  expect(rest.querySelector("strong")).toHaveTextContent("you")
  expect(screen.queryByRole("textbox", { name: "Text" })).toBeNull()
  rest.focus()
  const box = await screen.findByRole("textbox", { name: "Text" })
  await waitFor(() => expect(box).toHaveFocus())
  expect(box).toHaveTextContent("Hello you")
  await userEvent.paste("So: ")
  await waitFor(() => expect(onChange).toHaveBeenCalledWith(expect.stringContaining("<strong>you</strong>")))
})

test("an empty one shows a placeholder, and is submitted with its form", () => {
  const { container } = show({ name: "text", disabled: true })
  expect(container.querySelector("input[name=text]")).toHaveValue("")
})
