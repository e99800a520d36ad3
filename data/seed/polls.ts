import { setLastId } from "@/lib/core/db/ids"
import type { Db } from "@/lib/core/db/types"
import { pollOptions, polls, pollVotes } from "@/lib/features/polls/table"
import { hoursBefore, type SeedContext } from "./context"

interface Poll {
  question: string
  hours: number
  /** Each option with its voters. */
  options: [name: string, votedBy: string[]][]
}

const at = (name: string) => `${name}@lindqvist.example`

export const questions: Poll[] = [
  {
    question: "Which day should the shops open an hour later?",
    hours: 900,
    options: [
      ["Monday", [at("elif"), at("oskar"), at("rui")]],
      ["Wednesday", [at("jonas")]],
      ["None of them", [at("ingrid"), at("chloe")]],
    ],
  },
  {
    question: "Which wrapping paper does December get?",
    hours: 100,
    options: [
      ["Midnight with stars", [at("elif"), at("jonas"), "aoife@brennangifts.example", "kiara@solheim.example"]],
      ["Plain kraft, red string", [at("chloe"), at("ingrid")]],
      ["Rossetti marble", [at("maja"), "sofia@rossetti-carta.example", at("oskar")]],
      ["Last year's geese", [at("rui")]],
    ],
  },
]

/** Adds the polls. The founders have not voted in the newest one yet. */
export async function seedPolls(db: Db, workspaceId: number, { now, idOf }: SeedContext): Promise<void> {
  await db.insert(polls).values(
    questions.map(({ question, hours }, i) => ({
      workspaceId,
      id: i + 1,
      question,
      createdAt: hoursBefore(now, hours),
    })),
  )
  const options = questions.flatMap((poll, i) =>
    poll.options.map(([name, votedBy], position) => ({ workspaceId, pollId: i + 1, name, position, votedBy })),
  )
  await db.insert(pollOptions).values(options.map(({ votedBy: _, ...option }) => option))
  await db
    .insert(pollVotes)
    .values(
      options.flatMap(({ pollId, name, votedBy }) =>
        votedBy.map((by) => ({ workspaceId, pollId, name, userId: idOf(by) })),
      ),
    )
    .onConflictDoNothing()
  await setLastId(db, workspaceId, "poll", questions.length)
}
