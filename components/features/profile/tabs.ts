export const tabs = ["feed", "about", "photos", "friends"] as const
export type Tab = (typeof tabs)[number]

/** Returns the tab in a URL, or the feed if it is unknown. */
export const tabOf = (name: unknown): Tab => tabs.find((tab) => tab === name) ?? "feed"

export const hrefOf = (tab: Tab) => (tab === "feed" ? "/pages/profile" : `/pages/profile?tab=${tab}`)
