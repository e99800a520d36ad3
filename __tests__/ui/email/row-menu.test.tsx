/** @jest-environment jsdom */
import { createEvent, fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { NextIntlClientProvider } from "next-intl"
import { useRef } from "react"
import { MailRowMenu } from "@/components/features/email/mail-row-menu"
import type { MailboxActions } from "@/components/features/email/use-mail-actions"
import type { MailListState } from "@/components/features/email/use-mail-list"
import type { MailSelection } from "@/components/features/email/use-mail-selection"
import { AbilityProvider } from "@/components/layout/ability"
import type { AbilityRule } from "@/lib/core/auth/ability"
import email from "@/messages/en/email.json"
import { fetchRowMenu, mockPlacing } from "../kit/placing"
import { mailLine } from "./mail-line"

mockPlacing()
beforeAll(fetchRowMenu)
jest.mock("@/lib/core/i18n/navigation", () => ({ Link: "a", usePathname: () => "" }))

const mails = [1, 2, 3].map((id) => mailLine(id))
const list = {
  at: (index: number) => mails[index],
  indexOf: (id: number) => id - 1,
} as Partial<MailListState> as MailListState
const actions = { move: jest.fn(), label: jest.fn(), markRead: jest.fn(), star: jest.fn() }
const onAnswer = jest.fn()
const clear = jest.fn()

function List({ selected, rules }: { selected: number[]; rules: AbilityRule[] }) {
  const place = useRef<HTMLUListElement>(null)
  const selection = {
    has: (id: number) => selected.includes(id),
    mails: mails.filter(({ id }) => selected.includes(id)),
    clear,
  } as Partial<MailSelection> as MailSelection
  return (
    <NextIntlClientProvider locale="en-GB" timeZone="UTC" messages={{ email }}>
      <AbilityProvider rules={rules}>
        <ul ref={place}>
          {mails.map(({ id, subject }) => (
            <li key={id} data-mail={id}>
              {subject}
            </li>
          ))}
        </ul>
        <MailRowMenu
          within={place}
          list={list}
          selection={selection}
          actions={actions as unknown as MailboxActions}
          onAnswer={onAnswer}
        />
      </AbilityProvider>
    </NextIntlClientProvider>
  )
}
const show = (selected: number[] = [], rules: AbilityRule[] = [{ action: "manage", subject: "all" }]) =>
  render(<List selected={selected} rules={rules} />)
const openMenu = async (name: string) => {
  fireEvent.contextMenu(screen.getByText(name))
  await screen.findByRole("menu")
}
const choose = (name: RegExp) => userEvent.click(screen.getByRole("menuitem", { name }))

test("a right click opens an e-mail's menu with reply, mark as read and delete", async () => {
  show()
  await openMenu("Mail 2")
  await choose(/^Reply$/)
  expect(onAnswer).toHaveBeenCalledWith(2, "reply")
  await openMenu("Mail 3")
  await choose(/Mark as read/)
  expect(actions.markRead).toHaveBeenCalledWith([mails[2]], true)
  await openMenu("Mail 3")
  await choose(/Move to trash/)
  expect(actions.move).toHaveBeenCalledWith([mails[2]], "trash")
})

test("on a selected e-mail the menu acts on all selected ones, without a reply", async () => {
  show([1, 2])
  await openMenu("Mail 1")
  expect(screen.queryByRole("menuitem", { name: "Reply" })).not.toBeInTheDocument()
  await choose(/Move to trash/)
  expect(actions.move).toHaveBeenCalledWith([mails[0], mails[1]], "trash")
  expect(clear).toHaveBeenCalled()
})

test("read-only users keep the browser's menu", () => {
  show([], [{ action: "read", subject: "Mail" }])
  const row = screen.getByText("Mail 1")
  const event = createEvent.contextMenu(row)
  fireEvent(row, event)
  expect(event.defaultPrevented).toBe(false)
})
