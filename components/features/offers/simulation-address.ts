import { channels } from "@/lib/features/offers/values"

/** The query parameters that set what the simulator prices. `basket` has products and pieces: `12x2,15x1`. */
const simulationParams = ["channel", "date", "time", "code", "drafts", "basket"] as const
export type SimulationParam = (typeof simulationParams)[number]

const patterns: Record<SimulationParam, RegExp> = {
  channel: new RegExp(`^(${channels.join("|")})$`),
  date: /^(199\d|20\d\d|21\d\d)-\d\d-\d\d$/,
  time: /^([01]\d|2[0-3]):[0-5]\d$/,
  code: /^[\w-]{1,40}$/,
  drafts: /^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,9}$/,
  basket: /^[1-9]\d{0,8}x[1-9]\d{0,2}(,[1-9]\d{0,8}x[1-9]\d{0,2}){0,49}$/,
}

/** The query for the endpoint. Malformed parameters in the URL are left out. */
export function simulationQuery(shop: number, read: (name: SimulationParam) => string | null | undefined) {
  const given = simulationParams.flatMap((name) => {
    const text = read(name)
    return text && patterns[name].test(text) ? [[name, text] as const] : []
  })
  return { shop, ...Object.fromEntries(given) } as { shop: number } & Partial<Record<SimulationParam, string>>
}

export interface Piled {
  product: number
  pieces: number
}

export const readBasket = (text: string | undefined): Piled[] =>
  (text ?? "").split(",").flatMap((part) => {
    const [product, pieces] = part.split("x").map(Number)
    return product && pieces ? [{ product, pieces }] : []
  })

export const writeBasket = (basket: readonly Piled[]): string =>
  basket.map(({ product, pieces }) => `${product}x${pieces}`).join(",")
