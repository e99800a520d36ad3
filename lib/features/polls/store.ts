import { and, desc, eq, type SQL, sql } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"
import { users } from "@/lib/features/users/table"
import { pollOptions, polls, pollVotes } from "./table"

/** How many voters are listed per option. */
const maxVoters = 8

interface Counted {
  name: string
  votes: number
  votedUser: { img: string; username: string }[]
}

const voters = sql`(
  select coalesce(json_agg(json_build_object('img', voter.avatar, 'username', voter.full_name)), '[]') from (
    select ${users.avatar} as avatar, ${users.fullName} as full_name from ${pollVotes}
    join ${users} on ${users.workspaceId} = ${pollVotes.workspaceId} and ${users.id} = ${pollVotes.userId}
    where ${pollVotes.workspaceId} = ${pollOptions.workspaceId} and ${pollVotes.pollId} = ${pollOptions.pollId}
      and ${pollVotes.name} = ${pollOptions.name}
    order by ${users.id} limit ${sql.raw(String(maxVoters))}) as voter)`

const options = sql<Counted[]>`(
  select coalesce(json_agg(json_build_object('name', ${pollOptions.name}, 'votedUser', ${voters}, 'votes', (
    select count(*)::int from ${pollVotes} where ${pollVotes.workspaceId} = ${pollOptions.workspaceId}
      and ${pollVotes.pollId} = ${pollOptions.pollId} and ${pollVotes.name} = ${pollOptions.name})
  ) order by ${pollOptions.position}), '[]')
  from ${pollOptions} where ${pollOptions.workspaceId} = ${polls.workspaceId} and ${pollOptions.pollId} = ${polls.id})`

// In a select from one table Drizzle omits the table name before columns, except inside nested SQL.
const nested = <T>(inner: SQL<T>) => sql<T>`${inner}`

/** The newest polls, or the poll with the given id, with their options. */
export const find = ({ db, workspaceId, userId }: Scope, limit: number, id?: number) =>
  db
    .select({
      id: polls.id,
      question: polls.question,
      options: nested(options),
      yourVote: nested(sql<string | null>`(select ${pollVotes.name} from ${pollVotes}
        where ${pollVotes.workspaceId} = ${polls.workspaceId} and ${pollVotes.pollId} = ${polls.id}
          and ${pollVotes.userId} = ${userId})`),
    })
    .from(polls)
    .where(and(eq(polls.workspaceId, workspaceId), id === undefined ? undefined : eq(polls.id, id)))
    .orderBy(desc(polls.id))
    .limit(limit)

/** Sets the caller's vote in a poll, replacing an earlier one. */
export async function vote({ db, workspaceId, userId }: Scope, pollId: number, name: string): Promise<void> {
  await db
    .insert(pollVotes)
    .values({ workspaceId, userId, pollId, name })
    .onConflictDoUpdate({ target: [pollVotes.workspaceId, pollVotes.pollId, pollVotes.userId], set: { name } })
}
