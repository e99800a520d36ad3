import { now } from "@/lib/core/clock"
import type { Scope } from "@/lib/core/db/types"
import { conflict, notFound } from "@/lib/core/http/errors"
import * as store from "../store/records"
import { businessDateOf } from "./business-date"

/** A shop as money commands need it. */
export interface TradingPlace {
  business: number
  shop: number
  currency: string
  /** The language of the shop's documents. */
  language: string
  timeZone: string
  /** The current trading day, YYYY-MM-DD. */
  today: string
}

/** The place where something is posted. @throws HttpError 404; 409 if the shop or its business is archived */
export async function tradingPlace(scope: Scope, shopId: number, at = now()): Promise<TradingPlace> {
  const shop = await store.find(scope, "business-shop", shopId)
  const business = shop && (await store.find(scope, "business", shop.businessId))
  if (!business) throw notFound()
  if (shop.state === "archived") throw conflict({ shop: "shopArchived" })
  if (business.state === "archived") throw conflict({ business: "businessArchived" })
  const { id, timeZone } = shop
  const { currency, language } = business
  return { business: business.id, shop: id, currency, language, timeZone, today: businessDateOf(at, shop) }
}
