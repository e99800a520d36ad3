import type { Business } from "@/lib/features/businesses/schema/businesses"

/** Logo, names and colour of a business. */
export function BusinessName({
  tradingName,
  legalName,
  logo,
  colour,
}: Pick<Business, "tradingName" | "legalName" | "logo" | "colour">) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      {colour && <span aria-hidden="true" className="h-8 w-1 shrink-0 rounded-full" style={{ background: colour }} />}
      {logo && <img src={logo} alt="" className="size-8 shrink-0 rounded bg-white object-contain" />}
      <span className="block min-w-0">
        <bdi className="block truncate font-medium text-ink">{tradingName}</bdi>
        {legalName !== tradingName && <bdi className="block truncate text-ink-muted text-xs">{legalName}</bdi>}
      </span>
    </span>
  )
}
