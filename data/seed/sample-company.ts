import type { Db } from "@/lib/core/db/types"
import { billing } from "@/lib/features/billing/table"
import { shopSettings } from "@/lib/features/shop/table"

/** How the sample company bills. */
export const sampleBilling = {
  company: "Lindqvist & Daughters",
  address: "Österlånggatan 21, 111 31 Stockholm",
  contact: "+46 8 5550 1201",
  email: "accounts@lindqvist.example",
  vatNumber: "SE559000120101",
  bankName: "Söderbanken",
  country: "Sweden",
  iban: "SE35 5000 0000 0549 1000 0003",
  swiftCode: "SODRSESS",
}

/** What the sample company says about its shop. */
export const sampleShop: Pick<typeof shopSettings.$inferSelect, "subtitle" | "promises"> = {
  subtitle: "Everything our three shops sell, ready to ship",
  promises: [
    { icon: "original", title: "Straight from the makers", text: "We know the maker of every product we sell." },
    { icon: "returns", title: "30-day returns", text: "Return it unused and get your money back." },
    {
      icon: "warranty",
      title: "Repairs for years",
      text: "What breaks in normal use, we repair for as long as its details say.",
    },
  ],
}

/**
 * Makes a workspace the sample company's. Only the demo workspace is: elsewhere the sample data is there to look at, and
 * new invoices and the shop speak for the user who registered.
 */
export async function seedSampleCompany(db: Db, workspaceId: number): Promise<void> {
  await db.insert(billing).values({ workspaceId, ...sampleBilling })
  await db.insert(shopSettings).values({ workspaceId, ...sampleShop, usesSampleDiscounts: true })
}
