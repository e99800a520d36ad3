import type { Ability } from "@/lib/core/auth/ability"
import type { UserProfile } from "@/lib/features/users/schema"

const tabs = ["account", "information", "social"] as const
type Tab = (typeof tabs)[number]

/** The tab an address asks for; the first where it asks for none of ours. */
export const tabOf = (wanted: unknown): Tab => tabs.find((tab) => tab === wanted) ?? "account"

interface Props {
  profile: UserProfile
  viewer: { userId: number; ability: Ability }
  tab: Tab
}
export function UserEdit({ tab }: Props) {
  return <p>{tab}</p>
}
