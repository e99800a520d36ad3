import { seedWorkspace } from "@/data/seed"
import type { Db } from "@/lib/core/db/types"
import { accountSettings } from "@/lib/features/account/table"

interface Founder {
  email: string
  username: string
  passwordHash: string
  /** Whether an invitation was mailed to the address. */
  isInvited: boolean
}

/** Someone's first name for themselves: the local part of their username, in capitals. */
const nameFrom = (username: string) =>
  username
    .split(/[._-]+/)
    .filter(Boolean)
    .map((part) => part[0]?.toUpperCase() + part.slice(1))
    .join(" ") || username

/** Makes a workspace for someone who registers: its administrator, with a copy of the sample data around them. */
export async function createWorkspace(db: Db, { email, username, passwordHash, isInvited }: Founder) {
  const fullName = nameFrom(username)
  const workspaceId = await seedWorkspace(db, fullName, [
    {
      fullName,
      username,
      email,
      passwordHash,
      emailConfirmedAt: isInvited ? new Date() : null,
      company: "",
      country: "",
      contact: "",
      role: "admin",
      currentPlan: "basic",
      status: "active",
    },
  ])
  // Whoever opens a workspace is offered a look around; who is invited to one is not.
  await db.insert(accountSettings).values({ workspaceId, userId: 1, tour: "offered" })
  return { workspaceId, id: 1 }
}
