/** @jest-environment jsdom */
import { render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { NextIntlClientProvider } from "next-intl"
import { useRef } from "react"
import { SWRConfig } from "swr"
import { QuickAdd } from "@/components/features/todo/quick-add/quick-add"
import { suggest } from "@/components/features/todo/quick-add/suggest"
import type { View } from "@/components/features/todo/view"
import todo from "@/messages/en/todo.json"
import ui from "@/messages/en/ui.json"

const people = ["Anna Berg", "Maja Lindqvist", "Maja Karlsson"].map((fullName, i) => ({
  id: i + 1,
  fullName,
  avatar: "",
  isMe: i === 0,
}))

function Example({ view = {}, onAdd }: { view?: View; onAdd: jest.Mock }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <SWRConfig value={{ fallback: { "/api/apps/todo/people": { people } }, revalidateIfStale: false }}>
      <NextIntlClientProvider locale="en-GB" timeZone="UTC" messages={{ ui, todo }}>
        <QuickAdd view={view} input={input} onAdd={onAdd} onOpen={() => {}} />
      </NextIntlClientProvider>
    </SWRConfig>
  )
}
const line = () => screen.getByRole("combobox")
const chips = () => screen.getByRole("list", { name: "Recognised" })

test("recognised parts show while typing, and are what is added", async () => {
  const onAdd = jest.fn(async () => ({}))
  render(<Example onAdd={onAdd} view={{ tag: "low" }} />)
  await userEvent.type(line(), "call supplier 2030-01-02 !high #team @anna")
  expect(within(chips()).getByText("High")).toBeInTheDocument()
  expect(within(chips()).getByText("Anna Berg")).toBeInTheDocument()
  await userEvent.keyboard("{Enter}")
  expect(onAdd).toHaveBeenCalledWith({
    title: "call supplier",
    dueDate: "2030-01-02",
    tags: ["high", "team", "low"],
    isImportant: false,
    assignee: { id: 1, fullName: "Anna Berg", avatar: "" },
  })
  expect(line()).toHaveValue("")
})

test("an ambiguous name asks which user is meant; without a choice the words stay in the title", async () => {
  const onAdd = jest.fn(async () => ({}))
  render(<Example onAdd={onAdd} />)
  await userEvent.type(line(), "Call @maja ")
  await userEvent.click(within(chips()).getByRole("button", { name: "Maja Karlsson" }))
  await userEvent.type(line(), "{Enter}")
  expect(onAdd).toHaveBeenLastCalledWith(
    expect.objectContaining({ title: "Call", assignee: expect.objectContaining({ id: 3 }) }),
  )
  await userEvent.type(line(), "Call @maja {Enter}")
  expect(onAdd).toHaveBeenLastCalledWith(expect.objectContaining({ title: "Call @maja", assignee: undefined }))
})

test("recognised parts can be turned back into words", async () => {
  const onAdd = jest.fn(async () => ({}))
  render(<Example onAdd={onAdd} />)
  await userEvent.type(line(), "Watch Friday Night tomorrow ")
  await userEvent.click(within(chips()).getByRole("button", { name: "“tomorrow” is part of the title" }))
  await userEvent.click(within(chips()).getByRole("button", { name: "“Friday” is part of the title" }))
  await userEvent.type(line(), "{Enter}")
  expect(onAdd).toHaveBeenCalledWith(expect.objectContaining({ title: "Watch Friday Night tomorrow" }))
})

test("a line with only tags and symbols isn't added, and says what is missing", async () => {
  const onAdd = jest.fn(async () => ({}))
  render(<Example onAdd={onAdd} />)
  await userEvent.type(line(), "tomorrow !high {Enter}")
  expect(onAdd).not.toHaveBeenCalled()
  expect(screen.getByRole("alert")).toHaveTextContent("Add a title.")
  expect(line()).toHaveValue("tomorrow !high ")
})

test("a rejected line returns to the field", async () => {
  render(<Example onAdd={jest.fn(async () => undefined)} />)
  await userEvent.type(line(), "Buy string{Enter}")
  await waitFor(() => expect(line()).toHaveValue("Buy string"))
})

test("suggestions are selected with the arrows; without them Enter adds the task", async () => {
  const onAdd = jest.fn(async () => ({}))
  render(<Example onAdd={onAdd} />)
  await userEvent.type(line(), "Call @maj")
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("Maja Lindqvist"),
    expect.stringContaining("Maja Karlsson"),
  ])
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}")
  expect(line()).toHaveValue("Call @Maja Karlsson ")
  await userEvent.keyboard("#te")
  await userEvent.click(screen.getByRole("option", { name: "Team" }))
  await userEvent.keyboard("{Enter}")
  expect(onAdd).toHaveBeenCalledWith(
    expect.objectContaining({ title: "Call", tags: ["team"], assignee: expect.objectContaining({ id: 3 }) }),
  )
})

test("only the word at the cursor is completed", () => {
  const named = (what: string) => what
  expect(suggest("call @an", 8, people, named)?.options.map(({ text }) => text)).toEqual(["@Anna Berg"])
  expect(suggest("call @an", 4, people, named)).toBeUndefined()
  expect(suggest("mail a@an", 9, people, named)).toBeUndefined()
  expect(suggest("x !", 3, people, named)?.options).toHaveLength(4)
  expect(suggest("x #zzz", 6, people, named)).toBeUndefined()
})
