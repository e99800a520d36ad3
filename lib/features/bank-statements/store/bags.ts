import { and, desc, eq, inArray, isNull, or, sql } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"
import { bankBags } from "@/lib/features/bank-bags/table"
import { shops } from "@/lib/features/businesses/table"

/** More bags than are on their way at once. */
const maxBags = 200

/** Bags of a business that the bank hasn't credited, for one bank account or for none in particular. */
export const openBags = ({ db, workspaceId }: Scope, business: number, bankAccount: number) =>
  db
    .select({
      ...{ id: bankBags.id, number: bankBags.number, slipNumber: bankBags.slipNumber, sealNumber: bankBags.sealNumber },
      ...{ amount: bankBags.amount, shopName: shops.name },
      preparedOn: sql<string>`to_char(${bankBags.preparedAt} at time zone ${shops.timeZone}, 'YYYY-MM-DD')`,
    })
    .from(bankBags)
    .innerJoin(shops, and(eq(shops.workspaceId, bankBags.workspaceId), eq(shops.id, bankBags.shopId)))
    .where(
      and(
        eq(bankBags.workspaceId, workspaceId),
        eq(bankBags.businessId, business),
        inArray(bankBags.state, ["sealed", "in-transit"]),
        or(isNull(bankBags.bankAccountId), eq(bankBags.bankAccountId, bankAccount)),
      ),
    )
    .orderBy(desc(bankBags.preparedAt))
    .limit(maxBags)
