import type { Scope } from "@/lib/core/db/types"
import { languageOf } from "@/lib/core/i18n/intl-locale"
import * as store from "../store/accounts"
import { addAccount, openBooks, openShopAccounts, tillHolder } from "./accounts"
import { archiveBankAccount, bankHolder, openBankAccount } from "./bank-accounts"

// Opens and archives the accounts of tills, safes and bank accounts. Businesses call this through lib/features/nouns.ts.

interface OpenedPlace {
  business: number
  currency: string
  language: string
  shop?: { id: number; name: string }
  till?: { id: number; name: string }
  bankAccount?: { id: number; name: string }
}

/** Opens the accounts of a new business, a new shop or bank account in it, or a new till in the shop. */
export async function openPlace(
  scope: Scope,
  { business, currency, language, shop, till, bankAccount }: OpenedPlace,
): Promise<void> {
  if (bankAccount) return openBankAccount(scope, { businessId: business, bankAccount })
  const locale = languageOf(language)
  if (!shop) return openBooks(scope, { businessId: business, currency, locale })
  const place = { businessId: business, shopId: shop.id }
  if (!till) return openShopAccounts(scope, { ...place, shop: shop.name, locale })
  await addAccount(scope, { ...place, role: "till", name: `${shop.name} ${till.name}`, holder: tillHolder(till.id) })
}

/** Whether there is money in a business, a shop, a till, a safe or a bank account, or anything owed. */
export async function hasBalance(
  scope: Scope,
  {
    business,
    shop,
    till,
    safe,
    bankAccount,
  }: { business: number; shop?: number; till?: number; safe?: number; bankAccount?: number },
): Promise<boolean> {
  return store.hasMoney(scope, {
    businessId: business,
    shopId: shop,
    ...(till === undefined ? {} : { holder: tillHolder(till) }),
    ...(bankAccount === undefined ? {} : { holder: bankHolder(bankAccount) }),
    ...(safe === undefined ? {} : { role: "safe" }),
  })
}

/** Archives the accounts of a place that is archived: a bank account's. Others are only used by their place. */
export async function archivePlace(scope: Scope, { bankAccount }: { bankAccount?: number }): Promise<void> {
  if (bankAccount !== undefined) await archiveBankAccount(scope, bankAccount)
}

interface Renamed {
  id: number
  from: string
  to: string
}

/** Names the accounts of a shop, and of a till in it, as they are now called. Names that somebody changed stay. */
export async function renamePlace(
  scope: Scope,
  { business, shop, till }: { business: number; shop: Renamed; till?: Renamed },
): Promise<void> {
  for (const { id, shopId, holder, name } of await store.listAccounts(scope, business)) {
    if (shopId !== shop.id) continue
    const isTill = till !== undefined && holder === tillHolder(till.id)
    const named = isTill
      ? name.replace(`${shop.from} ${till.from}`, () => `${shop.to} ${till.to}`)
      : name.endsWith(` ${shop.from}`)
        ? name.slice(0, -shop.from.length) + shop.to
        : name.startsWith(`${shop.from} `)
          ? shop.to + name.slice(shop.from.length)
          : name
    if (named !== name) await store.updateAccount(scope, id, { name: named })
  }
}
