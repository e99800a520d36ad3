import type { Db } from "@/lib/core/db/types"
import { billing } from "@/lib/features/billing/table"
import { shopSettings } from "@/lib/features/shop/table"

/** The billing details of the sample company. */
export const sampleBilling = {
  company: "Lindqvist & Daughters",
  address: "Korkeavuorenkatu 21, 00130 Helsinki",
  contact: "+358 9 5550 1201",
  email: "accounts@lindqvist.example",
  vatNumber: "FI99120108",
  bankName: "Esimerkkipankki",
  country: "Finland",
  iban: "FI66 9999 9900 1201 01",
  swiftCode: "ESIMFIHH",
}

/** The shop texts of the sample company. */
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
 * Adds the sample company's billing details and shop settings. Only the demo workspace gets them: in other workspaces, new
 * invoices and the shop are those of the user who registered, and the sample data is only an example.
 */
export async function seedSampleCompany(db: Db, workspaceId: number): Promise<void> {
  await db.insert(billing).values({ workspaceId, ...sampleBilling })
  await db.insert(shopSettings).values({ workspaceId, ...sampleShop, usesSampleDiscounts: true })
}
