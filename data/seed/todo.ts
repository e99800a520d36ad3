import { setLastId } from "@/lib/core/db/ids"
import type { Db } from "@/lib/core/db/types"
import { taskAssignees, tasks } from "@/lib/features/todo/table"
import type { Tag } from "@/lib/features/todo/values"
import { daysBefore, insertMany, type SeedContext } from "./context"

interface SeedTask {
  title: string
  /** Days from today. */
  due: number
  assignee?: string
  tags: Tag[]
  description: string
  isCompleted?: boolean
  isImportant?: boolean
  isDeleted?: boolean
}

// In the order of creation.
const sampleTasks: SeedTask[] = [
  {
    title: "Renew the fire safety certificate of the Punavuori shop",
    due: -21,
    assignee: "ingrid@lindqvist.example",
    tags: ["high"],
    description: "<p>The inspector wants the extinguishers checked first. The old certificate is in the safe.</p>",
    isCompleted: true,
    isImportant: true,
  },
  {
    title: "Ask Amsel Papier for samples of the new laid paper",
    due: -14,
    assignee: "maja@lindqvist.example",
    tags: ["low"],
    description: "<p>Ivory and grey, 120 g. Greta offered to send an A5 pad of each.</p>",
    isCompleted: true,
  },
  {
    title: "Take the broken card terminal back to the bank",
    due: -12,
    assignee: "oskar@lindqvist.example",
    tags: ["medium"],
    description: "<p>It drops the connection every third payment. The spare one is at till 2.</p>",
    isCompleted: true,
  },
  {
    title: "Order paper bags before the season starts",
    due: -9,
    assignee: "elif@lindqvist.example",
    tags: ["team", "medium"],
    description: "<ul><li>2,000 small</li><li>3,500 medium</li><li>800 with handles for framed prints</li></ul>",
    isCompleted: true,
  },
  {
    title: "Write a page about our ink refill service",
    due: -6,
    assignee: "chloe@lindqvist.example",
    tags: ["update"],
    description: "<p>We decided to put this into the spring newsletter instead.</p>",
    isDeleted: true,
  },
  {
    title: "Count the fountain pens in all three shops",
    due: -4,
    assignee: "jonas@lindqvist.example",
    tags: ["team", "high"],
    description:
      "<p>Book stock and shelf differ by eleven pens. Count the display cases too, and note serial numbers.</p>",
    isImportant: true,
  },
  {
    title: "Chase the overdue invoice of Novák Market",
    due: -2,
    assignee: "admin@demo.com",
    tags: ["high"],
    description: "<p>Second reminder. Emil promised payment by the end of the month; offer two instalments.</p>",
    isImportant: true,
  },
  {
    title: "Fix the price labels on the wrapping paper shelf",
    due: -1,
    assignee: "hanna@lindqvist.example",
    tags: ["low", "update"],
    description: "<p>Half of them still show last year's prices.</p>",
    isCompleted: true,
  },
  {
    title: "Call De Wit about the damaged pallet",
    due: 0,
    assignee: "ingrid@lindqvist.example",
    tags: ["high", "team"],
    description:
      "<p>Six cartons of mugs arrived wet. Pieter needs photographs and the delivery note within five days.</p>",
    isImportant: true,
  },
  {
    title: "Plan the shifts for the next four weeks",
    due: 1,
    assignee: "jonas@lindqvist.example",
    tags: ["team", "medium"],
    description: "<p>Rui starts on the late shift. Two people at each till on Saturdays.</p>",
  },
  {
    title: "Check the till float of every shop",
    due: 2,
    assignee: "elif@lindqvist.example",
    tags: ["medium"],
    description:
      "<p>Each till starts with 150 in coins and small notes. Write differences into the daily cash note.</p>",
  },
  {
    title: "Send Oakley School the quote for exercise books",
    due: 3,
    assignee: "maja@lindqvist.example",
    tags: ["high"],
    description: "<p>1,200 ruled, 600 squared, delivery in two lots. Harriet decides this week.</p>",
    isImportant: true,
  },
  {
    title: "Photograph the new ceramics for the shop",
    due: 5,
    assignee: "oskar@lindqvist.example",
    tags: ["update"],
    description:
      "<p>Nogueira's teapots and the small vases. Daylight, white cloth, one picture with a hand for size.</p>",
  },
  {
    title: "Put up new shelves in the stock room",
    due: 7,
    assignee: "lukas@steiner-regale.example",
    tags: ["low"],
    description: "<p>Lukas brings the parts on Thursday morning. Keep the lift free from nine to eleven.</p>",
  },
  {
    title: "Teach the new colleagues the returns procedure",
    due: 9,
    assignee: "ingrid@lindqvist.example",
    tags: ["team", "update"],
    description: "<p>An hour before opening. Use three real returns as examples.</p>",
  },
  {
    title: "Choose the window display for the Christmas weeks",
    due: 12,
    assignee: "chloe@lindqvist.example",
    tags: ["medium", "team"],
    description: "<p>Two drafts lie in the shared folder. The paper stars from Rossetti fit both.</p>",
  },
  {
    title: "Cancel the second broadband line",
    due: 14,
    tags: ["low"],
    description: "<p>Kept after all: the card terminals use it when the first one fails.</p>",
    isDeleted: true,
  },
  {
    title: "Compare offers for the company insurance",
    due: 20,
    tags: ["low"],
    description: "<p>Three offers are in. Nobody has looked at the water damage clauses yet.</p>",
  },
]

/** Days before the due date on which tasks were created and completed. */
const createdDaysAhead = [9, 6, 11, 5, 8, 14, 4, 12, 7]
const completedDaysAhead = [2, 1, 3, 0.5]

/** Returns when a task was created and completed. Both are in the past, and tasks are created in their order. */
function historyOf({ due, isCompleted }: SeedTask, i: number, now: Date) {
  const created = Math.max(daysIn(createdDaysAhead, i) - due, (sampleTasks.length - i) * 0.4)
  const completed = Math.min(Math.max(daysIn(completedDaysAhead, i) - due, 0.2), created - 0.3)
  return { createdAt: daysBefore(now, created), completedAt: isCompleted ? daysBefore(now, completed) : null }
}

const daysIn = (days: number[], i: number) => days[i % days.length] as number

const dateAfter = (now: Date, days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10)

export async function seedTodo(db: Db, workspaceId: number, { now, idOf }: SeedContext): Promise<void> {
  const rows = sampleTasks.map(({ due, assignee: _, ...task }, i) => ({
    ...task,
    workspaceId,
    id: i + 1,
    dueDate: dateAfter(now, due),
    position: i + 1,
    ...historyOf(sampleTasks[i] as SeedTask, i, now),
  }))
  await insertMany(db, tasks, rows)
  const assigned = sampleTasks.flatMap(({ assignee }, i) =>
    assignee ? [{ workspaceId, taskId: i + 1, userId: idOf(assignee) }] : [],
  )
  await db.insert(taskAssignees).values(assigned)
  await setLastId(db, workspaceId, "task", rows.length)
}
