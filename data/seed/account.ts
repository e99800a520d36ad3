import type { Db } from "@/lib/core/db/types"
import { accountConnections, accountSettings } from "@/lib/features/account/table"
import { userDetails } from "@/lib/features/users/table"
import type { SeedUser } from "./users"

// Only the demo accounts have settings. Those of new accounts are empty.
const settings = [
  {
    email: "admin@demo.com",
    own: {
      bio: "I opened the first shop with my sister in 2011 and still open it on most Mondays. Happiest behind the wrapping table.",
      linkedIn: "https://www.linkedin.com/in/ada-lindqvist-example",
      newAnnouncements: true,
      blogDigest: true,
    },
    details: {
      website: "https://lindqvist.example/",
      city: "Helsinki",
      instagram: "https://www.instagram.com/lindqvist.and.daughters.example",
    },
    connections: [
      { network: "google" as const, handle: "ada.lindqvist" },
      { network: "github" as const, handle: "@adalindqvist" },
    ],
  },
  {
    email: "client@demo.com",
    own: { bio: "Papelaria Ferreira, Rua do Século, since 1957. Notebooks, mostly.", newAnnouncements: false },
    details: { website: "https://papelaria-ferreira.example/", city: "Lisbon" },
    connections: [],
  },
]

/** Adds the settings of the demo accounts. */
export async function seedAccounts(
  db: Db,
  workspaceId: number,
  people: ({ id: number } & Pick<SeedUser, "email">)[],
): Promise<void> {
  const here = settings.flatMap((person) => {
    const userId = people.find(({ email }) => email === person.email)?.id
    return userId === undefined ? [] : [{ ...person, userId }]
  })
  if (here.length === 0) return
  await db.insert(accountSettings).values(here.map(({ userId, own }) => ({ workspaceId, userId, ...own })))
  await db
    .insert(userDetails)
    .values(here.map(({ userId, details }) => ({ workspaceId, userId, ...details })))
    .onConflictDoNothing()
  const connections = here.flatMap(({ userId, connections }) =>
    connections.map((connection) => ({ workspaceId, userId, ...connection })),
  )
  if (connections.length > 0) await db.insert(accountConnections).values(connections)
}
