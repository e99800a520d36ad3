import { openAs, undo, visit, withBrowser } from "../support/browser"
import { beginWriting, pick } from "../support/gestures"
import {
  add,
  call,
  displayedOrder,
  drawer,
  focusedId,
  line,
  list,
  row,
  rows,
  same,
  savedOrder,
  savedTasks,
} from "../support/tasks"
import { until } from "../support/until"

withBrowser()

test("the first HTML has the tasks; the URL has list and task, also after reload and Back", async () => {
  const { page } = await openAs("admin@demo.com")
  const html = await (await page.request.get("/apps/todo/tag/high")).text()
  const tasks = await (await page.request.get("/api/apps/todo/tasks?tag=high")).json()
  expect(tasks.length).toBeGreaterThan(2)
  for (const { id } of tasks) expect(html).toContain(`task=${id}`)
  expect((await page.request.get("/apps/todo/attic")).status()).toBe(404)

  await visit(page, "/apps/todo")
  await list(page, "Important").click()
  await page.waitForURL("**/apps/todo/important")
  await page.getByRole("button", { name: /^Sorted by/ }).click()
  await pick(page, "Title A–Z")
  await page.waitForURL(/sortBy=title-asc/)
  await rows(page).first().getByRole("link").click()
  await page.waitForURL(/important\?sortBy=title-asc&task=\d+/)
  const title = await drawer(page).getByLabel("Title").inputValue()
  await page.reload()
  await until(async () => (await drawer(page).getByLabel("Title").inputValue()) === title, "the task is open again")
  await page.keyboard.press("Escape")
  await drawer(page).waitFor({ state: "detached" })
  for (let i = 0; i < 3; i++) await page.goBack()
  await page.waitForURL("**/apps/todo")
  await until(async () => (await list(page, "My tasks").getAttribute("aria-current")) === "page", "the list is marked")
})

test("a line becomes a task with day, tags and assignee, and gets the tag of its list", async () => {
  const { page } = await openAs("admin@demo.com")
  await visit(page, "/apps/todo")
  await page.keyboard.press("n")
  await page.keyboard.type("call supplier friday !high #team @maja")
  const understood = page.getByRole("list", { name: "Recognised" })
  for (const text of ["High", "Team", "Maja Lindqvist"]) await understood.getByText(text).waitFor()
  await page.keyboard.press("Enter")
  await row(page, "call supplier").getByText("Team").waitFor()
  await until(async () => (await savedTasks(page)).some(({ title }) => title === "call supplier"), "it is kept")
  const [task] = (await savedTasks(page, "latest")) as unknown as {
    tags: string[]
    assignee: object
    dueDate: string
  }[]
  expect(task).toMatchObject({ tags: ["high", "team"], assignee: { fullName: "Maja Lindqvist" } })
  expect(new Date(`${task?.dueDate}T00:00:00Z`).getUTCDay()).toBe(5)

  await visit(page, "/de/apps/todo/tag/update")
  await page.keyboard.press("n")
  await page.keyboard.type("Lieferant anrufen übermorgen !wichtig")
  await page.keyboard.press("Enter")
  await page.getByRole("listitem").filter({ hasText: "Lieferant anrufen" }).getByText("Update").waitFor()
})

test("completing, starring and deleting show at once and can be undone, and deleted tasks can be restored", async () => {
  const { page } = await openAs("admin@demo.com")
  await add(page, "Water the plants")
  await visit(page, "/apps/todo")
  const box = row(page, "Water the plants").getByRole("checkbox", { name: "Completed: Water the plants" })
  await box.check({ force: true })
  await page.getByText("“Water the plants” completed").waitFor()
  await undo(page, "“Water the plants” completed")
  await until(async () => !(await box.isChecked()), "it is open again")

  await row(page, "Water the plants").getByRole("button", { name: "Important: Water the plants" }).click()
  await list(page, "Important").click()
  await row(page, "Water the plants").waitFor()
  await row(page, "Water the plants").getByRole("button", { name: "Actions for Water the plants" }).click()
  await pick(page, "Delete")
  await page.getByText("“Water the plants” deleted").waitFor()
  expect(await row(page, "Water the plants").count()).toBe(0)
  await list(page, "Deleted").click()
  await row(page, "Water the plants").getByRole("button", { name: "Restore Water the plants" }).click()
  await page.getByText("“Water the plants” restored").waitFor()
  await list(page, "My tasks").click()
  await row(page, "Water the plants").click({ button: "right" })
  await page
    .getByRole("menu", { name: "Actions for Water the plants" })
    .getByRole("menuitem", { name: "Delete" })
    .click()
  await row(page, "Water the plants").waitFor({ state: "detached" })
  await until(async () => !(await savedTasks(page)).some(({ title }) => title === "Water the plants"), "it is deleted")
})

test("the editor saves changes, with a formatted description and an assignee", async () => {
  const { page } = await openAs("admin@demo.com")
  const id = await add(page, "Order string", { tags: ["low"] })
  await visit(page, `/apps/todo?task=${id}`)
  await drawer(page).getByLabel("Title").fill("Order more string")
  await drawer(page).getByRole("combobox", { name: "Assignee" }).click()
  await drawer(page).getByRole("combobox", { name: "Assignee" }).fill("ingrid")
  await page.getByRole("option", { name: "Ingrid Lindqvist" }).click()
  await drawer(page).getByLabel("Due date").fill("2031-02-28")
  await (await beginWriting(drawer(page), "Description")).fill("Two rolls, the brown one")
  // Meanwhile another user stars it; saving doesn't revert that.
  await call(page, "update-task", { task: { id, isImportant: true } })
  await drawer(page).getByRole("button", { name: "Save changes" }).click()
  await page.getByText("Changes to “Order more string” saved").waitFor()
  const { task } = await (await page.request.get(`/api/apps/todo/task?taskId=${id}`)).json()
  expect(task).toMatchObject({
    title: "Order more string",
    dueDate: "2031-02-28",
    assignee: { fullName: "Ingrid Lindqvist" },
    description: "<p>Two rolls, the brown one</p>",
    tags: ["low"],
    isImportant: true,
  })
  await visit(page, "/apps/todo?task=99999")
  await drawer(page).getByText("Task not found").waitFor()
})

test("the keyboard alone is enough to move, select, complete, star, delete and reorder, and list the keys", async () => {
  const { page } = await openAs("admin@demo.com")
  for (const title of ["Key three", "Key two", "Key one"]) await add(page, title)
  await visit(page, "/apps/todo")
  const [one, two, three] = (await savedOrder(page)) as [number, number, number]
  await page.keyboard.press("j")
  await until(async () => (await focusedId(page)) === one, "the first has the focus")
  await page.keyboard.press("Shift+J")
  await until(async () => (await displayedOrder(page))[1] === one && (await focusedId(page)) === one, "it went down")
  await until(() => same(page), "the order is kept")
  await page.keyboard.press("Shift+K")
  await until(() => same(page), "the order is kept")
  expect((await savedOrder(page)).slice(0, 3)).toEqual([one, two, three])
  await until(async () => (await focusedId(page)) === one, "the first has the focus again")

  await page.keyboard.press("s")
  await row(page, "Key one").getByRole("button", { name: "Important: Key one", pressed: true }).waitFor()
  await page.keyboard.press("x")
  await page.keyboard.press("j")
  await page.keyboard.press("x")
  await page.getByText("2 selected").waitFor()
  await page.keyboard.press("e")
  await page.getByText("2 tasks completed").waitFor()
  await page.keyboard.press("#")
  await page.getByText("2 tasks deleted").waitFor()
  await until(async () => (await focusedId(page)) === three, "the next has the focus")
  await page.keyboard.press("?")
  await drawer(page).getByText("Move the task down or up").waitFor()
})

test("rejected changes are reverted with a message, and a typed line returns to its field", async () => {
  const { page } = await openAs("admin@demo.com")
  await add(page, "Stays open")
  await visit(page, "/apps/todo")
  await page.route("**/api/apps/todo/{update-task,add-tasks}", (route) =>
    route.fulfill({
      status: 409,
      json: { error: "Someone else changed this in the meantime. Reload it and try again.", code: "conflict" },
    }),
  )
  const box = row(page, "Stays open").getByRole("checkbox", { name: "Completed: Stays open" })
  await box.check({ force: true })
  await page.getByText("Someone else changed this in the meantime. Reload it and try again.").first().waitFor()
  await until(async () => !(await box.isChecked()), "it is open again")
  await line(page).fill("Never kept")
  await page.keyboard.press("Enter")
  await until(async () => (await line(page).inputValue()) === "Never kept", "the line is back")
  expect(await row(page, "Never kept").count()).toBe(0)
})

test("lists explain why they are empty: no tasks, no match, or an error", async () => {
  const { page } = await openAs("admin@demo.com")
  await visit(page, "/apps/todo?q=nothing-fits-this")
  await page.getByText("No matches").waitFor()
  await page.getByRole("button", { name: "Clear filters" }).click()
  await rows(page).first().waitFor()
  await page.route("**/api/apps/todo/tasks?*", (route) =>
    route.fulfill({ status: 429, json: { error: "The service is busy. Try again in a moment.", code: "too_many" } }),
  )
  await page.getByRole("searchbox", { name: "Search tasks" }).fill("zzz")
  await page.waitForURL(/q=zzz/)
  await page.getByText("The service is busy. Try again in a moment.").waitFor()
  await page.unroute("**/api/apps/todo/tasks?*")
  await page.getByRole("button", { name: "Try again" }).click()
  await page.getByText("No matches").waitFor()
})
