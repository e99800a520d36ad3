/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react"
import { NextIntlClientProvider } from "next-intl"
import { Composer } from "@/components/features/chat/composer"
import type { Outbox } from "@/components/features/chat/outbox"
import { type SessionSettings, SessionSettingsProvider } from "@/components/layout/session-settings"
import type { Contact } from "@/lib/features/chat/schema"
import { maxMessage } from "@/lib/features/chat/values"
import chat from "@/messages/en/chat.json"
import ui from "@/messages/en/ui.json"

jest.mock("@/lib/core/i18n/navigation", () => ({ useRouter: () => ({}), usePathname: () => "/apps/chat" }))
jest.mock("@/components/features/chat/use-contact", () => ({ wasChosen: () => false }))
jest.mock("@/components/features/chat/use-typing", () => ({ useSayTyping: () => () => undefined }))

const sent: string[] = []
const outbox = { add: ({ message }: { message: string }) => void sent.push(message) } as unknown as Outbox
const contact = { id: 2, fullName: "Ada", role: "", about: "", avatar: "", status: "online" } as Contact
const settings = { userData: { email: "me@example.org" } } as unknown as SessionSettings

function renderComposer(): HTMLTextAreaElement {
  localStorage.clear()
  sent.length = 0
  render(
    <NextIntlClientProvider locale="en-GB" timeZone="UTC" messages={{ chat, ui }}>
      <SessionSettingsProvider value={settings}>
        <Composer contact={contact} outbox={outbox} onFile={() => undefined} />
      </SessionSettingsProvider>
    </NextIntlClientProvider>,
  )
  return screen.getByRole("textbox", { name: "Message to Ada" })
}
const write = (field: HTMLTextAreaElement, value: string) => fireEvent.change(field, { target: { value } })
const pressEnter = (field: HTMLTextAreaElement) => fireEvent.keyDown(field, { key: "Enter" })

test("a text that is too long stays whole in the field, which says by how much, and isn't sent", () => {
  const field = renderComposer()
  // A browser would cut what is pasted.
  expect(field.maxLength).toBe(-1)
  const text = "x".repeat(maxMessage + 3)
  write(field, text)
  expect(field.value).toBe(text)
  const note = screen.getByText("3 characters too many. Shorten the text or send it in parts.")
  expect([field.getAttribute("aria-invalid"), field.getAttribute("aria-describedby")]).toEqual(["true", note.id])
  pressEnter(field)
  expect([sent, field.value]).toEqual([[], text])
  write(field, text.slice(3))
  expect(screen.getByText("5,000 of 5,000 characters")).toBeTruthy()
  pressEnter(field)
  expect([sent, field.value]).toEqual([[text.slice(3)], ""])
})

test("the characters are counted only near the limit", () => {
  const field = renderComposer()
  write(field, "x".repeat(maxMessage - 500))
  expect(screen.queryByText(/characters/)).toBeNull()
  write(field, "x".repeat(maxMessage - 400))
  expect(screen.getByText("4,600 of 5,000 characters")).toBeTruthy()
})
