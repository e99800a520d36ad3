import type { ShopChoices } from "@/lib/features/businesses/schema/choices"

/**
 * The shop that a screen shows: the one that its address names, or else the chosen one, or the only one that the person sees.
 * Undefined for all shops. Shops that the person doesn't see are ignored.
 */
export function shopOf(inAddress: string | null | undefined, choices: ShopChoices | undefined): number | undefined {
  if (!choices) return undefined
  const named = choices.data.find(({ id }) => String(id) === inAddress)
  if (named) return named.id
  return choices.data.length === 1 ? choices.data[0]?.id : (choices.chosen ?? undefined)
}
