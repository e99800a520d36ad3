import type { Scope } from "@/lib/core/db/types"
import { notFound } from "@/lib/core/http/errors"
import type { EntryForm } from "../schema/entries"
import { findCurrency } from "../store/books"
import type { Posted } from "./entry"
import { post } from "./post"

/** Posts an entry that somebody wrote by hand. @throws HttpError as `post` */
export async function postByHand(
  scope: Scope,
  { business, shop, lines, businessDate, occurredAt, memo }: EntryForm,
  key: string,
  isBookkeeper: boolean,
): Promise<Posted> {
  const currency = await findCurrency(scope, business)
  if (!currency) throw notFound()
  return post(scope, {
    kind: "manual",
    businessId: business,
    shopId: shop,
    currency,
    businessDate,
    occurredAt: occurredAt === undefined ? undefined : new Date(occurredAt),
    memo,
    key,
    isBookkeeper,
    lines: lines.map(({ account, amount, product, net, ...line }) => ({
      ...line,
      account: { code: account },
      amount: BigInt(amount),
      productId: product,
      net: net === undefined ? undefined : BigInt(net),
    })),
  })
}
