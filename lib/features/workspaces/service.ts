import { type Founder as SeededFounder, seedWorkspace } from "@/data/seed"
import { unaudited } from "@/lib/core/audit/unaudited"
import type { Db } from "@/lib/core/db/types"
import type { Locale } from "@/lib/core/i18n/locales"
import { accountSettings } from "@/lib/features/account/table"
import { startSmall } from "@/lib/features/businesses/service/small-start"

interface Founder {
  email: string
  username: string
  passwordHash: string
  /** Whether an invitation was mailed to the address. */
  isInvited: boolean
  locale: Locale
}

/** A full name derived from a username: "anna.berg" becomes "Anna Berg". */
const nameFrom = (username: string) =>
  username
    .split(/[._-]+/)
    .filter(Boolean)
    .map((part) => part[0]?.toUpperCase() + part.slice(1))
    .join(" ") || username

/**
 * Creates a workspace with sample data and a draft of their own business for a newly registered user, who becomes its
 * administrator.
 */
export async function createWorkspace(db: Db, { email, username, passwordHash, isInvited, locale }: Founder) {
  const fullName = nameFrom(username)
  const founder: SeededFounder = {
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
  }
  // Recording 7,300 rows of sample data would take longer than inserting them.
  const workspaceId = await unaudited(db, async () => {
    const made = await seedWorkspace(db, fullName, [founder])
    await startSmall({ db, workspaceId: made, userId: 1, after: () => {} }, fullName, locale)
    return made
  })
  // Both are offered to founders of a workspace, but not to invited users.
  await db.insert(accountSettings).values({ workspaceId, userId: 1, tour: "offered", setUp: "offered" })
  return { workspaceId, id: 1 }
}
