import type { ReactNode } from "react"

const late =
  "*:nth-[n+3]:[contain-intrinsic-size:auto_24rem] *:nth-[n+3]:[content-visibility:auto] *:nth-[n+3]:[overflow-clip-margin:2rem]"

/**
 * The cards of a dashboard, from xl on in twelve columns. The first two are painted at once, the others when they come near the
 * visible part: on a phone, most of a dashboard is below it.
 */
export function DashboardGrid({ children }: { children: ReactNode }) {
  return <div className={`grid grid-cols-1 gap-5 *:col-span-full xl:grid-cols-12 ${late}`}>{children}</div>
}
