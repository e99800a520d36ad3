import type { Scope } from "@/lib/core/db/types"
import type { Locale } from "@/lib/core/i18n/locales"
import { cut } from "@/lib/core/text"
import * as store from "../store/customers"

/** A person who bought in the web shop. */
interface Buyer {
  name: string
  email: string
  phone: string
  address: string
  country: string
  language: Locale
}

/** Adds a buyer of the web shop as a customer, unless a customer has the e-mail address already. */
export async function ensureBuyer(
  scope: Scope,
  { name, email, phone, address, country, language }: Buyer,
): Promise<void> {
  if (await store.hasEmail(scope, email)) return
  await store.insert(scope, {
    ...{ name: cut(name, 120), companyEmail: email, contact: cut(phone, 40), address: cut(address, 200) },
    ...{ country: cut(country, 80), language },
  })
}
