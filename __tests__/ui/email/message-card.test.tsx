/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react"
import { NextIntlClientProvider } from "next-intl"
import { MessageCard } from "@/components/features/email/message-card"
import { AbilityProvider } from "@/components/layout/ability"
import type { ThreadMail } from "@/lib/features/email/schema"
import delivery from "@/messages/en/delivery.json"
import email from "@/messages/en/email.json"
import ui from "@/messages/en/ui.json"

const person = (name: string) => ({ name, email: `${name.toLowerCase()}@example.com` })
const mail: ThreadMail = {
  id: 4,
  from: { ...person("Ada"), avatar: "" },
  to: [person("Bo")],
  cc: [],
  bcc: [],
  subject: "Hello",
  message: "<p>Hi</p>",
  attachments: [],
  isStarred: false,
  labels: [],
  time: "2026-03-01T10:00:00.000Z",
  replies: [],
  folder: "sent",
  isRead: true,
}
const show = (more: Partial<ThreadMail>) =>
  render(
    <NextIntlClientProvider locale="en-GB" timeZone="UTC" messages={{ ui, email, delivery }}>
      <AbilityProvider rules={[]}>
        <MessageCard mail={{ ...mail, ...more }} onAnswer={() => {}} onTrash={() => {}} />
      </AbilityProvider>
    </NextIntlClientProvider>,
  )

test("copies are shown with the mail, blind ones too in the sender's own", () => {
  show({ cc: [person("Cleo"), { name: "", email: "dan@example.com" }], bcc: [person("Eve")] })
  expect(screen.getByText("Cc Cleo, dan@example.com")).toBeVisible()
  expect(screen.getByText("Bcc Eve")).toBeVisible()
})

test("a mail without copies has no line for them", () => {
  show({})
  expect(screen.getByText("To Bo")).toBeVisible()
  expect(screen.queryByText(/^B?cc/i)).toBeNull()
})
