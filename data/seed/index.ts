import { eq } from "drizzle-orm"
import { hashPassword } from "@/lib/core/auth/password"
import { setLastId } from "@/lib/core/db/ids"
import { workspaces } from "@/lib/core/db/table"
import type { Db } from "@/lib/core/db/types"
import { addInitial } from "@/lib/features/bookmarks/service"
import { users } from "@/lib/features/users/table"
import { seedAccounts } from "./account"
import { seedAutocomplete } from "./autocomplete"
import { seedBlog } from "./blog"
import { findBooksWorkspace, seedBooks } from "./books"
import { seedCalendar } from "./calendar"
import { seedCards } from "./cards"
import { seedCatalogue } from "./catalogue"
import { seedChat } from "./chat"
import { seedClients } from "./clients"
import { daysBefore, insertMany, seedContext } from "./context"
import { seedCoupons } from "./coupons"
import { seedDatatables } from "./datatables"
import { seedEcommerce } from "./ecommerce"
import { seedEmail } from "./email"
import { seedFaq } from "./faq"
import { giveInvoices, seedInvoices } from "./invoices"
import { seedKnowledgeBase } from "./knowledgebase"
import { seedMoneyOwed } from "./money-owed"
import { seedNotifications } from "./notifications"
import { seedOffers } from "./offers"
import { seedOrders } from "./orders"
import { seedPayments } from "./payments"
import { numbered } from "./people"
import { seedPolls } from "./polls"
import { seedPosts } from "./posts"
import { seedPricing } from "./pricing"
import { seedProfiles } from "./profile"
import { seedSampleCompany } from "./sample-company"
import { seedTodo } from "./todo"
import { demoAccounts, type SeedUser } from "./users"

/** A user who can sign in from the start. */
export type Founder = SeedUser & { passwordHash: string; emailConfirmedAt: Date | null }

/** Days between the creation of two sample users. */
const daysBetweenUsers = 5.3

async function addWorkspace(db: Db, name: string): Promise<number> {
  const [workspace] = await db.insert(workspaces).values({ name }).returning({ id: workspaces.id })
  return workspace?.id as number
}

/** Creates a workspace with its founders, whose ids start at 1, and a copy of the sample data. @returns the workspace's id */
export async function seedWorkspace(db: Db, name: string, founders: Founder[]): Promise<number> {
  const workspaceId = await addWorkspace(db, name)
  await fillWorkspace(db, workspaceId, founders)
  return workspaceId
}

/** The clients and the web shop's goods, to which books refer. */
async function seedMasterData(db: Db, workspaceId: number): Promise<void> {
  await seedClients(db, workspaceId)
  await seedCatalogue(db, workspaceId)
}

async function fillWorkspace(db: Db, workspaceId: number, founders: Founder[], isPrepared = false): Promise<void> {
  const now = new Date()
  const people = numbered(founders).map((person, i, all) => ({
    ...person,
    workspaceId,
    createdAt: i < founders.length ? now : daysBefore(now, (all.length - i) * daysBetweenUsers),
  }))
  await insertMany(db, users, people)
  await setLastId(db, workspaceId, "user", people.length)
  const founderIds = founders.map((_, i) => i + 1)
  await addInitial(db, workspaceId, founderIds)
  const context = seedContext(people, founderIds, now)
  await seedEmail(db, workspaceId, context)
  await seedChat(db, workspaceId, context)
  await seedTodo(db, workspaceId, context)
  await seedCalendar(db, workspaceId, context)
  await seedDatatables(db, workspaceId)
  await seedAutocomplete(db, workspaceId)
  if (!isPrepared) await seedMasterData(db, workspaceId)
  await seedInvoices(db, workspaceId, context)
  await seedEcommerce(db, workspaceId, context)
  await seedCoupons(db, workspaceId, context)
  await seedOrders(db, workspaceId, context)
  await seedCards(db, workspaceId, context)
  await seedAccounts(db, workspaceId, people)
  await seedProfiles(db, workspaceId, context, people)
  await seedPosts(db, workspaceId, context)
  await seedPolls(db, workspaceId, context)
  await seedFaq(db, workspaceId)
  await seedKnowledgeBase(db, workspaceId, context)
  await seedPricing(db, workspaceId)
  await seedBlog(db, workspaceId, context, people)
  await seedNotifications(db, workspaceId, context)
}

/** The sample company's name. */
const demoName = "Lindqvist & Daughters"
/** The days of trading in a store that has to run their commands at its first start. */
const fewDays = 14

/** Begins the demo workspace of a prepared store. */
async function beginDemo(db: Db, people: ReturnType<typeof numbered>): Promise<number> {
  const workspaceId = await addWorkspace(db, demoName)
  // A start replaces them, with its own dates. Commands look for people in the table.
  await insertMany(
    db,
    users,
    people.map((person) => ({ ...person, workspaceId })),
  )
  await seedMasterData(db, workspaceId)
  return workspaceId
}

/** Makes the sample company's books, to be carried by the prepared store of a build, or continues them until later. */
export async function seedDemoBooks(db: Db, span: { days: number; now?: Date }): Promise<void> {
  const people = numbered(demoAccounts)
  const workspaceId = (await findBooksWorkspace(db)) ?? (await beginDemo(db, people))
  await seedBooks(db, workspaceId, people, { ...span, settled: true })
}

/** Creates the demo workspace with the two demo accounts. */
export async function seedDemo(db: Db): Promise<void> {
  const founders = await Promise.all(
    demoAccounts.map(async ({ password, ...account }) => ({
      ...account,
      passwordHash: await hashPassword(password),
      emailConfirmedAt: new Date(),
    })),
  )
  const prepared = await findBooksWorkspace(db)
  const workspaceId = prepared ?? (await addWorkspace(db, demoName))
  if (prepared !== undefined) await db.delete(users).where(eq(users.workspaceId, prepared))
  await fillWorkspace(db, workspaceId, founders, prepared !== undefined)
  await seedSampleCompany(db, workspaceId)
  const people = numbered(demoAccounts)
  await seedBooks(db, workspaceId, people, { days: fewDays })
  await seedOffers(db, workspaceId, people[0] as (typeof people)[number])
  await giveInvoices(db, workspaceId)
  await seedPayments(db, workspaceId, numbered(demoAccounts)[0] as { id: number; fullName: string })
  await seedMoneyOwed(db, workspaceId)
}
