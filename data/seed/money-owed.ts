import { and, asc, eq, isNotNull } from "drizzle-orm"
import type { Principal } from "@/lib/core/auth/principal"
import { files } from "@/lib/core/db/table"
import type { Db, Scope } from "@/lib/core/db/types"
import { bankAccounts, businesses, shops } from "@/lib/features/businesses/table"
import { collect, list as listOccurrences } from "@/lib/features/direct-debits/service/answers"
import { activate, propose } from "@/lib/features/direct-debits/service/mandates"
import { mailAttachments, mailFiles, mails } from "@/lib/features/email/table"
import { list as listDue } from "@/lib/features/invoice-reminders/service/due"
import { recordSent } from "@/lib/features/invoice-reminders/service/send"
import { invoices } from "@/lib/features/invoices/table"
import { add as repeat } from "@/lib/features/recurring-invoices/service/recurring"
import { takeFromMail } from "@/lib/features/supplier-bills/service/from-mail"
import { seedStatement } from "./bank-statement"
import { dateOf } from "./context"
import { whitcombe } from "./supplier-bill-samples"
import { fileOf } from "./supplier-bills"
import { addDays } from "./trading/days"
import { findPeople } from "./trading/people"
import { tradingShops } from "./trading/shops"

// Mandates, a statement, reminders and the like of the sample company's first business, made by the commands of their nouns. Their
// dates are near the present, so they are made when the server starts.

export interface Owing {
  scope: Scope
  person: Principal
  business: number
  shop: number
  account: { id: number; iban: string }
  today: string
}

/** Mandates that others have: the first is collected already, the others aren't, and the last waits for the owner. */
const mandates = [
  {
    ...{ creditor: "Kaamos Energia Oy", creditorId: "FI21ZZZ99120130", mandate: "KE-40217", kind: "energy" as const },
    ...{ amount: 18_600, tolerance: 3_000, vatRate: 2550, startsBefore: 20, collected: 17_940, isProposal: false },
  },
  {
    ...{ creditor: "Revontuli Verkko Oy", creditorId: "FI43ZZZ99120131", mandate: "RV-8812", kind: "telecom" as const },
    ...{ amount: 7_490, tolerance: 0, vatRate: 2550, startsBefore: 4, collected: null, isProposal: false },
  },
  {
    ...{
      creditor: "Pohjantuuli Vakuutus",
      creditorId: "FI65ZZZ99120132",
      mandate: "PV-2026-77",
      kind: "insurance" as const,
    },
    ...{ amount: 41_200, tolerance: 0, vatRate: null, startsBefore: -12, collected: null, isProposal: true },
  },
]

async function seedMandates({ scope, person, business, shop, account, today }: Owing): Promise<void> {
  for (const { startsBefore, collected, isProposal, ...terms } of mandates) {
    const startsOn = addDays(today, -startsBefore)
    const at = { business, shop, bankAccount: account.id, startsOn, rule: "FREQ=MONTHLY" }
    const { id, version } = await propose(scope, person, { ...terms, ...at })
    if (isProposal) continue
    await activate(scope, person, id, version)
    if (collected === null) continue
    const query = { directDebit: id, page: 1, perPage: 1 } as Parameters<typeof listOccurrences>[2]
    const first = (await listOccurrences(scope, person, query)).data[0]
    const command = { principal: person, id: first?.id as number, key: `sample debit ${terms.mandate}` }
    await collect(scope, command, { amount: collected, on: first?.dueOn as string, note: "" })
  }
}

/** Repeats the newest invoice on the first day of each month, as a draft. */
async function seedRecurring({ scope, business, today }: Owing): Promise<void> {
  const { id, workspaceId, businessId, issuedAt, issuedDate } = invoices
  const [invoice] = await scope.db
    .select({ id })
    .from(invoices)
    .where(and(eq(workspaceId, scope.workspaceId), eq(businessId, business), isNotNull(issuedAt)))
    .orderBy(asc(issuedDate), asc(id))
  if (!invoice) return
  const rule = "FREQ=MONTHLY;BYMONTHDAY=1"
  await repeat(scope, { invoice: invoice.id, rule, startsOn: today, act: "draft" })
}

/** The first reminders of the two invoices that are overdue the longest. Nothing is mailed. */
async function seedReminders({ scope, person, business }: Owing): Promise<void> {
  const { data } = await listDue(scope, { business, page: 1, perPage: 2 } as Parameters<typeof listDue>[1])
  await recordSent(
    scope,
    person,
    data.map(({ id: invoice, level }) => ({ invoice, level })),
  )
}

/** A bill that a supplier mailed to the owner as an e-invoice, and that was entered from the mail. */
async function seedMailedBill({ scope, person, business, today }: Owing): Promise<void> {
  const { db, workspaceId, userId } = scope
  const number = "WI-2101"
  const lines = [
    { name: "Everyday Gel Pens, Set of Five", code: "W-EGP5", pieces: 60, each: 480, rate: 2550 },
    { name: "Carriage", pieces: 1, each: 2_400, rate: 2550 },
  ]
  const content = new TextEncoder().encode(
    fileOf({ number, supplier: whitcombe, lines }, addDays(today, -1), addDays(today, 29)),
  )
  const [fileId, fileName] = [crypto.randomUUID() as string, `${number}.xml`]
  await db.insert(files).values({ workspaceId, id: fileId, type: "application/octet-stream", content })
  await db.insert(mailFiles).values({ workspaceId, fileId, userId, fileName, size: content.length })
  // The mail about three new inks, which the owner has from this supplier.
  const [mail] = await db
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        eq(mails.workspaceId, workspaceId),
        eq(mails.userId, userId),
        eq(mails.fromEmail, "noah@whitcombeinks.example"),
      ),
    )
  if (!mail) return
  await db.insert(mailAttachments).values({ workspaceId, mailId: mail.id, position: 0, fileId })
  await takeFromMail(scope, person, { mail: mail.id, file: fileId, business })
}

/** Adds mandates, a recurring invoice, reminders, a bill from a mail, and a statement of the bank. */
export async function seedMoneyOwed(db: Db, workspaceId: number): Promise<void> {
  const hel = tradingShops.find(({ code }) => code === "HEL")
  const [place] = await db
    .select({ business: shops.businessId, shop: shops.id, account: bankAccounts })
    .from(shops)
    .innerJoin(businesses, and(eq(businesses.workspaceId, shops.workspaceId), eq(businesses.id, shops.businessId)))
    .innerJoin(
      bankAccounts,
      and(eq(bankAccounts.workspaceId, shops.workspaceId), eq(bankAccounts.businessId, shops.businessId)),
    )
    .where(and(eq(shops.workspaceId, workspaceId), eq(shops.code, "HEL")))
  const nobody: Scope = { db, workspaceId, userId: 0, after: () => {} }
  const person = (await findPeople(nobody)).get(hel?.people.owner.email ?? "")
  if (!place || !person) return
  const scope = { ...nobody, userId: person.userId, trace: { name: person.fullName } }
  const owing = { ...place, scope, person, today: dateOf(new Date()) }
  await seedMandates(owing)
  await seedRecurring(owing)
  await seedReminders(owing)
  await seedMailedBill(owing)
  await seedStatement(owing)
}
