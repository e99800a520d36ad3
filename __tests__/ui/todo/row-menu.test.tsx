/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { NextIntlClientProvider } from "next-intl"
import { useRef } from "react"
import { TaskRowMenu } from "@/components/features/todo/task-row-menu"
import type { TaskActions } from "@/components/features/todo/use-task-actions"
import type { Task } from "@/lib/features/todo/schema"
import todo from "@/messages/en/todo.json"
import { fetchRowMenu, mockPlacing } from "../kit/placing"

mockPlacing()
beforeAll(fetchRowMenu)
jest.mock("@/lib/core/i18n/navigation", () => ({ Link: "a", usePathname: () => "" }))

const task = (id: number): Task => ({
  id,
  title: `Task ${id}`,
  dueDate: "",
  description: "",
  tags: [],
  assignee: null,
  isCompleted: false,
  isDeleted: false,
  isImportant: false,
})
const tasks = [task(1), task(2)]
const actions = { star: jest.fn(), remove: jest.fn() } as unknown as TaskActions

function List({ may }: { may: boolean }) {
  const place = useRef<HTMLUListElement>(null)
  return (
    <NextIntlClientProvider locale="en-GB" timeZone="UTC" messages={{ todo }}>
      <ul ref={place}>
        {tasks.map(({ id, title }) => (
          <li key={id} data-row={id}>
            {title}
          </li>
        ))}
      </ul>
      <TaskRowMenu
        within={place}
        tasks={tasks}
        actions={actions}
        may={{ create: may, update: may, delete: may }}
        nudge={may ? () => {} : undefined}
      />
    </NextIntlClientProvider>
  )
}
const names = () => screen.getAllByRole("menuitem").map((entry) => entry.textContent)

test("a right click opens a task's menu, and an entry acts on that task", async () => {
  render(<List may />)
  fireEvent.contextMenu(screen.getByText("Task 2"))
  await screen.findByRole("menu", { name: "Actions for Task 2" })
  expect(screen.getByRole("menuitem", { name: /Move down/ })).toHaveAttribute("aria-disabled", "true")
  await userEvent.click(screen.getByRole("menuitem", { name: /Mark as important/ }))
  expect(actions.star).toHaveBeenCalledWith([tasks[1]], true)
})

test("read-only users only see permitted entries", async () => {
  render(<List may={false} />)
  fireEvent.contextMenu(screen.getByText("Task 1"))
  await screen.findByRole("menu", { name: "Actions for Task 1" })
  expect(names()).toEqual(["OpenEnter"])
})
