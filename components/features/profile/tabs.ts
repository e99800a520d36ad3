export const tabs = ["feed", "about", "photos", "friends"] as const
export type Tab = (typeof tabs)[number]

/** The tab an address asks for; the first where it asks for none of ours. */
export const tabOf = (wanted: unknown): Tab => tabs.find((tab) => tab === wanted) ?? "feed"

export const hrefOf = (tab: Tab) => (tab === "feed" ? "/pages/profile" : `/pages/profile?tab=${tab}`)
