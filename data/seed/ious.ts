import type { Scope } from "@/lib/core/db/types"
import { change } from "@/lib/features/customers/service/customers"
import { add } from "@/lib/features/customers/service/recurring"
import { clientIds } from "./clients"
import type { TradingPlace } from "./trading/commands"
import { iouAccounts, iouShop, round } from "./trading/customer-acts"
import { addDays } from "./trading/days"
import { findPeople } from "./trading/people"
import { tradingShops } from "./trading/shops"

/** Lets some clients of the sample company buy on account, and one get the newspaper every day, from the day its books begin. */
export async function seedIous(scope: Scope, places: TradingPlace[], opened: string): Promise<void> {
  const place = places.find(({ code }) => code === iouShop)
  const trading = tradingShops.find(({ code }) => code === iouShop)
  const owner = trading && (await findPeople(scope)).get(trading.people.owner.email)
  if (!place || !trading || !owner) return
  for (const { company, limit } of iouAccounts)
    await change(scope, owner, clientIds.get(company) as number, { iouLimit: limit })
  const { company, pause, ...charge } = round
  // Books begin at most a year ago.
  const years = [0, 1].map((more) => Number(opened.slice(0, 4)) + more)
  await add(scope, {
    ...{ ...charge, customer: clientIds.get(company) as number, shop: place.shopId, vatRate: trading.rates.reduced },
    ...{ startsOn: addDays(opened, 1), endsOn: null },
    pauses: years.map((year) => ({ from: `${year}-${pause.from}`, until: `${year}-${pause.until}` })),
  })
}
